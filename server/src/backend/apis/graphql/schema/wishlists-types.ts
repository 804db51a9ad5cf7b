/** (2c.6, 9c.6) The types of wishlists.ts, wishlist-items.ts and wishlist-cart.ts, as Adobe Commerce names them. */
export const wishlistsTypes = /* GraphQL */ `
  type Query {
    "The default list of the customer who is signed in."
    wishlist: WishlistOutput @deprecated(reason: "Use wishlists of the customer.")
  }

  type Mutation {
    "Up to five, each with a name of its own."
    createWishlist(input: CreateWishlistInput!): CreateWishlistOutput
    updateWishlist(wishlistId: ID!, name: String, visibility: WishlistVisibilityEnum): UpdateWishlistOutput
    "With its items. The first list stays."
    deleteWishlist(wishlistId: ID!): DeleteWishlistOutput
    """
    Id 0 is the default list, made if it is not there yet. What is in the list already becomes more of it. A list holds up to
    100 items, of up to 999 each.
    """
    addProductsToWishlist(wishlistId: ID!, wishlistItems: [WishlistItemInput!]!): AddProductsToWishlistOutput
    removeProductsFromWishlist(wishlistId: ID!, wishlistItemsIds: [ID!]!): RemoveProductsFromWishlistOutput
    "Changes what is given and leaves the rest."
    updateProductsInWishlist(
      wishlistId: ID!
      wishlistItems: [WishlistItemUpdateInput!]!
    ): UpdateProductsInWishlistOutput
    copyProductsBetweenWishlists(
      sourceWishlistUid: ID!
      destinationWishlistUid: ID!
      wishlistItems: [WishlistItemCopyInput!]!
    ): CopyProductsBetweenWishlistsOutput
    moveProductsBetweenWishlists(
      sourceWishlistUid: ID!
      destinationWishlistUid: ID!
      wishlistItems: [WishlistItemMoveInput!]!
    ): MoveProductsBetweenWishlistsOutput
    """
    Moves items into the customer's cart; without ids, all of them. What cannot be put there stays in the list.
    """
    addWishlistItemsToCart(wishlistId: ID!, wishlistItemIds: [ID!]): AddWishlistItemsToCartOutput
  }

  type Customer {
    "The default list; empty and without an id for who has none yet."
    wishlist: Wishlist! @deprecated(reason: "Use wishlists or wishlist_v2.")
    "Null for a list that is not the customer's."
    wishlist_v2(id: ID!): Wishlist
    "The default list first."
    wishlists(pageSize: Int = 20, currentPage: Int = 1): [Wishlist]!
  }

  type StoreConfig {
    "1: there are wishlists."
    magento_wishlist_general_is_enabled: String
  }

  type Wishlist {
    id: ID
    name: String
    visibility: WishlistVisibilityEnum!
    sharing_code: String
    "YYYY-MM-DD HH:MM:SS, UTC."
    updated_at: String
    items_count: Int
    items: [WishlistItem] @deprecated(reason: "Use items_v2.")
    "The latest first."
    items_v2(currentPage: Int = 1, pageSize: Int = 20): WishlistItems
  }

  enum WishlistVisibilityEnum {
    PUBLIC
    PRIVATE
  }

  type WishlistItems {
    items: [WishlistItemInterface]!
    page_info: SearchResultPageInfo
  }

  "The default list as older clients read it."
  type WishlistOutput {
    name: String
    sharing_code: String
    updated_at: String
    items_count: Int
    items: [WishlistItem]
  }

  input CreateWishlistInput {
    name: String!
    visibility: WishlistVisibilityEnum!
  }

  type CreateWishlistOutput {
    wishlist: Wishlist!
  }

  type UpdateWishlistOutput {
    uid: ID!
    name: String!
    visibility: WishlistVisibilityEnum!
  }

  type DeleteWishlistOutput {
    status: Boolean!
    wishlists: [Wishlist]!
  }

  "Names products and options as CartItemInput does."
  input WishlistItemInput {
    sku: String!
    parent_sku: String
    quantity: Float!
    selected_options: [ID]
    entered_options: [EnteredOptionInput]
  }

  input WishlistItemUpdateInput {
    wishlist_item_id: ID!
    quantity: Float
    "Up to 255 characters; empty takes it away."
    description: String
    selected_options: [ID]
    entered_options: [EnteredOptionInput]
  }

  input WishlistItemCopyInput {
    wishlist_item_id: ID!
    "At most what is there; left out: all of it."
    quantity: Float
  }

  input WishlistItemMoveInput {
    wishlist_item_id: ID!
    "At most what is there; left out: all of it."
    quantity: Float
  }

  type AddProductsToWishlistOutput {
    wishlist: Wishlist!
    user_errors: [WishListUserInputError]!
  }

  type RemoveProductsFromWishlistOutput {
    wishlist: Wishlist!
    user_errors: [WishListUserInputError]!
  }

  type UpdateProductsInWishlistOutput {
    wishlist: Wishlist!
    user_errors: [WishListUserInputError]!
  }

  type CopyProductsBetweenWishlistsOutput {
    source_wishlist: Wishlist!
    destination_wishlist: Wishlist!
    user_errors: [WishListUserInputError]!
  }

  type MoveProductsBetweenWishlistsOutput {
    source_wishlist: Wishlist!
    destination_wishlist: Wishlist!
    user_errors: [WishListUserInputError]!
  }

  "What could not be done with one of the items; the others are done."
  type WishListUserInputError {
    code: WishListUserInputErrorType!
    message: String!
  }

  enum WishListUserInputErrorType {
    "Also for an item that the list does not have."
    PRODUCT_NOT_FOUND
    UNDEFINED
  }

  type AddWishlistItemsToCartOutput {
    "What stays in the list."
    wishlist: Wishlist!
    "Whether all of them went into the cart."
    status: Boolean!
    add_wishlist_items_to_cart_user_errors: [WishlistCartUserInputError]!
  }

  type WishlistCartUserInputError {
    code: WishlistCartUserInputErrorType!
    "A sentence, or a title, a bar and a text: title|text."
    message: String!
    wishlistId: ID!
    wishlistItemId: ID!
  }

  enum WishlistCartUserInputErrorType {
    PRODUCT_NOT_FOUND
    NOT_SALABLE
    INSUFFICIENT_STOCK
    UNDEFINED
  }
`
