const categoryFieldTypes = /* GraphQL */ `
      id: Int
      uid: ID!
      name: String
      level: Int
      position: Int
      "Ids from the root, joined by slashes."
      path: String
      path_in_store: String
      url_key: String
      url_path: String
      url_suffix: String
      canonical_url: String
      "HTML"
      description: String
      "PRODUCTS lists products, PAGE shows the description and the shelves below, PRODUCTS_AND_PAGE both."
      display_mode: String
      image: String
      meta_title: String
      meta_description: String
      meta_keywords: String
      include_in_menu: Int
      is_anchor: Int
      available_sort_by: [String]
      default_sort_by: String
      staged: Boolean!
      "Those above, without the root; null right under it."
      breadcrumbs: [Breadcrumb]
      children_count: String
      "Of this category and those below, as the store sells them in the mode of the request."
      product_count: Int
      products(pageSize: Int = 20, currentPage: Int = 1, sort: ProductAttributeSortInput): CategoryProducts
`

export const categoryTypes = /* GraphQL */ `
    type Query {
      "Categories that meet every filter; the root where there is none."
      categories(filters: CategoryFilterInput, pageSize: Int = 20, currentPage: Int = 1): CategoryResult
      categoryList(filters: CategoryFilterInput, pageSize: Int = 20, currentPage: Int = 1): [CategoryTree]
      "One category, the root where no id is given."
      category(id: Int): CategoryTree
    }
    interface CategoryInterface {
      ${categoryFieldTypes}
    }
    type CategoryTree implements CategoryInterface & RoutableInterface {
      ${categoryFieldTypes}
      children: [CategoryTree]
      relative_url: String
      redirect_code: Int!
      type: UrlRewriteEntityTypeEnum
    }
    type CategoryResult {
      items: [CategoryTree]
      page_info: SearchResultPageInfo
      total_count: Int
    }
    type CategoryProducts {
      items: [ProductInterface]
      page_info: SearchResultPageInfo
      total_count: Int
    }
    type Breadcrumb {
      category_id: Int
      category_uid: ID!
      category_name: String
      category_level: Int
      category_url_key: String
      category_url_path: String
    }
    input CategoryFilterInput {
      ids: FilterEqualTypeInput
      category_uid: FilterEqualTypeInput
      parent_id: FilterEqualTypeInput
      parent_category_uid: FilterEqualTypeInput
      url_key: FilterEqualTypeInput
      url_path: FilterEqualTypeInput
      name: FilterMatchTypeInput
    }
`
