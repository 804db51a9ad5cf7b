/** The sitemap's entries, read through the gateway's own API like pages. */
import { askCommerce, fetchMenu, menuOf } from '@leaflog/core'
import { brandHref, categoryHref, productHref, slugOf } from '@leaflog/core/catalogue'
import { modelUrl } from '@leaflog/core/seo'
import { brandsQuery, categoriesQuery } from '@leaflog/core/wire/commerce/commerce-listing'
import { productKeysQuery } from '@leaflog/core/wire/commerce/sitemap'
import { DEFAULT_STORE_ID, dispensaries, type Dispensary } from '@leaflog/core/wire/content/stores'
import { z } from 'zod'
import { standingPages } from './sitemap-pages.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

export type Gateway = (request: Request) => Promise<Response>

/** In process, without a network; the name is a placeholder. */
const HERE = 'http://gateway.internal'
const KEYS_A_PAGE = 100
/** More pages than any store or journal has, as a bound for a service that never ends. */
const MAX_PAGES = 50

const pagesAnswer = z.array(z.object({ identifier: z.string(), updatedOn: z.string() }))
const postsAnswer = z.object({
  posts: z.array(z.object({ slug: z.string(), publishedOn: z.string() })),
  pages: z.number(),
})

const ask = (gateway: Gateway, path: string) =>
  gateway(new Request(`${HERE}${path}`, { headers: { accept: 'application/json' } }))

const json = async (gateway: Gateway, path: string): Promise<unknown> => {
  const answer = await ask(gateway, path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return await answer.json()
}

const stores = async (gateway: Gateway): Promise<Dispensary[]> =>
  dispensaries.parse(await json(gateway, '/api/rest/stores'))

const each = (paths: Iterable<string>): SitemapEntry[] => [...new Set(paths)].map((path) => ({ path }))

/** Static pages, with the date of their last change in the content system, if it answers. */
async function pages(gateway: Gateway): Promise<SitemapEntry[]> {
  const answer = await ask(gateway, '/api/content/pages')
  const read: unknown = answer.ok ? await answer.json() : []
  const changed = new Map(pagesAnswer.parse(read).map(({ identifier, updatedOn }) => [identifier, updatedOn]))
  return standingPages.map((path) => {
    const on = changed.get(path.split('/').at(-1) ?? '')
    return { path, ...(on !== undefined && { changed: on.slice(0, 10) }) }
  })
}

/** The journal's posts; a shop without a journal has none. */
async function posts(gateway: Gateway): Promise<SitemapEntry[]> {
  const at = async (page: number) => postsAnswer.parse(await json(gateway, `/api/content/posts?page=${page}`))
  const first = await at(1)
  const rest = Array.from({ length: Math.min(first.pages, MAX_PAGES) - 1 }, (_, index) => at(index + 2))
  return [first, ...(await Promise.all(rest))].flatMap((list) =>
    list.posts.map(({ slug, publishedOn }) => ({
      path: `/discover/blog/${encodeURIComponent(slug)}`,
      changed: publishedOn.slice(0, 10),
    })),
  )
}

async function states(gateway: Gateway): Promise<SitemapEntry[]> {
  const open = (await stores(gateway)).filter(({ kind }) => kind === 'dispensary')
  return each(open.map(({ state_name }) => modelUrl('', 'dispensaries', slugOf(state_name))))
}

/** The ordering channel's menu for a visitor without a dispensary, such as a crawler. */
async function defaultMenu(gateway: Gateway) {
  const view = (await stores(gateway)).find(({ store_id }) => store_id === DEFAULT_STORE_ID)
  return view === undefined ? null : await fetchMenu(gateway, HERE, menuOf(view))
}

const commerceStores = async (gateway: Gateway): Promise<Dispensary[]> =>
  (await stores(gateway)).filter(({ channel, kind }) => channel === 'commerce' && kind === 'dispensary')

const shoppingAt = ({ store_code, modes }: Dispensary) => ({
  storeCode: store_code,
  mode: modes[0] ?? 'RECREATIONAL',
  delivery: false,
})

async function categories(gateway: Gateway): Promise<SitemapEntry[]> {
  const [menu, [store]] = await Promise.all([defaultMenu(gateway), commerceStores(gateway)])
  const ordering = (menu?.categories.categories ?? []).flatMap(({ name, firstpage }) => [
    categoryHref(name),
    ...firstpage.filter_options.subcategory.map((kind) => categoryHref(name, kind)),
  ])
  if (store === undefined) return each(ordering)
  const { categoryList } = await askCommerce(
    { http: gateway, gateway: HERE, shopping: shoppingAt(store) },
    categoriesQuery,
    {},
  )
  const listed = categoryList.flatMap(({ children }) =>
    children.flatMap((category) => [category, ...category.children]),
  )
  // Brands are a category too, but have their own list.
  const commerce = listed.filter(({ urlPath }) => urlPath !== '' && urlPath.split('/')[0] !== 'brands')
  return each([...ordering, ...commerce.map(({ urlPath }) => modelUrl('', 'category', urlPath))])
}

async function brands(gateway: Gateway): Promise<SitemapEntry[]> {
  const [menu, [store]] = await Promise.all([defaultMenu(gateway), commerceStores(gateway)])
  const ordering = (menu?.products ?? []).map(({ brand }) => brandHref(brand.name))
  if (store === undefined) return each(ordering)
  const { categoryList } = await askCommerce(
    { http: gateway, gateway: HERE, shopping: shoppingAt(store) },
    brandsQuery,
    {},
  )
  const listed = categoryList.flatMap(({ children }) => children)
  return each([...ordering, ...listed.map(({ urlPath }) => modelUrl('', 'category', urlPath))])
}

async function menuProducts(gateway: Gateway): Promise<SitemapEntry[]> {
  return each(((await defaultMenu(gateway))?.products ?? []).map((product) => productHref(product)))
}

/** Every product of the commerce stores, once; reading stops at `most` products. */
export async function shopProducts(gateway: Gateway, most = Number.POSITIVE_INFINITY): Promise<SitemapEntry[]> {
  const keys = new Set<string>()
  for (const store of await commerceStores(gateway)) {
    const call = { http: gateway, gateway: HERE, shopping: shoppingAt(store) }
    for (let currentPage = 1, last = 1; currentPage <= Math.min(last, MAX_PAGES); currentPage += 1) {
      if (keys.size >= most) break
      const { products } = await askCommerce(call, productKeysQuery, { pageSize: KEYS_A_PAGE, currentPage })
      for (const key of products.keys) keys.add(key)
      last = products.pages
    }
  }
  return each([...keys].map((key) => modelUrl('', 'product', key)))
}

/** The sitemap's parts, by file name. */
export const sitemapParts = {
  pages,
  categories,
  brands,
  'menu-products': menuProducts,
  'shop-products': (gateway: Gateway) => shopProducts(gateway),
  dispensaries: states,
  posts,
} as const satisfies Record<string, (gateway: Gateway) => Promise<SitemapEntry[]>>
