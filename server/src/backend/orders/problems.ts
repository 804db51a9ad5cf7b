/** Why a cart does not become an order: Adobe Commerce's PlaceOrderErrorCodes, each with a sentence. */
export type PlaceOrderCode =
  | 'CART_NOT_FOUND'
  | 'CART_NOT_ACTIVE'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED'

export class PlaceOrderProblem extends Error {
  readonly code: PlaceOrderCode

  constructor(code: PlaceOrderCode, message: string) {
    super(message)
    this.name = 'PlaceOrderProblem'
    this.code = code
  }
}
