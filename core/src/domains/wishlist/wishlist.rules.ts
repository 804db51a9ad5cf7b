/** Maximum number of wishlists of a customer. */
export const MAX_WISHLISTS = 5
export const MAX_WISHLIST_ITEMS = 100

/** The server's id for the first list before it exists; adding an item creates it. */
export const FIRST_LIST = '0'
export const FIRST_LIST_NAME = 'Wishlist'
