/** Maximum number of wishlists of a customer. */
export const MAX_WISHLISTS = 5
export const MAX_WISHLIST_ITEMS = 100

export const FIRST_LIST_NAME = 'Wishlist'
