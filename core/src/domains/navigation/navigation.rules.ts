/** Path of the checkout. */
export const CHECKOUT_PATH = '/checkout'
/** In days. */
export const VISITOR_DAYS = 30
export const NEW_VISITOR_DAYS = 1 / 24
