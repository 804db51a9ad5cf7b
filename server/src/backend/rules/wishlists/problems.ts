import type { DomainErrorOptions } from '../../platform/domain-error.ts'

/** (9c.6) */
export const MAX_WISHLISTS = 5
export const MAX_ITEMS = 100
export const LARGEST_QUANTITY = 999

/** Refusals of wishlists as a whole; what is wrong with one item is a `WishlistError`. */
export const wishlistProblems = {
  /** Also for somebody else's. */
  WISHLIST_NOT_FOUND: { category: 'graphql-input', message: 'The wishlist was not found.' },
  TOO_MANY_WISHLISTS: { category: 'graphql-input', message: `You may have up to ${MAX_WISHLISTS} wishlists.` },
  NAME_INVALID: { category: 'graphql-input', message: 'Please name the wishlist, in up to 100 characters.' },
  NAME_TAKEN: { category: 'graphql-input', message: 'You have a wishlist of this name already.' },
  DEFAULT_STAYS: { category: 'graphql-input', message: 'Your first wishlist cannot be deleted.' },
  SAME_WISHLIST: { category: 'graphql-input', message: 'Choose another wishlist than the one the items are in.' },
  TOO_MANY_INPUTS: { category: 'graphql-input', message: `A request holds up to ${MAX_ITEMS} items.` },
} as const satisfies Record<string, DomainErrorOptions>

/** Adobe Commerce's WishListUserInputError: what could not be done with one of several items. */
export interface WishlistError {
  code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED'
  message: string
}

export const productNotFound = (sku: string): WishlistError => ({
  code: 'PRODUCT_NOT_FOUND',
  message: `There is no product with the SKU "${sku.slice(0, 64)}".`,
})
export const itemNotFound = (id: string): WishlistError => ({
  code: 'PRODUCT_NOT_FOUND',
  message: `The wishlist does not have an item "${id.slice(0, 20)}".`,
})
export const problem = (message: string): WishlistError => ({ code: 'UNDEFINED', message })
