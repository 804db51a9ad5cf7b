/** Constants and arithmetic of the ordering cart. Times in ms. */

/** 9b.2, 4b.7: a snapshot younger than this is reused. */
export const SNAPSHOT_FRESH_MS = 300_000
/** 9b.1: cookies cartId and storeId, in days. */
export const CART_COOKIE_DAYS = 3
/** How long an add waits for a store to be chosen before it is forgotten. */
export const WAIT_FOR_STORE_MS = 600_000

/** 4b.1–4b.3, 8.3, 8.4: the add button's labels and how long they stay. */
export const LABELS = {
  add: 'Add to Cart',
  working: '...',
  added: 'In Cart',
  limit: 'Cart Limit Reached!',
  cancelled: 'Action cancelled',
} as const
export type AddLabel = (typeof LABELS)[keyof typeof LABELS]
export const LABEL_MS = { added: 5000, limit: 5000, cancelled: 3000, changed: 1000 } as const

/** 4b.6 */
export const NEW_CART_QUESTION = 'Do you want to create a new cart?'

/** 8.25 and what else can go wrong with a change, as a person reads it. */
const PROBLEMS: Readonly<Record<string, string>> = {
  PRODUCT_NOT_FOUND: 'This dispensary does not carry that product. Choose another one from its menu.',
  NOT_SALABLE: 'That product cannot be sold in this shopping mode. Switch to medical shopping to add it.',
  INSUFFICIENT_STOCK: 'There is not enough of that left. Try a smaller quantity or another size.',
  NETWORK_FAILED: 'We could not reach the dispensary. Check your connection and try again.',
  UNDEFINED: 'That did not work. Please try again.',
}
export const problemSentence = (code: string): string => PROBLEMS[code] ?? PROBLEMS['UNDEFINED'] ?? code

/** A line is a product in one size. */
export const lineKey = (productId: string, option: string): string => `${productId}|${option}`
