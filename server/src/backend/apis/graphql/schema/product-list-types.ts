export const productListTypes = /* GraphQL */ `
  type Query {
    """
    Products that have all words of the search and pass every filter; one of the two is required. What the mode of the
    request does not sell is left out, unless the filter names it by sku or url key.
    """
    products(
      search: String
      filter: ProductAttributeFilterInput
      pageSize: Int = 20
      currentPage: Int = 1
      sort: ProductAttributeSortInput
    ): Products
  }
  type Products {
    items: [ProductInterface]
    total_count: Int
    page_info: SearchResultPageInfo
    sort_fields: SortFields
    aggregations(filter: AggregationsFilterInput): [Aggregation]
    filters: [LayerFilter]
    "Other words to search for, where nothing has one of these."
    suggestions: [SearchSuggestion]
  }
  input ProductAttributeFilterInput {
    sku: FilterEqualTypeInput
    url_key: FilterEqualTypeInput
    category_id: FilterEqualTypeInput
    "A category and all below it."
    category_uid: FilterEqualTypeInput
    category_url_path: FilterEqualTypeInput
    "By the id of its option."
    brand: FilterEqualTypeInput
    "By the id of its option (2b.6)."
    strain_type: FilterEqualTypeInput
    size: FilterEqualTypeInput
    "1 or 0."
    is_sale: FilterEqualTypeInput
    "1 or 0."
    is_medical_only: FilterEqualTypeInput
    name: FilterMatchTypeInput
    description: FilterMatchTypeInput
    short_description: FilterMatchTypeInput
    "Dollars of the least price; both ends are included."
    price: FilterRangeTypeInput
    "Percent; both ends are included."
    thc: FilterRangeTypeInput
  }
  input FilterMatchTypeInput {
    match: String
    "PARTIAL where it is left out."
    match_type: FilterMatchTypeEnum
  }
  enum FilterMatchTypeEnum {
    FULL
    PARTIAL
  }
  input ProductAttributeSortInput {
    position: SortEnum
    name: SortEnum
    price: SortEnum
    relevance: SortEnum
  }
  type SortFields {
    default: String
    options: [SortField]
  }
  type SortField {
    label: String
    value: String
  }
  type Aggregation {
    attribute_code: String!
    label: String
    "Of options."
    count: Int
    options: [AggregationOption]
    position: Int
  }
  interface AggregationOptionInterface {
    label: String
    "What a filter takes; a range is from and to, joined by an underscore."
    value: String!
    count: Int
  }
  type AggregationOption implements AggregationOptionInterface {
    label: String
    value: String!
    count: Int
  }
  input AggregationsFilterInput {
    category: AggregationsCategoryFilterInput
  }
  input AggregationsCategoryFilterInput {
    "Only the shelves right under the category that is listed."
    includeDirectChildrenOnly: Boolean
  }
  type LayerFilter {
    name: String
    request_var: String
    filter_items_count: Int
    filter_items: [LayerFilterItemInterface]
  }
  interface LayerFilterItemInterface {
    label: String
    value_string: String
    items_count: Int
  }
  type LayerFilterItem implements LayerFilterItemInterface {
    label: String
    value_string: String
    items_count: Int
  }
  type SearchSuggestion {
    search: String!
  }
`
