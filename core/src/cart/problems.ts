/** 8.25 and what else can go wrong with a change of a cart, as a person reads it. */
const PROBLEMS: Readonly<Record<string, string>> = {
  PRODUCT_NOT_FOUND: 'This dispensary does not carry that product. Choose another one from its menu.',
  NOT_SALABLE: 'That product cannot be sold in this shopping mode. Switch to medical shopping to add it.',
  INSUFFICIENT_STOCK: 'There is not enough of that left. Try a smaller quantity or another size.',
  COULD_NOT_FIND_CART_ITEM: 'That product is not in your cart any more.',
  REORDER_NOT_AVAILABLE: 'This order cannot be put into your cart again. Add its products one by one.',
  NETWORK_FAILED: 'We could not reach the dispensary. Check your connection and try again.',
  NOT_AUTHORIZED: 'Your session ended. Sign in again to go on with your cart.',
  UNDEFINED: 'That did not work. Please try again.',
}
export const problemSentence = (code: string): string => PROBLEMS[code] ?? PROBLEMS['UNDEFINED'] ?? code

export interface CartProblem {
  readonly code: string
  readonly sentence: string
}
