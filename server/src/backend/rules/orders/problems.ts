import type { Message } from '../../../platform/message.ts'

/** Why a cart cannot be ordered: Adobe Commerce's PlaceOrderErrorCodes, each with a sentence. */
export type PlaceOrderCode =
  | 'CART_NOT_FOUND'
  | 'CART_NOT_ACTIVE'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  /** Our own code: the chosen delivery window has passed or is full. */
  | 'SLOT_UNAVAILABLE'
  | 'UNDEFINED'

export class PlaceOrderProblem extends Error {
  readonly code: PlaceOrderCode
  readonly said: Message

  constructor(code: PlaceOrderCode, said: Message) {
    super(said.text)
    this.name = 'PlaceOrderProblem'
    this.code = code
    this.said = said
  }
}

/** Why an order cannot be canceled: Adobe Commerce's CancelOrderErrorCode, each with a sentence. */
export type CancelCode = 'ORDER_NOT_FOUND' | 'UNAUTHORISED' | 'INVALID_ORDER_STATUS' | 'UNDEFINED'

export class CancelProblem extends Error {
  readonly code: CancelCode
  readonly said: Message

  constructor(code: CancelCode, said: Message) {
    super(said.text)
    this.name = 'CancelProblem'
    this.code = code
    this.said = said
  }
}
