import { isLeaflogError } from '@leaflog/core'
import {
  commerceListingHref,
  emptyCommerceQuery,
  filledCategories,
  parseCommerceQuery,
  commerceCategoryHref,
  type Breadcrumb,
  type CommerceQuery,
} from '@leaflog/core/catalogue'
import {
  type CommerceCategory,
  type IllustratedCategory,
  shopFrontQuery,
} from '@leaflog/core/wire/commerce/commerce-listing'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { notFound, redirect } from '@tanstack/react-router'
import type { PageContext } from '../../../shared/page/context.ts'
import { termIn } from '../../../shared/i18n/use-term.ts'
import { besidePages } from '../../../shared/page/beside-pages.ts'
import { commerceReader, readCommerce } from '../../../shared/page/read-commerce.ts'
import type { SearchParams } from '../../../shared/page/search-params.ts'
import { loadBrands } from './brands-loader.ts'
import { plainHead } from './plain-head.ts'
import { loadStoreChoice } from './choose-store-loader.ts'
import { plainParagraphs } from '@leaflog/core/content'
import { readCategoryPage, resolveSlugs, type Scope, type CategoryRead } from '@leaflog/core/products'
import type { CategoryIntro, Kind, ListingPage, CategoryPage, CategoryTile } from './category-page.ts'
import { catalogueTexts, catalogueWords, type CatalogueWords } from '../../../shared/product/words.ts'

export type CategoryParams = { category?: string | undefined; subcategory?: string | undefined }

const longestPath = 160

/** The backend's url path for an address (2b.4); '' for all categories. */
const urlPathOf = ({ category, subcategory }: CategoryParams): string => {
  const path = [category, subcategory].filter((part) => part !== undefined).join('/')
  if (path.length > longestPath) throw notFound()
  return path.toLowerCase()
}

/** /category and everything below it: a listing, a landing page, brands, or the choice of a store (2b.4). */
export async function loadCommerceCategory(
  context: PageContext,
  params: CategoryParams,
  search: SearchParams,
): Promise<CategoryPage> {
  const [page] = await Promise.all([readPage(context, params, search), catalogueTexts(context)])
  return page
}

async function readPage(context: PageContext, params: CategoryParams, search: SearchParams): Promise<CategoryPage> {
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
    const path = commerceCategoryHref(urlPath)
    const title = termIn(context)('Menu')
    return { kind: 'unavailable', head: plainHead(title, '', path), title, path, trail: [] }
  }
}

const tileOf = ({ name, urlPath, picture, image, count }: IllustratedCategory): CategoryTile => ({
  name,
  href: commerceCategoryHref(urlPath),
  image: picture ?? image,
  count,
})

const saleShown = 6

async function loadFront(context: PageContext, store: Dispensary): Promise<CategoryPage> {
  const { categoryList, products } = await readCommerce(context, shopFrontQuery, { pageSize: saleShown })
  const title = 'All categories'
  const categories = filledCategories(categoryList[0]?.children ?? []).map(tileOf)
  const { t, word } = await catalogueWords(context)
  const names = categories.map(({ name }) => word(name).toLowerCase()).join(', ')
  return {
    kind: 'landing',
    head: plainHead(
      t('head.at', { title: word(title), store: store.store_name }),
      t('head.front', { store: store.store_name, categories: names }),
      '/category',
    ),
    title,
    path: '/category',
    trail: [{ label: title, href: '/category' }],
    intro: null,
    categories,
    sale: products?.items ?? [],
    storeName: store.store_name,
  }
}

const isBrand = (urlPath: string) => urlPath.startsWith('brands/')

async function loadListing(
  context: PageContext,
  store: Dispensary,
  urlPath: string,
  search: SearchParams,
): Promise<CategoryPage> {
  const asked = parseCommerceQuery(search)
  const path = commerceCategoryHref(urlPath)
  if (asked.brand.length > 0 || asked.weight.length > 0) {
    const href = commerceListingHref(path, await resolveSlugs(commerceReader(context), asked))
    throw redirect({ to: '/', href, replace: true })
  }
  const words = await catalogueWords(context)
  const whole = urlPath === 'all'
  const query = isBrand(urlPath) ? { ...asked, chosen: withoutBrand(asked) } : asked
  const scope: Scope = { urlPath: whole ? null : urlPath, directChildren: whole }
  const read = await readCategoryPage(commerceReader(context), scope, query)
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

const introOf = ({ description, language }: CommerceCategory): CategoryIntro => ({
  paragraphs: plainParagraphs(description),
  language,
})

const trailOf = (category: CommerceCategory, path: string): Breadcrumb[] => [
  ...category.above.map(({ name, urlPath }) => ({ label: name, href: commerceCategoryHref(urlPath) })),
  { label: category.name, href: path },
]

const landingOf = (
  category: CommerceCategory,
  path: string,
  store: Dispensary,
  { t, word, counted, written }: CatalogueWords,
): CategoryPage => ({
  kind: 'landing',
  head: plainHead(
    t('head.at', { title: word(category.metaTitle || category.name), store: store.store_name }),
    written(category.metaDescription, category.language) ||
      t('landing.at', {
        categories: counted(filledCategories(category.children).length, 'categories'),
        store: store.store_name,
      }),
    path,
  ),
  title: category.name,
  path,
  trail: trailOf(category, path),
  intro: introOf(category),
  categories: filledCategories(category.children).map(tileOf),
  sale: [],
  storeName: store.store_name,
})

type Found = {
  words: CatalogueWords
  read: CategoryRead
  category: CommerceCategory | null
  query: CommerceQuery
  path: string
  store: Dispensary
  mode: ListingPage['mode']
}

/** The subcategories of a category; for a subcategory, its siblings. Brands are listed on a page of their own. */
const kindsOf = ({ category, parent }: CategoryRead): Kind[] => {
  const top = parent ?? category
  if (top === null || top.urlPath === 'brands') return []
  const here = category?.urlPath
  return [{ name: 'All', urlPath: top.urlPath }, ...filledCategories(top.children)].map(({ name, urlPath }) => ({
    name,
    href: commerceCategoryHref(urlPath),
    current: urlPath === here,
  }))
}

function listingOf({ read, words, category, query, path, store, mode }: Found): ListingPage {
  const { t, word, counted, written } = words
  const { aggregations: _, ...listing } = read.listing
  const title = category?.name ?? 'Everything'
  const brands = read.facets.find(({ attribute_code }) => attribute_code === 'brand')?.options ?? []
  const brand = category !== null && isBrand(category.urlPath)
  const makers = brand ? [] : brands.slice(0, 4).map(({ label }) => label)
  // The name alone, where the category's own description is in another language.
  const about = category
    ? written(category.metaDescription, category.language) || t('head.named', { title: word(category.name) })
    : t('head.whole')
  const parameters = { about, products: counted(read.listing.total, 'products'), store: store.store_name }
  const headline = t('head.at', { title: word(category?.metaTitle || title), store: store.store_name })
  const saysMore = category !== null && category.displayMode !== 'PRODUCTS'
  return {
    kind: 'listing',
    head: {
      title: query.page > 1 ? t('head.page', { title: headline, page: query.page }) : headline,
      description: (makers.length > 0
        ? t('head.categoryBy', { ...parameters, brands: makers.join(', ') })
        : t('head.category', parameters)
      ).trim(),
      path: commerceListingHref(path, { ...emptyCommerceQuery, page: query.page }),
      ...besidePages(listing, (page) => commerceListingHref(path, { ...query, page })),
      isSearch: query.text !== '',
    },
    title,
    path,
    trail: category === null ? [{ label: title, href: path }] : trailOf(category, path),
    intro: saysMore ? introOf(category) : null,
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
