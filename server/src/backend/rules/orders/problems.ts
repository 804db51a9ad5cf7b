import type { Message } from '../../../platform/message.ts'

/** Why a cart does not become an order: Adobe Commerce's PlaceOrderErrorCodes, each with a sentence. */
export type PlaceOrderCode =
  | 'CART_NOT_FOUND'
  | 'CART_NOT_ACTIVE'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  /** The shop's own: the chosen delivery window is over or full. */
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

/** Why an order is not canceled: Adobe Commerce's CancelOrderErrorCode, each with a sentence. */
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
