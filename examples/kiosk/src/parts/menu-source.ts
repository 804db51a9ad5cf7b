/**
 * The store's categories and their products. Fetched once and cached while the kiosk runs; the service worker caches
 * the answers for a start without a network.
 */
import type { Shop } from '@leaflog/core'
import { filledCategories } from '@leaflog/core/catalogue'
import type { CommerceCard } from '@leaflog/core/wire/commerce/commerce-card'
import { categoryListingQuery, categoriesQuery } from '@leaflog/core/wire/commerce/commerce-listing'
import type { CommerceProduct } from '@leaflog/core/wire/commerce/commerce-product'
import { productQuery } from '@leaflog/core/wire/commerce/commerce-product-documents'

export interface MenuCategory {
  readonly name: string
  readonly urlPath: string
}
export interface MenuSource {
  categories(): Promise<readonly MenuCategory[]>
  cards(urlPath: string): Promise<readonly CommerceCard[]>
  product(urlKey: string): Promise<CommerceProduct | null>
  /** Fetches everything, one category at a time, so that it is available offline. */
  warm(): Promise<void>
}

const CATEGORY_SIZE = 60
/** The backend's default page size. */
const AT_ONCE = 20
/** How often prices and stock are refreshed, in ms; the server decides in the cart anyway. */
const FRESH_MS = 10 * 60_000

/** Caches an answer until it is old. A failed refresh keeps the old answer and is retried. */
function kept<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | null = null
  return () => {
    const before = last
    if (before && (Date.now() - before.at < FRESH_MS || !navigator.onLine)) return before.answer
    const answer = ask().catch((error: unknown) => {
      last = before
      if (before) return before.answer
      throw error
    })
    last = { at: Date.now(), answer }
    return answer
  }
}

/** Products that a kiosk can sell without a medical card, a form or staff. */
const isForKiosk = ({ kind, medicalOnly }: CommerceCard): boolean =>
  !medicalOnly && (kind === 'simple' || kind === 'configurable')

export function createMenuSource(shop: () => Shop): MenuSource {
  const ask: Shop['commerce']['ask'] = (document, variables, options) =>
    shop().commerce.ask(document, variables, { asGuest: true, ...options })
  const cardsOf = new Map<string, () => Promise<readonly CommerceCard[]>>()
  const productOf = new Map<string, CommerceProduct>()

  const categories = kept(async () => {
    const { categoryList } = await ask(categoriesQuery, {})
    const all = categoryList.flatMap(({ children }) => filledCategories(children))
    return all.map(({ name, urlPath }) => ({ name, urlPath }))
  })

  const readCategory = async (urlPath: string): Promise<readonly CommerceCard[]> => {
    const { products } = await ask(categoryListingQuery, {
      filters: { url_path: { in: [urlPath] } },
      search: null,
      filter: { category_url_path: { eq: urlPath } },
      pageSize: CATEGORY_SIZE,
      currentPage: 1,
      sort: null,
      counted: null,
    })
    return (products?.items ?? []).filter(isForKiosk)
  }
  const cards = (urlPath: string) => {
    const known = cardsOf.get(urlPath) ?? kept(() => readCategory(urlPath))
    cardsOf.set(urlPath, known)
    return known()
  }

  const readProducts = async (urlKeys: readonly string[]) => {
    const { products } = await ask(productQuery, { filter: { url_key: { in: urlKeys } } })
    for (const product of products?.items ?? []) productOf.set(product.url_key, product)
  }

  return {
    categories,
    cards,
    async product(urlKey) {
      if (!productOf.has(urlKey)) await readProducts([urlKey])
      return productOf.get(urlKey) ?? null
    },
    async warm() {
      for (const { urlPath } of await categories()) {
        const keys = (await cards(urlPath)).map((card) => card.urlKey)
        for (let from = 0; from < keys.length; from += AT_ONCE) await readProducts(keys.slice(from, from + AT_ONCE))
      }
    },
  }
}
