import {
  activeSpecials,
  findCategory,
  listing,
  parseListingQuery,
  slugOf,
  type Listing,
  type ListingQuery,
  type ListingScope,
  type ShoppingMode,
} from '@leaflog/core/catalogue'
import type { Special } from '@leaflog/core/wire/ordering/ordering'
import { notFound, redirect } from '@tanstack/react-router'
import type { PageContext } from '../../shared/page/context.ts'
import { sentence } from '../../shared/i18n/texts.ts'
import { termIn } from '../../shared/i18n/use-term.ts'
import { besidePages, type BesidePages } from '../../shared/page/beside-pages.ts'
import type { PageMetadata } from '../../shared/page/page-head.ts'
import type { SearchParams } from '../../shared/page/search-params.ts'
import { canonicalPath, listingHref } from './listing-links.ts'
import { leaveForCategory, readStoreMenu, storeLabel, type StoreMenu } from './store-menu.ts'
import { catalogueWords, type CatalogueWords } from '../../shared/product/words.ts'

/** One of today's specials, as a listing names it. */
export type SpecialInfo = { id: string; name: string; description: string; endStamp: number }

/** The data of a listing. Plain data, because it is embedded in the page for hydration. */
export type ListingPageData = {
  kind: 'category' | 'all' | 'specials' | 'special' | 'specialOver' | 'brand'
  title: string
  /** The address without its search. */
  path: string
  head: Pick<PageMetadata, 'title' | 'description' | 'path'> & BesidePages
  trail: { label: string; href: string }[]
  query: ListingQuery
  listing: Listing
  mode: ShoppingMode
  storeName: string | null
  /** The subcategories of the category, regardless of filters. */
  kinds: string[]
  special: SpecialInfo | null
  specials: SpecialInfo[]
}

/** The menu could not be loaded; the page says so and offers to retry. */
export type MenuUnavailable = { kind: 'unavailable'; title: string; path: string }

const info = (special: Special): SpecialInfo => ({
  id: special.id,
  name: special.menu_display_configuration.name,
  description: special.menu_display_configuration.description ?? '',
  endStamp: special.endStamp,
})

type PageFacts = Pick<ListingPageData, 'kind' | 'title' | 'path' | 'trail'> &
  Partial<Pick<ListingPageData, 'kinds' | 'special' | 'specials'>>

const pageOf = (
  { store, menu, mode, words }: Read,
  scope: ListingScope,
  query: ListingQuery,
  page: PageFacts,
): ListingPageData => {
  const found = listing(menu, scope, query, mode)
  if (found.page !== query.page) {
    throw redirect({ to: '/', href: listingHref(page.path, { ...query, page: found.page }), replace: true })
  }
  const storeName = storeLabel(store)
  return {
    ...page,
    head: headOf(page, { query, found, storeName, words }),
    query,
    listing: found,
    mode,
    storeName,
    kinds: page.kinds ?? [],
    special: page.special ?? null,
    specials: page.specials ?? [],
  }
}

/** A store's menu, and the translations for it. */
type Read = StoreMenu & { words: CatalogueWords }

const readMenuAndWords = async (context: PageContext): Promise<Read | null> => {
  const [read, words] = await Promise.all([readStoreMenu(context), catalogueWords(context)])
  return read === null ? null : { ...read, words }
}

/** The title and count, computed in the loader, because the head needs no more. */
const headOf = (
  { kind, title, path }: PageFacts,
  {
    query,
    found,
    storeName,
    words,
  }: { query: ListingQuery; found: Listing; storeName: string | null; words: CatalogueWords },
) => {
  const { t, word, counted } = words
  const whole = storeName === null ? word(title) : t('head.at', { title: word(title), store: storeName })
  const brands = found.facets.brand.slice(0, 4).map((brand) => brand.label)
  const parameters = { title: whole, products: counted(found.total, 'products') }
  return {
    title: whole,
    description:
      brands.length > 0 && kind !== 'brand'
        ? t('head.listingBy', { ...parameters, brands: brands.join(', ') })
        : t('head.listing', parameters),
    path: canonicalPath(path, query),
    ...besidePages(found, (number) => listingHref(path, { ...query, page: number })),
  }
}

const everything = { category: null, subcategory: null }

/** /shopd/category/{category}[/{subcategory}] and, for `all` and `specials`, the whole menu (2b.2). */
export const loadCategory = async (
  context: PageContext,
  params: { category: string; subcategory?: string | undefined },
  search: SearchParams,
): Promise<ListingPageData | MenuUnavailable> => {
  const slug = slugOf(params.category)
  const path = `/shopd/category/${slug}${params.subcategory === undefined ? '' : `/${slugOf(params.subcategory)}`}`
  await leaveForCategory(context, path.replace('/shopd', ''), search)
  const read = await readMenuAndWords(context)
  if (read === null || read.menu.categories.categories.length === 0)
    return { kind: 'unavailable', title: termIn(context)('Menu'), path }
  const query = parseListingQuery(search)
  if (slug === 'all' || slug === 'specials') {
    if (params.subcategory !== undefined) throw notFound()
    return slug === 'all' ? loadAll(context, read, query) : loadSpecials(context, read, query)
  }
  const category = findCategory(read.menu, slug)
  if (category === null) throw notFound()
  const trail = [{ label: category.name, href: `/shopd/category/${slug}` }]
  const kinds = [...category.subcategories]
  if (params.subcategory === undefined) {
    return pageOf(read, { category: slug, subcategory: null }, query, {
      kind: 'category',
      title: category.name,
      path,
      trail,
      kinds,
    })
  }
  const wanted = slugOf(params.subcategory)
  const subcategory = category.subcategories.find((name) => slugOf(name) === wanted)
  if (subcategory === undefined) throw notFound()
  return pageOf(read, { category: slug, subcategory: wanted }, query, {
    kind: 'category',
    title: subcategory,
    path,
    trail: [...trail, { label: subcategory, href: path }],
    kinds,
  })
}

const today = (context: PageContext, { menu, store }: StoreMenu): SpecialInfo[] =>
  activeSpecials(menu.specials, context.now(), store.time_zone).map(info)

const loadAll = async (context: PageContext, read: Read, query: ListingQuery): Promise<ListingPageData> => {
  const path = '/shopd/category/all'
  if (query.special === null) {
    const page = { kind: 'all', title: 'Full menu', path, trail: [{ label: 'Menu', href: path }] } as const
    return pageOf(read, everything, query, { ...page, trail: [...page.trail] })
  }
  const specials = today(context, read)
  const special = specials.find((one) => one.id === query.special) ?? null
  const title = special === null ? 'This deal isn’t running today' : await sentence(context, special.name)
  return pageOf(read, everything, query, {
    kind: special === null ? 'specialOver' : 'special',
    title,
    path,
    trail: [
      { label: 'Specials', href: '/shopd/category/specials' },
      { label: title, href: path },
    ],
    special,
    specials,
  })
}

const loadSpecials = (context: PageContext, read: Read, query: ListingQuery): ListingPageData => {
  const path = '/shopd/category/specials'
  const specials = today(context, read)
  const scope = { ...everything, specials: specials.map(({ id }) => id) }
  const trail = [{ label: 'Specials', href: path }]
  return pageOf(read, scope, query, { kind: 'specials', title: 'Specials', path, trail, specials })
}

/** /shopd/brands/{brand-slug} (2b.2). */
export const loadBrand = async (
  context: PageContext,
  brand: string,
  search: SearchParams,
): Promise<ListingPageData | MenuUnavailable> => {
  const slug = slugOf(brand)
  const path = `/shopd/brands/${slug}`
  await leaveForCategory(context, `/category/brands/${slug}`, search)
  const read = await readMenuAndWords(context)
  if (read === null || read.menu.products.length === 0)
    return { kind: 'unavailable', title: termIn(context)('Brand'), path }
  const known = read.menu.products.find((product) => slugOf(product.brand.name) === slug)
  if (known === undefined) throw notFound()
  const { name } = known.brand
  const query = { ...parseListingQuery(search), brand: [] }
  const trail = [
    { label: 'Brands', href: '/shopd/brands' },
    { label: name, href: path },
  ]
  return pageOf(read, { ...everything, brand: slug }, query, { kind: 'brand', title: name, path, trail })
}
