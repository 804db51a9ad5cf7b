import { message, type Message } from '../../../platform/message.ts'

/** (9c.6) */
export const MAX_WISHLISTS = 5
export const MAX_ITEMS = 100
export const LARGEST_QUANTITY = 999

/** Adobe Commerce's WishListUserInputError: the error for one of several items. */
export interface WishlistError {
  code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED'
  message: Message
}

export const productNotFound = (sku: string): WishlistError => ({
  code: 'PRODUCT_NOT_FOUND',
  message: message('WISHLIST_SKU_UNKNOWN', { sku: sku.slice(0, 64) }),
})
export const itemNotFound = (id: string): WishlistError => ({
  code: 'PRODUCT_NOT_FOUND',
  message: message('WISHLIST_ITEM_UNKNOWN', { id: id.slice(0, 20) }),
})
export const problem = (reason: Message): WishlistError => ({ code: 'UNDEFINED', message: reason })
