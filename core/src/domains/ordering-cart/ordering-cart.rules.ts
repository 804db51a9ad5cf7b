/** Constants and arithmetic of the ordering cart. Times in ms. */

/** A snapshot younger than this is reused. */
export const SNAPSHOT_FRESH_MS = 300_000
/** Cookies cartId and storeId, in days. */
export const CART_COOKIE_DAYS = 3
/** How long an add waits for a store to be chosen before it is dropped. */
export const WAIT_FOR_STORE_MS = 600_000

/** The question before a cart of another store is replaced. */
export const NEW_CART_QUESTION = 'Do you want to create a new cart?'

/** A line is a product in one size. */
export const lineKey = (productId: string, option: string): string => `${productId}|${option}`
