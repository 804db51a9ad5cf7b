const output = (name: string) => `type ${name} {
    cart: Cart!
  }`

/** (7a.15 to 7a.17) The types of cart-changes.ts. */
export const cartChangesTypes = /* GraphQL */ `
  type Mutation {
    "All of the items or none: user_errors say what is wrong with which."
    addProductsToCart(cartId: String!, cartItems: [CartItemInput!]!): AddProductsToCartOutput
    addSimpleProductsToCart(input: AddSimpleProductsToCartInput): AddSimpleProductsToCartOutput
    addVirtualProductsToCart(input: AddVirtualProductsToCartInput): AddVirtualProductsToCartOutput
    addConfigurableProductsToCart(input: AddConfigurableProductsToCartInput): AddConfigurableProductsToCartOutput
    addBundleProductsToCart(input: AddBundleProductsToCartInput): AddBundleProductsToCartOutput
    "Quantity 0 takes an item out."
    updateCartItems(input: UpdateCartItemsInput): UpdateCartItemsOutput
    "Taking out what is gone already is no error."
    removeItemFromCart(input: RemoveItemFromCartInput): RemoveItemFromCartOutput
    clearCart(input: ClearCartInput!): ClearCartOutput!
  }

  input CartItemInput {
    "Of a configurable product or of its variant."
    sku: String!
    quantity: Float!
    parent_sku: String
    "Uids of options: of a configurable product, of a bundle (with the quantity at the end), of a gift card's amount."
    selected_options: [ID]
    "What is typed: quantities in a bundle, and what a gift card says."
    entered_options: [EnteredOptionInput]
  }

  input EnteredOptionInput {
    uid: ID!
    value: String!
  }

  type AddProductsToCartOutput {
    cart: Cart!
    user_errors: [Error]!
  }

  interface Error {
    code: CartUserInputErrorType!
    message: String!
  }

  type CartUserInputError implements Error {
    code: CartUserInputErrorType!
    message: String!
  }

  type InsufficientStockError implements Error {
    code: CartUserInputErrorType!
    message: String!
    "How many there are."
    quantity: Float
  }

  enum CartUserInputErrorType {
    PRODUCT_NOT_FOUND
    NOT_SALABLE
    INSUFFICIENT_STOCK
    COULD_NOT_FIND_CART_ITEM
    REQUIRED_PARAMETER_MISSING
    INVALID_PARAMETER_VALUE
    UNDEFINED
    PERMISSION_DENIED
  }

  input AddSimpleProductsToCartInput {
    cart_id: String!
    cart_items: [SimpleProductCartItemInput]!
  }

  input SimpleProductCartItemInput {
    data: CartItemInput!
    customizable_options: [CustomizableOptionInput]
  }

  input AddVirtualProductsToCartInput {
    cart_id: String!
    cart_items: [VirtualProductCartItemInput]!
  }

  input VirtualProductCartItemInput {
    data: CartItemInput!
    customizable_options: [CustomizableOptionInput]
  }

  input AddConfigurableProductsToCartInput {
    cart_id: String!
    cart_items: [ConfigurableProductCartItemInput]!
  }

  input ConfigurableProductCartItemInput {
    "The variant's sku and how many."
    data: CartItemInput!
    parent_sku: String
    variant_sku: String
    customizable_options: [CustomizableOptionInput]
  }

  input AddBundleProductsToCartInput {
    cart_id: String!
    cart_items: [BundleProductCartItemInput]!
  }

  input BundleProductCartItemInput {
    data: CartItemInput!
    bundle_options: [BundleOptionInput]!
    customizable_options: [CustomizableOptionInput]
  }

  input BundleOptionInput {
    "Of the item of the bundle."
    id: Int!
    quantity: Float!
    "Of the options that are chosen for it."
    value: [String]!
  }

  "Products of the shop have no such options: an empty list only."
  input CustomizableOptionInput {
    id: Int
    uid: ID
    value_string: String!
  }

  ${output('AddSimpleProductsToCartOutput')}
  ${output('AddVirtualProductsToCartOutput')}
  ${output('AddConfigurableProductsToCartOutput')}
  ${output('AddBundleProductsToCartOutput')}
  ${output('RemoveItemFromCartOutput')}

  input UpdateCartItemsInput {
    cart_id: String!
    cart_items: [CartItemUpdateInput]!
  }

  input CartItemUpdateInput {
    cart_item_uid: ID
    "As cart_item_uid, for older clients."
    cart_item_id: Int
    "Left out: as it is."
    quantity: Float
  }

  type UpdateCartItemsOutput {
    cart: Cart!
    errors: [CartUserInputError]!
  }

  input RemoveItemFromCartInput {
    cart_id: String!
    cart_item_uid: ID
    "As cart_item_uid, for older clients."
    cart_item_id: Int
  }

  input ClearCartInput {
    uid: ID!
  }

  type ClearCartOutput {
    cart: Cart
    errors: [ClearCartError]
  }

  type ClearCartError {
    message: String!
    type: ClearCartErrorType!
  }

  enum ClearCartErrorType {
    NOT_FOUND
    UNAUTHORISED
    INACTIVE
    UNDEFINED
  }
`
