/** Codes with which the ordering API refuses a call (docs/ordering-checkout.md). */
export const cartProblems = [
  'PRODUCT_NOT_FOUND',
  'NOT_SALABLE',
  'INSUFFICIENT_STOCK',
  'UNDEFINED',
  'CART_NOT_FOUND',
  'STORE_NOT_FOUND',
  'IDEMPOTENCY_CONFLICT',
] as const

/** Of orders only. */
export const orderProblems = [
  'CART_EMPTY',
  'SOLD_OUT',
  'TOO_FEW_LEFT',
  'NOT_SOLD_HERE',
  'ORDER_LIMIT',
  'ORDER_WEIGHT_LIMIT',
  'CARD_NEEDED',
  'CARD_OVER',
  'DELIVERY_NOT_OFFERED',
  'DELIVERY_OTHER_STATE',
  'DELIVERY_TOO_SMALL',
  'ADDRESS_MISSING',
  'PICKUP_TIME_GONE',
  'SLOT_GONE',
  'PAYMENT_UNAVAILABLE',
  'EMAIL_INVALID',
  'TELEPHONE_INVALID',
  'ORDER_TOTAL_CHANGED',
] as const

export type OrderingRefusal = (typeof cartProblems)[number] | (typeof orderProblems)[number]
