/** Reading a category of the commerce channel with a page of its products. */
import { isLeaflogError } from '../../errors/errors.ts'
import type { Document, VariablesOf } from '../../http/ask-commerce.ts'
import {
  type CommerceAttribute,
  type CommerceQuery,
  commerceAttributes,
  commerceFilter,
  commerceSort,
} from '../../rules/catalogue/commerce-query.ts'
import { pageSize } from '../../rules/catalogue/listing.ts'
import type { SearchCondition } from '../../rules/catalogue/search-filter.ts'
import { slugOf, weightSlug } from '../../rules/catalogue/slugs.ts'
import {
  type Aggregation,
  type CommerceCategory,
  type CommerceListing,
  attributeOptionsQuery,
  categoryListingQuery,
  facetsQuery,
} from '../../wire/commerce/commerce-listing.ts'

/** One query of the commerce channel, at the store and in the mode that is read. */
export type ReadCommerce = <Data, Name extends string>(
  document: Document<Data, Name>,
  variables: VariablesOf<Name>,
) => Promise<Data>

/** Which products a listing holds before it is filtered. */
export interface Scope {
  /** The category's url path; null for everything. */
  readonly urlPath: string | null
  /** Whether the listing's categories are the direct children. */
  readonly directChildren: boolean
  /** Only these products. */
  readonly skus?: readonly string[]
  /** Products per page. */
  readonly pageSize?: number
}

/** A page of a category's products, with what the page around them needs. */
export interface CategoryRead {
  /** Null if the store has no such category, or if everything was asked for. */
  readonly category: CommerceCategory | null
  /** The parent category, whose children are the siblings; null at the top. */
  readonly parent: CommerceCategory | null
  /** The products of this page, with the number of all and the orders to choose from. */
  readonly listing: CommerceListing
  /** The filters with their values and counts. Counts of an attribute ignore what is chosen of it. */
  readonly facets: Aggregation[]
}

/** `flower` for `flower/pre-rolls`, and for itself. */
const parentOf = (urlPath: string): string => urlPath.split('/').slice(0, -1).join('/') || urlPath

const within = ({ urlPath, skus }: Scope): SearchCondition[] => [
  ...(urlPath === null ? [] : [{ attribute: 'category_url_path', equals: urlPath }]),
  ...(skus === undefined ? [] : [{ attribute: 'sku', in: skus }]),
]

/**
 * A category with a page of its products, and the counts of the filters. The counts of an attribute ignore its own
 * chosen values, so that further ones can be chosen.
 */
async function readCategory(read: ReadCommerce, scope: Scope, query: CommerceQuery): Promise<CategoryRead> {
  const conditions = within(scope)
  const search = query.text === '' ? null : query.text
  const counted = { category: { includeDirectChildrenOnly: scope.directChildren } }
  const chosen = commerceAttributes.filter((attribute) => query.chosen[attribute] !== undefined)
  const [answer, ...others] = await Promise.all([
    read(categoryListingQuery, {
      filters: scope.urlPath === null ? null : { url_path: { in: [scope.urlPath, parentOf(scope.urlPath)] } },
      search,
      filter: commerceFilter(query, conditions),
      pageSize: scope.pageSize ?? pageSize,
      currentPage: query.page,
      sort: commerceSort(query),
      counted,
    }),
    ...chosen.map(async (attribute) => {
      const filter = commerceFilter(query, conditions, attribute)
      const { products } = await read(facetsQuery, { search, filter, counted })
      return products?.aggregations.find(({ attribute_code }) => attribute_code === attribute) ?? null
    }),
  ])
  const own = new Map(others.flatMap((facet) => (facet === null ? [] : [[facet.attribute_code, facet] as const])))
  const listing = answer.products ?? nothing
  const known = listing.aggregations.filter(({ attribute_code }) => !own.has(attribute_code))
  const categoryAt = (path: string | null) => answer.categoryList.find(({ urlPath }) => urlPath === path) ?? null
  return {
    category: categoryAt(scope.urlPath),
    parent: scope.urlPath?.includes('/') === true ? categoryAt(parentOf(scope.urlPath)) : null,
    listing,
    facets: [...known, ...own.values()],
  }
}

const nothing: CommerceListing = {
  total: 0,
  items: [],
  page: 1,
  pages: 1,
  defaultSort: null,
  sorts: [],
  aggregations: [],
  suggestions: [],
}

/**
 * The same. A page beyond the last, which the backend refuses, is distinguished from a backend that does not answer.
 * @returns the number of the last page if the requested one does not exist
 */
export async function readCategoryPage(
  read: ReadCommerce,
  scope: Scope,
  query: CommerceQuery,
): Promise<CategoryRead | { lastPage: number }> {
  try {
    return await readCategory(read, scope, query)
  } catch (error) {
    if (query.page === 1 || !isLeaflogError(error, 'SERVICE_REFUSED')) throw error
    const first = await readCategory(read, scope, { ...query, page: 1 })
    return { lastPage: first.listing.pages }
  }
}

const slugs: Readonly<Record<'brand' | 'size', (text: string) => string>> = { brand: slugOf, size: weightSlug }

/** Replaces slugs of brands and weights with their ids. Unknown ones are dropped. */
export async function resolveSlugs(read: ReadCommerce, query: CommerceQuery): Promise<CommerceQuery> {
  const attributes = ['brand', 'size'].map((attribute_code) => ({ attribute_code, entity_type: 'catalog_product' }))
  const { customAttributeMetadata } = await read(attributeOptionsQuery, { attributes })
  const idsOf = (attribute: CommerceAttribute & ('brand' | 'size'), wanted: readonly string[]): string[] =>
    (customAttributeMetadata?.items ?? [])
      .filter(({ attribute_code }) => attribute_code === attribute)
      .flatMap(({ attribute_options }) => attribute_options)
      .filter(({ label }) => wanted.includes(slugs[attribute](label)))
      .map(({ value }) => value)
  const merged = (attribute: 'brand' | 'size', wanted: readonly string[]) => {
    const values = [...new Set([...(query.chosen[attribute] ?? []), ...idsOf(attribute, wanted)])].toSorted()
    return values.length === 0 ? {} : { [attribute]: values }
  }
  const chosen = { ...query.chosen, ...merged('brand', query.brand), ...merged('size', query.weight) }
  return { ...query, chosen, brand: [], weight: [] }
}
