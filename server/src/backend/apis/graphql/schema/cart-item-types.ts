const lineFields = `
    "Base64 of the line's number."
    uid: ID!
    id: String! @deprecated(reason: "Use uid.")
    quantity: Float!
    product: ProductInterface!
    prices: CartItemPrices
    "Why the cart cannot be ordered with this line; a message is a title, a bar and a text."
    errors: [CartItemError]
    "Whether nothing is wrong with it."
    is_available: Boolean!
    "What is wrong, if anything is."
    not_available_message: String
    "The most that stock and limits allow."
    max_qty: Float
    min_qty: Float
    discount: [Discount]
    note_from_buyer: [ItemNote]
    note_from_seller: [ItemNote]
    item_info: CartItemInfo`

/** (3.4.4) The types of cart-items.ts: lines of a cart, as Adobe Commerce has them, and the shop's own fields. */
export const cartItemTypes = /* GraphQL */ `
  type CartItems {
    items: [CartItemInterface]!
    page_info: SearchResultPageInfo
    total_count: Int!
  }

  input QuoteItemsSortInput {
    field: SortQuoteItemsEnum!
    order: SortEnum!
  }

  enum SortQuoteItemsEnum {
    ITEM_ID
    SKU
    NAME
    QTY
    PRICE
    ROW_TOTAL
    DISCOUNT_AMOUNT
    TAX_AMOUNT
    PRODUCT_TYPE
  }

  interface CartItemInterface {${lineFields}
  }

  type SimpleCartItem implements CartItemInterface {${lineFields}
    customizable_options: [SelectedCustomizableOption]!
    available_gift_wrapping: [GiftWrapping]!
  }

  type VirtualCartItem implements CartItemInterface {${lineFields}
    customizable_options: [SelectedCustomizableOption]!
  }

  "Its product is the configurable one."
  type ConfigurableCartItem implements CartItemInterface {${lineFields}
    configurable_options: [SelectedConfigurableOption]!
    configured_variant: ProductInterface!
    customizable_options: [SelectedCustomizableOption]!
    available_gift_wrapping: [GiftWrapping]!
  }

  type BundleCartItem implements CartItemInterface {${lineFields}
    bundle_options: [SelectedBundleOption]!
    customizable_options: [SelectedCustomizableOption]!
    available_gift_wrapping: [GiftWrapping]!
  }

  type GiftCardCartItem implements CartItemInterface {${lineFields}
    amount: Money!
    sender_name: String!
    sender_email: String
    recipient_name: String!
    recipient_email: String
    message: String
    customizable_options: [SelectedCustomizableOption]!
    available_gift_wrapping: [GiftWrapping]!
  }

  type ItemNote {
    note: String
    note_uid: ID
    created_at: String
  }

  "The shop has no gift wrapping."
  type GiftWrapping {
    uid: ID!
    design: String!
  }

  "Products of the shop have no such options."
  type SelectedCustomizableOption {
    customizable_option_uid: ID!
    label: String!
  }

  type SelectedConfigurableOption {
    configurable_product_option_uid: ID!
    configurable_product_option_value_uid: ID!
    id: Int! @deprecated(reason: "Use configurable_product_option_uid.")
    option_label: String!
    value_id: Int! @deprecated(reason: "Use configurable_product_option_value_uid.")
    value_label: String!
  }

  type SelectedBundleOption {
    uid: ID!
    id: Int! @deprecated(reason: "Use uid.")
    label: String!
    type: String!
    values: [SelectedBundleOptionValue]!
  }

  type SelectedBundleOptionValue {
    uid: ID!
    id: Int! @deprecated(reason: "Use uid.")
    label: String!
    quantity: Float!
    price: Float! @deprecated(reason: "Use priceV2.")
    priceV2: Money!
    original_price: Money!
  }

  "What a line shows of the product."
  type CartItemInfo {
    "18-22%."
    thc_percentage: String
    strain_type: String
    batch_code: String
    brand: String
    product_display_name: String
    additional_data: [CartItemData!]!
    consumption_forms: [String!]!
  }

  type CartItemData {
    label: String!
    value: String!
  }

  type CartItemError {
    code: CartItemErrorType!
    message: String!
  }

  enum CartItemErrorType {
    UNDEFINED
    ITEM_QTY
    ITEM_INCREMENTS
  }

  type CartItemPrices {
    "Of one, before rules."
    price: Money!
    price_including_tax: Money!
    row_total: Money!
    row_total_including_tax: Money!
    "What rules take off the row."
    total_item_discount: Money
    discounts: [Discount]
    fixed_product_taxes: [FixedProductTax]
    "Before sale prices."
    original_item_price: Money!
    original_row_total: Money!
    "What the sale price takes off one, and off the row."
    catalog_discount: ProductDiscount
    row_catalog_discount: ProductDiscount
    "What each rule says of itself."
    promo_labels: [String!]!
    promos: [CartItemPromo!]!
  }

  type FixedProductTax {
    label: String
    amount: Money
  }

  "What a rule did to a line."
  type CartItemPromo {
    rule_id: Int!
    description: String!
    customer_display_text: String!
    applied_count: Int!
    amount: Money!
    "Of how many of the line something was taken."
    qty: Float!
    "Of all lines to which the rule did something."
    skus: [String!]!
  }
`
