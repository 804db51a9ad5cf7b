import { isLeaflogError } from '@leaflog/core'
import {
  commerceListingHref,
  emptyCommerceQuery,
  filledShelves,
  parseCommerceQuery,
  shelfHref,
  type Breadcrumb,
  type CommerceQuery,
} from '@leaflog/core/catalogue'
import {
  brandsQuery,
  type CommerceCategory,
  type IllustratedShelf,
  shopFrontQuery,
} from '@leaflog/core/wire/commerce-listing'
import type { Dispensary } from '@leaflog/core/wire/stores'
import { notFound, redirect } from '@tanstack/react-router'
import type { PageContext } from '../../../shared/page/context.ts'
import { termIn } from '../../../shared/i18n/use-term.ts'
import { besidePages } from '../../../shared/page/beside-pages.ts'
import { readCommerce } from '../../../shared/page/read-commerce.ts'
import type { SearchParams } from '../../../shared/page/search-params.ts'
import { loadStoreChoice } from './choose-store-loader.ts'
import { plainParagraphs } from '../../../shared/product/plain-words.ts'
import { readShelfPage, resolveSlugs, type Scope, type ShelfRead } from './shelf-listing.ts'
import type { Kind, ListingPage, ShelfHead, ShelfPage, ShelfTile } from './shelf-page.ts'
import { catalogueWords, type CatalogueWords } from '../../../shared/product/words.ts'

export type ShelfParams = { category?: string | undefined; subcategory?: string | undefined }

const longestPath = 160

/** The backend's url path that an address names (2b.4); '' for all shelves. */
const urlPathOf = ({ category, subcategory }: ShelfParams): string => {
  const path = [category, subcategory].filter((part) => part !== undefined).join('/')
  if (path.length > longestPath) throw notFound()
  return path.toLowerCase()
}

const plainHead = (title: string, description: string, path: string): ShelfHead => ({
  title,
  description,
  path,
  previous: null,
  next: null,
  isSearch: false,
})

/** /category and everything below it: a listing, a page of shelves, brands, or the question where one shops (2b.4). */
export async function loadShelf(context: PageContext, params: ShelfParams, search: SearchParams): Promise<ShelfPage> {
  const urlPath = urlPathOf(params)
  const { chosen } = context.shop.getState().dispensary.view
  if (chosen?.channel !== 'commerce') return loadStoreChoice(context, urlPath, search)
  try {
    return await (urlPath === ''
      ? loadFront(context, chosen)
      : urlPath === 'brands'
        ? loadBrands(context, chosen)
        : loadListing(context, chosen, urlPath, search))
  } catch (error) {
    if (!isLeaflogError(error)) throw error
    const path = shelfHref(urlPath)
    const title = termIn(context)('Menu')
    return { kind: 'unavailable', head: plainHead(title, '', path), title, path, trail: [] }
  }
}

const tileOf = ({ name, urlPath, picture, image, count }: IllustratedShelf): ShelfTile => ({
  name,
  href: shelfHref(urlPath),
  image: picture ?? image,
  count,
})

const saleShown = 6

async function loadFront(context: PageContext, store: Dispensary): Promise<ShelfPage> {
  const { categoryList, products } = await readCommerce(context, shopFrontQuery, { pageSize: saleShown })
  const title = 'All shelves'
  const shelves = filledShelves(categoryList[0]?.children ?? []).map(tileOf)
  const { t, word } = await catalogueWords(context)
  const names = shelves.map(({ name }) => word(name).toLowerCase()).join(', ')
  return {
    kind: 'landing',
    head: plainHead(
      t('head.at', { title: word(title), store: store.store_name }),
      t('head.front', { store: store.store_name, shelves: names }),
      '/category',
    ),
    title,
    path: '/category',
    trail: [{ label: title, href: '/category' }],
    intro: [],
    shelves,
    sale: products?.items ?? [],
    storeName: store.store_name,
  }
}

async function loadBrands(context: PageContext, store: Dispensary): Promise<ShelfPage> {
  const { t, word, counted } = await catalogueWords(context)
  const { categoryList } = await readCommerce(context, brandsQuery, {})
  const path = '/category/brands'
  const brands = (categoryList[0]?.children ?? [])
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
    .map(({ name, urlPath, image, count }) => ({
      name,
      href: shelfHref(urlPath),
      image,
      about: counted(count, 'products'),
    }))
  const description = t('head.brandsAt', { store: store.store_name })
  return {
    kind: 'brands',
    head: plainHead(t('head.at', { title: word('Brands'), store: store.store_name }), description, path),
    title: 'Brands',
    path,
    trail: [{ label: 'Brands', href: path }],
    brands,
    storeName: store.store_name,
  }
}

const isBrand = (urlPath: string) => urlPath.startsWith('brands/')

async function loadListing(
  context: PageContext,
  store: Dispensary,
  urlPath: string,
  search: SearchParams,
): Promise<ShelfPage> {
  const asked = parseCommerceQuery(search)
  const path = shelfHref(urlPath)
  if (asked.brand.length > 0 || asked.weight.length > 0) {
    const href = commerceListingHref(path, await resolveSlugs(context, asked))
    throw redirect({ to: '/', href, replace: true })
  }
  const words = await catalogueWords(context)
  const whole = urlPath === 'all'
  const query = isBrand(urlPath) ? { ...asked, chosen: withoutBrand(asked) } : asked
  const scope: Scope = { urlPath: whole ? null : urlPath, directChildren: whole }
  const read = await readShelfPage(context, scope, query)
  if ('lastPage' in read) {
    throw redirect({ to: '/', href: commerceListingHref(path, { ...query, page: read.lastPage }), replace: true })
  }
  const category = whole ? null : read.category
  if (category === null && !whole) throw notFound()
  return category?.displayMode === 'PAGE'
    ? landingOf(category, path, store, words)
    : listingOf({ read, words, category, query, path, store, mode: context.shop.getState().dispensary.view.mode })
}

const withoutBrand = ({ chosen }: CommerceQuery): CommerceQuery['chosen'] => {
  const { brand: _, ...rest } = chosen
  return rest
}

const trailOf = (category: CommerceCategory, path: string): Breadcrumb[] => [
  ...category.above.map(({ name, urlPath }) => ({ label: name, href: shelfHref(urlPath) })),
  { label: category.name, href: path },
]

const landingOf = (
  category: CommerceCategory,
  path: string,
  store: Dispensary,
  { t, word, counted, inEnglish }: CatalogueWords,
): ShelfPage => ({
  kind: 'landing',
  head: plainHead(
    t('head.at', { title: word(category.metaTitle || category.name), store: store.store_name }),
    inEnglish(category.metaDescription) ||
      t('landing.at', {
        shelves: counted(filledShelves(category.children).length, 'shelves'),
        store: store.store_name,
      }),
    path,
  ),
  title: category.name,
  path,
  trail: trailOf(category, path),
  intro: plainParagraphs(category.description),
  shelves: filledShelves(category.children).map(tileOf),
  sale: [],
  storeName: store.store_name,
})

type Found = {
  words: CatalogueWords
  read: ShelfRead
  category: CommerceCategory | null
  query: CommerceQuery
  path: string
  store: Dispensary
  mode: ListingPage['mode']
}

/** The kinds of a shelf; of a kind, its neighbours. Brands have each other's page for that. */
const kindsOf = ({ category, parent }: ShelfRead): Kind[] => {
  const top = parent ?? category
  if (top === null || top.urlPath === 'brands') return []
  const here = category?.urlPath
  return [{ name: 'All', urlPath: top.urlPath }, ...filledShelves(top.children)].map(({ name, urlPath }) => ({
    name,
    href: shelfHref(urlPath),
    current: urlPath === here,
  }))
}

function listingOf({ read, words, category, query, path, store, mode }: Found): ListingPage {
  const { t, word, counted, inEnglish } = words
  const { aggregations: _, ...listing } = read.listing
  const title = category?.name ?? 'Everything'
  const brands = read.facets.find(({ attribute_code }) => attribute_code === 'brand')?.options ?? []
  const brand = category !== null && isBrand(category.urlPath)
  const makers = brand ? [] : brands.slice(0, 4).map(({ label }) => label)
  const about = category ? inEnglish(category.metaDescription) : t('head.whole')
  const said = { about, products: counted(read.listing.total, 'products'), store: store.store_name }
  const headline = t('head.at', { title: word(category?.metaTitle || title), store: store.store_name })
  const saysMore = category !== null && category.displayMode !== 'PRODUCTS'
  return {
    kind: 'listing',
    head: {
      title: query.page > 1 ? t('head.page', { title: headline, page: query.page }) : headline,
      description: (makers.length > 0
        ? t('head.shelfBy', { ...said, brands: makers.join(', ') })
        : t('head.shelf', said)
      ).trim(),
      path: commerceListingHref(path, { ...emptyCommerceQuery, page: query.page }),
      ...besidePages(listing, (page) => commerceListingHref(path, { ...query, page })),
      isSearch: query.text !== '',
    },
    title,
    path,
    trail: category === null ? [{ label: title, href: path }] : trailOf(category, path),
    intro: saysMore ? plainParagraphs(category.description) : [],
    mark: brand ? category.image : null,
    kinds: kindsOf(read),
    family: read.parent?.name ?? title,
    query,
    listing,
    facets: read.facets,
    hidden: brand ? ['brand'] : category === null ? [] : ['category_uid'],
    mode,
    storeName: store.store_name,
  }
}
