/** Listings, categories and brands of the commerce channel: documents and parsers. */
import * as z from 'zod/mini'
import { commerceCardFields, commerceCards } from './commerce-card.ts'
import { mediaPath } from '../shared/media.ts'
import { listOf, words } from '../shared/nullable.ts'

const text = z.nullable(z.string())
const count = z.pipe(
  z.nullable(z.int()),
  z.transform((known) => known ?? 0),
)

const categorySummaryFields = 'name url_key url_path position include_in_menu product_count'

const categorySummary = {
  name: words,
  url_key: words,
  url_path: words,
  position: count,
  include_in_menu: count,
  product_count: count,
}
const summaryResponse = z.object(categorySummary)
const categoryResponse = z.object({ ...categorySummary, children: listOf(summaryResponse) })

/** A category as menus and chips show it; `children` is one level down. */
const summaryOf = (sent: z.infer<typeof summaryResponse>) => ({
  name: sent.name,
  urlKey: sent.url_key,
  urlPath: sent.url_path,
  position: sent.position,
  inMenu: sent.include_in_menu === 1,
  count: sent.product_count,
  children: [],
})

const categories = z.pipe(
  listOf(categoryResponse),
  z.transform((list) => list.map((sent) => ({ ...summaryOf(sent), children: sent.children.map(summaryOf) }))),
)

/** The top categories and their children, for the menu bar and /category. */
export const categoriesQuery = {
  operationName: 'categories',
  query: `query categories {
  categoryList { children { ${categorySummaryFields} children { ${categorySummaryFields} } } }
}`,
  result: z.object({ categoryList: listOf(z.object({ children: categories })) }),
} as const

const illustrated = z.pipe(
  z.object({
    ...categorySummary,
    image: text,
    products: z.nullable(z.object({ items: commerceCards })),
  }),
  z.transform((sent) => ({
    ...summaryOf(sent),
    image: mediaPath(sent.image),
    picture: sent.products?.items[0]?.image ?? null,
  })),
)
const brand = z.pipe(
  z.object({ ...categorySummary, image: text }),
  z.transform((sent) => ({ ...summaryOf(sent), image: mediaPath(sent.image) })),
)

/** A category with the image of its first product. */
export type IllustratedCategory = z.infer<typeof illustrated>

const illustratedFields = `${categorySummaryFields} image products(pageSize: 1) { items { ${commerceCardFields} } }`

/** A store's home page: its categories, and what is on sale there. */
export const shopFrontQuery = {
  operationName: 'shopFront',
  query: `query shopFront($pageSize: Int!) {
  categoryList { children { ${illustratedFields} } }
  products(filter: { is_sale: { eq: "1" } }, pageSize: $pageSize) { total_count items { ${commerceCardFields} } }
}`,
  result: z.object({
    categoryList: listOf(z.object({ children: listOf(illustrated) })),
    products: z.nullable(z.object({ total_count: count, items: commerceCards })),
  }),
} as const

const category = z.pipe(
  z.object({
    ...categorySummary,
    display_mode: text,
    description: words,
    image: text,
    meta_title: words,
    meta_description: words,
    meta_keywords: words,
    language: text,
    breadcrumbs: listOf(z.object({ category_name: words, category_url_path: words, category_level: count })),
    children: listOf(illustrated),
  }),
  z.transform((sent) => ({
    ...summaryOf(sent),
    displayMode: sent.display_mode ?? 'PRODUCTS',
    /** HTML written by the backend's editors. */
    description: sent.description,
    image: mediaPath(sent.image),
    metaTitle: sent.meta_title,
    metaDescription: sent.meta_description,
    /** The language of both texts; null if it is the store view's. */
    language: sent.language,
    /** The ancestors, from the root down. */
    above: sent.breadcrumbs
      .toSorted((a, b) => a.category_level - b.category_level)
      .map((crumb) => ({ name: crumb.category_name, urlPath: crumb.category_url_path })),
    children: sent.children,
  })),
)
// 3.10
export type CommerceCategory = z.infer<typeof category>

const categoryFields = `${categorySummaryFields} display_mode description image meta_title meta_description meta_keywords
    language breadcrumbs { category_name category_url_path category_level }
    children { ${illustratedFields} }`

/** The brands, each of which has a category, with the store's number of products and the logo. */
export const brandsQuery = {
  operationName: 'brands',
  query: `query brands { categoryList(filters: { url_path: { eq: "brands" } }) { children { ${categorySummaryFields} image } } }`,
  result: z.object({ categoryList: listOf(z.object({ children: listOf(brand) })) }),
} as const

const option = z.pipe(
  z.object({ label: text, value: z.string(), count }),
  z.transform((sent) => ({ label: sent.label ?? sent.value, value: sent.value, count: sent.count })),
)
const aggregations = listOf(z.object({ attribute_code: z.string(), label: words, options: listOf(option) }))
/** A filter of a listing. */
export type Aggregation = z.infer<typeof aggregations>[number]

const aggregationFields = 'attribute_code label options { label value count }'

const sentPage = z.nullable(
  z.object({ current_page: z.nullable(z.int()), page_size: z.nullable(z.int()), total_pages: z.nullable(z.int()) }),
)
const sortFields = z.nullable(z.object({ default: text, options: listOf(z.object({ label: words, value: words })) }))

const listing = z.pipe(
  z.object({
    total_count: count,
    items: commerceCards,
    page_info: sentPage,
    sort_fields: sortFields,
    aggregations,
    suggestions: listOf(z.object({ search: z.string() })),
  }),
  z.transform((sent) => ({
    total: sent.total_count,
    items: sent.items,
    page: sent.page_info?.current_page ?? 1,
    pages: Math.max(1, sent.page_info?.total_pages ?? 1),
    defaultSort: sent.sort_fields?.default ?? null,
    sorts: sent.sort_fields?.options ?? [],
    aggregations: sent.aggregations,
    suggestions: sent.suggestions.map(({ search }) => search),
  })),
)
/** A page of products with the filters and sort orders of the listing. */
export type CommerceListing = z.infer<typeof listing>

const listingArguments =
  '$search: String, $filter: ProductAttributeFilterInput, $pageSize: Int!, $currentPage: Int!, $sort: ProductAttributeSortInput, $counted: AggregationsFilterInput'

const listingSelection = `products(search: $search, filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sort: $sort) {
    total_count
    items { ${commerceCardFields} }
    page_info { current_page page_size total_pages }
    sort_fields { default options { label value } }
    aggregations(filter: $counted) { ${aggregationFields} }
    suggestions { search }
  }`

const categoryListing = z.object({ categoryList: listOf(category), products: z.nullable(listing) })

/**
 * A category and a page of its products in one request. The caller makes sure that filter and category match.
 */
export const categoryListingQuery: {
  readonly operationName: 'categoryListing'
  readonly query: string
  /** Typed by its output: the inferred schema type exceeds TypeScript's depth limit. */
  readonly result: z.ZodMiniType<z.output<typeof categoryListing>>
} = {
  operationName: 'categoryListing',
  query: `query categoryListing($filters: CategoryFilterInput, ${listingArguments}) {
  categoryList(filters: $filters) { ${categoryFields} }
  ${listingSelection}
}`,
  result: categoryListing,
}

/** The counts of a listing without its products: the other values of an attribute. */
export const facetsQuery = {
  operationName: 'facets',
  query: `query facets($search: String, $filter: ProductAttributeFilterInput, $counted: AggregationsFilterInput) {
  products(search: $search, filter: $filter, pageSize: 1) { aggregations(filter: $counted) { ${aggregationFields} } }
}`,
  result: z.object({ products: z.nullable(z.object({ aggregations })) }),
} as const

/** Ids and labels of list attributes, by which the names of filters are resolved. */
export const attributeOptionsQuery = {
  operationName: 'attributeOptions',
  query: `query attributeOptions($attributes: [AttributeInput!]!) {
  customAttributeMetadata(attributes: $attributes) {
    items { attribute_code attribute_options { label value } }
  }
}`,
  result: z.object({
    customAttributeMetadata: z.nullable(
      z.object({
        items: listOf(
          z.object({ attribute_code: words, attribute_options: listOf(z.object({ label: words, value: words })) }),
        ),
      }),
    ),
  }),
} as const
