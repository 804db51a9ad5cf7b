/** The catalogue of a store of the commerce channel: its backend sorts, counts and filters. */
import { commerceProductHref } from '../../rules/catalogue/commerce-links.ts'
import { byWeight } from '../../rules/catalogue/category-order.ts'
import { filledCategories } from '../../rules/catalogue/commerce-menu.ts'
import { type CommerceQuery, emptyCommerceQuery, strainTypeIds } from '../../rules/catalogue/commerce-query.ts'
import { slugOf, weightSlug } from '../../rules/catalogue/slugs.ts'
import { LeaflogError } from '../../errors/errors.ts'
import type { CommerceCard } from '../../wire/commerce/commerce-card.ts'
import { type Aggregation, categoriesQuery } from '../../wire/commerce/commerce-listing.ts'
import { type ReadCommerce, type Scope, readCategoryPage, resolveSlugs } from './category-listing.ts'
import type { Category, Facet, Product, ProductList, ProductQuery } from './model.ts'
import { strainName } from './strain-name.ts'

/** A store's code, and the origin of the shop's pages and pictures. */
export interface CommerceStore {
  readonly code: string
  readonly origin: string
}

/** A card has sizes only if it has no other options. */
const chooseOf = ({ kind, sizes }: CommerceCard): Product['choose'] => {
  if (kind === 'simple') return 'nothing'
  if (kind === 'configurable' && sizes.length > 0) return 'size'
  return kind === 'configurable' || kind === 'bundle' ? 'options' : 'more'
}

export const commerceProduct = (card: CommerceCard, { code, origin }: CommerceStore): Product => ({
  id: card.sku,
  store: code,
  channel: 'commerce',
  name: card.name,
  brand: card.brand,
  category: null,
  strain: strainName(card.strain),
  thc: card.thc === null || card.thc === '' ? null : card.thc.replace('-', '–'),
  image: card.image === null ? null : `${origin}/media${card.image}`,
  url: `${origin}${commerceProductHref(card.urlKey)}`,
  isMedicalOnly: card.medicalOnly,
  isSoldOut: !card.inStock,
  price: { ...card.price },
  sizes: card.sizes
    .map(({ uid, label, price, inStock }) => ({
      id: uid,
      label,
      price: { ...price },
      isSoldOut: !inStock || !card.inStock,
    }))
    .toSorted((a, b) => byWeight(a.label, b.label)),
  choose: chooseOf(card),
})

export async function readCommerceCategories(read: ReadCommerce): Promise<Category[]> {
  const { categoryList } = await read(categoriesQuery, {})
  return filledCategories(categoryList.flatMap(({ children }) => children)).map((category) => ({
    slug: category.urlPath,
    name: category.name,
    count: category.count,
    children: filledCategories(category.children).map(({ urlPath, name, count }) => ({
      slug: urlPath,
      name,
      count,
      children: [],
    })),
  }))
}

const sorts = {
  price: { field: 'price', direction: 'ASC' },
  'price-desc': { field: 'price', direction: 'DESC' },
  name: { field: 'name', direction: 'ASC' },
} as const

const queryOf = (asked: ProductQuery): CommerceQuery => ({
  ...emptyCommerceQuery,
  chosen: {
    ...(asked.strain?.length && { strain_type: asked.strain.map((name) => strainTypeIds[name]) }),
    ...(asked.onSale && { is_sale: ['1'] }),
  },
  brand: asked.brand ?? [],
  weight: asked.size ?? [],
  text: asked.text ?? '',
  sort: asked.sort === undefined ? null : sorts[asked.sort],
  page: asked.page ?? 1,
})

const none: ProductList = { products: [], total: 0, page: 1, pages: 1, facets: { brand: [], strain: [], size: [] } }

const facetOf = (
  facets: readonly Aggregation[],
  attribute: string,
  slug: (label: string) => string,
  asked: readonly string[] = [],
): Facet[] =>
  (facets.find(({ attribute_code }) => attribute_code === attribute)?.options ?? []).map(({ label, count }) => {
    const value = slug(label)
    return { value, label, count, selected: asked.includes(value) }
  })

/** Of one page; the sort keeps the order of the others. */
const soldOutLast = (products: readonly Product[]): Product[] =>
  products.toSorted((a, b) => Number(a.isSoldOut) - Number(b.isSoldOut))

/** Errors: NOT_FOUND for a category that the store does not have. */
export async function readCommerceProducts(
  read: ReadCommerce,
  store: CommerceStore,
  asked: ProductQuery,
): Promise<ProductList> {
  if (asked.ids?.length === 0) return none
  const slugs = queryOf(asked)
  const query = slugs.brand.length + slugs.weight.length > 0 ? await resolveSlugs(read, slugs) : slugs
  // Slugs that the store does not know are found nowhere; without them everything would be.
  if ((asked.brand?.length && !query.chosen.brand) || (asked.size?.length && !query.chosen.size)) return none
  const scope: Scope = {
    urlPath: asked.category ?? null,
    directChildren: asked.category === undefined,
    ...(asked.ids !== undefined && { skus: asked.ids }),
    ...(asked.pageSize !== undefined && { pageSize: asked.pageSize }),
  }
  const found = await readCategoryPage(read, scope, query)
  if ('lastPage' in found) return readCommerceProducts(read, store, { ...asked, page: found.lastPage })
  const { category, listing, facets } = found
  if (asked.category !== undefined && category === null) throw new LeaflogError('NOT_FOUND')
  return {
    products: soldOutLast(listing.items.map((card) => commerceProduct(card, store))),
    total: listing.total,
    page: listing.page,
    pages: listing.pages,
    facets: {
      brand: facetOf(facets, 'brand', slugOf, asked.brand),
      strain: facetOf(facets, 'strain_type', slugOf, asked.strain),
      size: facetOf(facets, 'size', weightSlug, asked.size),
    },
  }
}
