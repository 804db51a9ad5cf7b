/** Listings of products (3.8, 7a.23). */
import type { ProductAttributeSortInput, ProductsAggregationsArgs, Resolvers } from './resolvers.generated.ts'
import { aggregate } from '../../../rules/catalogue/aggregations.ts'
import { BadFilter, wantedValues, type ProductFilter } from '../../../rules/catalogue/filters.ts'
import { BadPage, list, sortFields, type Listing, type SortField } from '../../../rules/catalogue/listing.ts'
import { textSearch } from '../../../rules/catalogue/text-search.ts'
import { entityUid } from '../../../rules/catalogue/uids.ts'
import type { CatalogueView } from '../../../rules/catalogue/view.ts'
import type { CommerceContext } from '../context/context.ts'
import { nodeOf } from './product-node.ts'
import { refusal } from '../../../platform/domain-error.ts'

interface ListArguments {
  search?: string | null
  filter?: ProductFilter | null
  sort?: ProductAttributeSortInput | null | undefined
  pageSize: number
  currentPage: number
}

/** A listing. @throws GraphQLError graphql-input for an invalid page or an invalid number in a filter */
export function listProducts(view: CatalogueView, { search, filter, sort, ...page }: ListArguments): Listing {
  const order = Object.entries(sort ?? {}).flatMap(([name, direction]) => {
    const field = sortFields.find((each) => each === name)
    return field && direction ? [[field, direction] as const] : []
  })
  try {
    return list(view, { search: search ?? null, filter: filter ?? {}, sort: order, ...page })
  } catch (error) {
    if (error instanceof BadFilter || error instanceof BadPage)
      throw refusal('FILTER_INVALID', { detail: error.message })
    throw error
  }
}

export interface ListingNode {
  view: CatalogueView
  listing: Listing
  search: string
  filter: ProductFilter
}

const labels: Readonly<Record<SortField, string>> = {
  position: 'Position',
  name: 'Product Name',
  price: 'Price',
  relevance: 'Relevance',
}

const LONGEST_SEARCH = 200

const products = async (_: unknown, args: Partial<ListArguments>, context: CommerceContext): Promise<ListingNode> => {
  const search = args.search?.trim() ?? ''
  const filter = args.filter ?? {}
  // An empty search is allowed: it lists everything.
  if (typeof args.search !== 'string' && !args.filter) throw refusal('SEARCH_OR_FILTER_REQUIRED')
  if (search.length > LONGEST_SEARCH) throw refusal('ARGUMENT_TOO_LONG', { name: 'search', most: LONGEST_SEARCH })
  const view = await context.catalogue()
  const { pageSize, currentPage, sort } = args
  const listing = listProducts(view, { search, filter, sort, pageSize: pageSize ?? 20, currentPage: currentPage ?? 1 })
  return { view, listing, search, filter }
}

/** The category named by a filter, if any. */
function categoryOf({ view, filter }: ListingNode) {
  const found = view.catalogue.categories.filter((category) =>
    [
      [filter.category_uid, entityUid(category.id)] as const,
      [filter.category_id, String(category.id)] as const,
      [filter.category_url_path, category.urlPath] as const,
    ].some(([condition, value]) => condition && wantedValues(condition)?.has(value) === true),
  )
  return found.length === 1 ? found[0] : undefined
}

const aggregations = (node: ListingNode, { filter }: ProductsAggregationsArgs) => {
  const childrenOnly = filter?.category?.includeDirectChildrenOnly === true
  return aggregate(
    node.listing.all,
    childrenOnly ? (categoryOf(node) ?? node.view.catalogue.root ?? undefined) : undefined,
  )
}

const filters = ({ listing }: ListingNode) =>
  aggregate(listing.all).map(({ attribute_code, label, count, options }) => ({
    name: label,
    request_var: attribute_code,
    filter_items_count: count,
    filter_items: options.map((option) => ({
      __typename: 'LayerFilterItem' as const,
      label: option.label,
      value_string: option.value,
      items_count: option.count,
    })),
  }))

/** (7a.23, 3.8) Products of the store and the mode in the request's headers. */
export const productListings: Resolvers = {
  Query: { products },
  Products: {
    items: ({ view, listing }) => listing.offers.map((offer) => nodeOf(view, offer)),
    total_count: ({ listing }) => listing.all.length,
    page_info: ({ listing }) => ({
      current_page: listing.currentPage,
      page_size: listing.pageSize,
      total_pages: listing.totalPages,
    }),
    sort_fields: ({ search }) => ({
      default: search === '' ? 'position' : 'relevance',
      options: sortFields.map((value) => ({ value, label: labels[value] })),
    }),
    aggregations,
    filters,
    suggestions: ({ view, search }) =>
      search === ''
        ? null
        : textSearch(view.catalogue)
            .suggest(search)
            .map((words) => ({ search: words })),
  },
  AggregationOptionInterface: { __resolveType: () => 'AggregationOption' },
}
