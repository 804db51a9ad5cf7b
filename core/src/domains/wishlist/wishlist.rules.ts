/** 9c.6 */
export const MAX_WISHLISTS = 5
export const MAX_WISHLIST_ITEMS = 100

/** Names the first list to the server before there is one; what is put there makes it. */
export const FIRST_LIST = '0'
export const FIRST_LIST_NAME = 'Wishlist'
