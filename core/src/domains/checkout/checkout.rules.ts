/** Constants of checkout. Times in ms. */

/** 2b.8 */
export const STEPS = { cart: 1, shipping: 2, payment: 3 } as const
export type CheckoutStep = keyof typeof STEPS

/** How long the answer to a wish is waited for, should its tab die. */
export const ANSWER_WAIT_MS = 30_000
/** How long one call for an order may take with all its tries; then nobody knows, the page says so, and it is asked again. */
export const PLACE_WAIT_MS = 45_000
/** How soon an order of which nobody knows whether it was placed is asked for again. */
export const ASK_AGAIN_MS = 5000
