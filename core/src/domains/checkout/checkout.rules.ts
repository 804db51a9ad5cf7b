/** Constants of checkout. Times in ms. */

/** The steps of the checkout, by their number in the address. */
export const STEPS = { cart: 1, shipping: 2, payment: 3 } as const
/** A step of the checkout. */
export type CheckoutStep = keyof typeof STEPS

/** Time limit for an answer, in case its tab closes. */
export const ANSWER_WAIT_MS = 30_000
/** How long one call for an order may take with all its tries; then nobody knows, the page says so, and it is asked again. */
export const PLACE_WAIT_MS = 45_000
/** How soon an unconfirmed order is requested again. */
export const ASK_AGAIN_MS = 5000
