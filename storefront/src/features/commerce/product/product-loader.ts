import type { Document, VariablesOf } from '@leaflog/core'
import { commerceProductHref, nextPickup, type Pickup, type ShoppingMode } from '@leaflog/core/catalogue'
import type { PurchaseLimits } from '@leaflog/core/wire/commerce/commerce-cart'
import type { CommerceProduct, PriceRange, RelatedProduct } from '@leaflog/core/wire/commerce/commerce-product'
import {
  productAtStoreQuery,
  productPricesQuery,
  productQuery,
  productRouteQuery,
  relatedProductsQuery,
} from '@leaflog/core/wire/commerce/commerce-product-documents'
import type { Shopping } from '@leaflog/core/wire/commerce/shopping'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { notFound, redirect } from '@tanstack/react-router'
import type { PageContext } from '../../../shared/page/context.ts'
import { sentence, texts } from '../../../shared/i18n/texts.ts'
import { readCommerce } from '../../../shared/page/read-commerce.ts'
import { trailOf } from './product-links.ts'
import { urlKeysOf } from './product-slug.ts'
import { commerceStores, placeAt, readPlace, type ShoppingPlace } from './shopping-place.ts'
import { without } from '../../../shared/page/report-unexpected.ts'

/** Prices by sku, the product's own and its variants'. */
export type PricesBySku = Readonly<Record<string, PriceRange['minimum']>>

export interface ProductPage {
  readonly kind: 'product'
  readonly title: string
  readonly path: string
  readonly trail: { label: string; href: string }[]
  readonly product: CommerceProduct
  readonly related: readonly RelatedProduct[]
  /** The store's purchase limits in this mode, before any cart (3.4.5); null if unknown. */
  readonly limits: PurchaseLimits | null
  readonly mode: ShoppingMode
  /** The other mode's prices; null if the store has no other mode, or that mode does not sell it. */
  readonly otherPrices: PricesBySku | null
  readonly store: Dispensary
  readonly isChosen: boolean
  readonly pickup: { storeName: string; when: Pickup } | null
}

/** The product exists, but the store does not carry it. */
export interface NotHere {
  readonly kind: 'notHere'
  readonly title: string
  readonly path: string
  readonly store: Dispensary
  readonly isChosen: boolean
  readonly carriedBy: readonly Dispensary[]
}

/** The catalog did not answer. */
interface Unavailable {
  readonly kind: 'unavailable'
  readonly title: string
  readonly path: string
}

export type ProductPageData = ProductPage | NotHere | Unavailable

type Asking = Pick<PageContext, 'http' | 'origin' | 'shop'>

const asking =
  (context: Asking, shopping: Shopping) =>
  <Data, Name extends string>(document: Document<Data, Name>, variables: VariablesOf<Name>): Promise<Data> =>
    readCommerce(context, document, variables, shopping)

const filterOf = (keys: readonly string[]) => ({ filter: { url_key: { in: keys } } })

/** The item of the most likely key. */
const likeliest = <Item extends { readonly url_key: string }>(
  items: readonly Item[],
  keys: readonly string[],
): Item | null => keys.flatMap((key) => items.find((item) => item.url_key === key) ?? [])[0] ?? null

/**
 * /product/{url key} (2b.7). Another spelling redirects to the canonical one; a product that no store has is not found.
 */
export async function loadCommerceProduct(context: PageContext, slug: string): Promise<ProductPageData> {
  const keys = urlKeysOf(slug)
  if (keys.length === 0) throw notFound()
  const [likely = slug] = keys
  const [t, place] = await Promise.all([
    texts(context, 'product'),
    readPlace(context).catch(without(null, context, 'STORES_NOT_READ')),
  ])
  const unavailable: Unavailable = { kind: 'unavailable', title: t('title'), path: commerceProductHref(likely) }
  if (place === null) return unavailable
  const read = await readProduct(context, place, keys).catch(without(null, context, 'PRODUCT_NOT_READ'))
  if (read === null) return unavailable
  if (read.product === null) {
    const elsewhere = await findElsewhere(context, place, slug, keys).catch(
      without(unavailable, context, 'PRODUCT_NOT_READ'),
    )
    if (elsewhere === null) throw notFound()
    if (elsewhere.kind === 'moved') throw redirect({ to: '/', href: elsewhere.path, statusCode: 301 })
    return elsewhere
  }
  const { product, related, limits, otherPrices } = read
  const path = commerceProductHref(product.url_key)
  if (path !== `/product/${slug}`) throw redirect({ to: '/', href: path, statusCode: 301 })
  const title = await sentence(context, product.name)
  return {
    kind: 'product',
    title,
    path,
    trail: trailOf({ ...product, name: title }, path),
    product,
    related,
    limits,
    mode: place.mode,
    otherPrices,
    store: place.store,
    isChosen: place.isChosen,
    pickup: place.isChosen ? { storeName: place.store.store_name, when: nextPickup(place.store, context.now()) } : null,
  }
}

/** 7a.23: the product, related products, and the other mode's prices, in parallel; the latter two are merged by sku. */
async function readProduct(context: Asking, { store, mode, shopping }: ShoppingPlace, keys: readonly string[]) {
  const filter = filterOf(keys)
  const ask = asking(context, shopping)
  const otherMode = store.modes.find((each) => each !== mode)
  const [found, related, other] = await Promise.all([
    ask(productQuery, filter),
    ask(relatedProductsQuery, filter).catch(without(null, context, 'RELATED_NOT_READ')),
    otherMode === undefined
      ? null
      : asking(context, { ...shopping, mode: otherMode })(productPricesQuery, filter).catch(
          without(null, context, 'PRICES_NOT_READ'),
        ),
  ])
  const product = likeliest(found.products?.items ?? [], keys)
  const sku = product?.sku
  const goesWith = related?.products?.items.find((each) => each.sku === sku)?.related_products ?? []
  return {
    product,
    limits: found.purchaseLimits ?? null,
    related: goesWith.filter((each) => each.url_key !== '' && each.sku !== sku),
    otherPrices: pricesOf(other?.products?.items.find((each) => each.sku === sku)),
  }
}

interface Priced {
  readonly sku: string
  readonly is_sold_in_mode: boolean
  readonly price_range: PriceRange
}

function pricesOf(
  answer: (Priced & { readonly variants?: readonly { readonly product: Priced | null }[] | undefined }) | undefined,
): PricesBySku | null {
  if (answer?.is_sold_in_mode !== true) return null
  const all = [answer, ...(answer.variants ?? []).flatMap(({ product }) => product ?? [])]
  return Object.fromEntries(
    all.filter(({ is_sold_in_mode }) => is_sold_in_mode).map((each) => [each.sku, each.price_range.minimum]),
  )
}

/** Where else it is: at another address, or in other stores; null if no store has it. */
async function findElsewhere(context: Asking, place: ShoppingPlace, slug: string, keys: readonly string[]) {
  const moved = await asking(context, place.shopping)(productRouteQuery, { url: slug })
  const [target] = moved === null ? [] : urlKeysOf(moved)
  if (target !== undefined && !keys.includes(target)) {
    return { kind: 'moved' as const, path: commerceProductHref(target) }
  }
  const others = (await commerceStores(context)).filter(({ store_id }) => store_id !== place.store.store_id)
  const answers = await Promise.all(
    others.map(async (store) => {
      const { shopping } = placeAt(store, place.mode)
      const { products } = await asking(context, shopping)(productAtStoreQuery, filterOf(keys))
      return { store, item: likeliest(products?.items ?? [], keys) }
    }),
  )
  const carriers = answers.flatMap(({ store, item }) => (item === null ? [] : [{ store, item }]))
  const [first] = carriers
  if (first === undefined) return null
  const path = commerceProductHref(first.item.url_key)
  if (path !== `/product/${slug}`) return { kind: 'moved' as const, path }
  const isNear = ({ state_code }: Dispensary) => Number(state_code === place.store.state_code)
  return {
    kind: 'notHere' as const,
    title: first.item.name,
    path,
    store: place.store,
    isChosen: place.isChosen,
    carriedBy: carriers.map(({ store }) => store).toSorted((a, b) => isNear(b) - isNear(a)),
  }
}
