/** The fields that every kind of product has (3.7), and the interfaces that a client may spread fragments on. */

/** Written once, given to the interface and to each kind. */
const productFieldTypes = /* GraphQL */ `
      id: Int
      uid: ID!
      sku: String
      name: String
      type_id: String
      attribute_set_id: Int
      url_key: String
      url_path: String
      url_suffix: String
      url_rewrites: [UrlRewrite]
      canonical_url: String
      stock_status: ProductStockStatus
      "How many are left, where that is few."
      only_x_left_in_stock: Float
      quantity: Float
      min_sale_qty: Float
      max_sale_qty: Float
      short_description: ComplexTextValue
      description: ComplexTextValue
      meta_title: String
      meta_keyword: String
      meta_description: String
      image: ProductImage
      small_image: ProductImage
      thumbnail: ProductImage
      swatch_image: String
      media_gallery: [MediaGalleryInterface]
      media_gallery_entries: [MediaGalleryEntry]
      price: ProductPrices
      price_range: PriceRange!
      price_tiers: [TierPrice]
      "Only while it holds."
      special_price: Float
      special_from_date: String
      special_to_date: String
      categories: [CategoryInterface]
      related_products: [ProductInterface]
      upsell_products: [ProductInterface]
      crosssell_products: [ProductInterface]
      product_links: [ProductLinksInterface]
      options_container: String
      country_of_manufacture: String
      gift_message_available: Boolean!
      gift_wrapping_available: Boolean!
      is_returnable: String
      rating_summary: Float!
      review_count: Int!
      reviews(pageSize: Int = 20, currentPage: Int = 1): ProductReviews!
      staged: Boolean!
      custom_attributesV2: ProductCustomAttributes
      "1 for what only patients are sold (6.6)."
      is_medical_only: Int
      "1 while a special price holds."
      is_sale: Int
      "The id by which listings are filtered."
      brand: Int
      brand_name: String
      "The id by which listings are filtered (2b.6)."
      strain_type: Int
      strain_type_label: String
      "As on the label, such as 24.4-26%."
      thc_percentage: String
      batch_code: String
      consumption_forms: [String]
      effects: [String]
      "Whether the mode of this request sells it."
      is_sold_in_mode: Boolean!
      custom_attributes_product: [CatalogAttribute]
`

const routable = /* GraphQL */ `
      "The address of its page, without a slash in front."
      relative_url: String
      redirect_code: Int!
      type: UrlRewriteEntityTypeEnum
`
const customizable = /* GraphQL */ `
      options: [CustomizableOptionInterface]
`
const physical = /* GraphQL */ `
      "Pounds, where the label says what it weighs."
      weight: Float
`

/** A kind of product; what cannot be sent by post has no weight. */
export const kind = (name: string, fields: string, isPhysical = true): string => /* GraphQL */ `
    type ${name} implements ProductInterface & RoutableInterface & CustomizableProductInterface${
      isPhysical ? ' & PhysicalProductInterface' : ''
    } {
      ${productFieldTypes}
      ${routable}
      ${customizable}
      ${isPhysical ? physical : ''}
      ${fields}
    }
`

export const productInterface = {
  typeDefs: /* GraphQL */ `
    interface ProductInterface {
      ${productFieldTypes}
    }
    interface RoutableInterface {
      ${routable}
    }
    interface CustomizableProductInterface {
      ${customizable}
    }
    interface PhysicalProductInterface {
      ${physical}
    }
    interface CustomizableOptionInterface {
      uid: ID!
      option_id: Int
      title: String
      required: Boolean
      sort_order: Int
    }
    type CustomizableFieldOption implements CustomizableOptionInterface {
      uid: ID!
      option_id: Int
      title: String
      required: Boolean
      sort_order: Int
      product_sku: String
      value: CustomizableFieldValue
    }
    type CustomizableFieldValue {
      uid: ID!
      max_characters: Int
      price: Float
      price_type: PriceTypeEnum
      sku: String
    }
    ${kind('SimpleProduct', '')}
    ${kind('VirtualProduct', '', false)}
    ${kind(
      'ConfigurableProduct',
      /* GraphQL */ `
      configurable_options: [ConfigurableProductOptions]
      variants: [ConfigurableVariant]
      "What is left to choose, and the variant once only one is."
      configurable_product_options_selection(configurableOptionValueUids: [ID!]): ConfigurableProductOptionsSelection
      `,
    )}
    ${kind(
      'BundleProduct',
      /* GraphQL */ `
      dynamic_sku: Boolean
      dynamic_price: Boolean
      dynamic_weight: Boolean
      price_view: PriceViewEnum
      ship_bundle_items: ShipBundleItemsEnum
      items: [BundleItem]
      `,
    )}
    ${kind(
      'GiftCardProduct',
      /* GraphQL */ `
      allow_open_amount: Boolean
      open_amount_min: Float
      open_amount_max: Float
      giftcard_type: GiftCardTypeEnum
      is_redeemable: Boolean
      "Days; 0 for ever."
      lifetime: Int
      allow_message: Boolean
      message_max_length: Int
      giftcard_amounts: [GiftCardAmounts]
      "What is typed on it, each with the uid to send the text under."
      gift_card_options: [CustomizableOptionInterface]!
      `,
    )}
    enum ProductStockStatus {
      IN_STOCK
      OUT_OF_STOCK
    }
    type ComplexTextValue {
      html: String!
    }
    interface ProductLinksInterface {
      sku: String
      link_type: String
      linked_product_sku: String
      linked_product_type: String
      position: Int
    }
    type ProductLinks implements ProductLinksInterface {
      sku: String
      link_type: String
      linked_product_sku: String
      linked_product_type: String
      position: Int
    }
    type CatalogAttribute {
      code: String!
      label: String
      value: String
    }
    interface AttributeValueInterface {
      code: ID!
    }
    type AttributeValue implements AttributeValueInterface {
      code: ID!
      value: String!
    }
    type ProductCustomAttributes {
      items: [AttributeValueInterface]!
      errors: [AttributeMetadataError]!
    }
    type AttributeMetadataError {
      type: AttributeMetadataErrorType!
      message: String!
    }
    enum AttributeMetadataErrorType {
      ENTITY_NOT_FOUND
      ATTRIBUTE_NOT_FOUND
      FILTER_NOT_FOUND
      UNDEFINED
    }
    type UrlRewrite {
      url: String
      parameters: [HttpQueryParameter]
    }
    type HttpQueryParameter {
      name: String
      value: String
    }
    enum UrlRewriteEntityTypeEnum {
      CMS_PAGE
      PRODUCT
      CATEGORY
    }
  `,
  resolvers: {},
}
