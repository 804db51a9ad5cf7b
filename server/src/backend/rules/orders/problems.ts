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

/** Why an order cannot be canceled: Adobe Commerce's CancelOrderErrorCode, each with a sentence. */
export type CancelCode = 'ORDER_NOT_FOUND' | 'UNAUTHORISED' | 'INVALID_ORDER_STATUS' | 'UNDEFINED'

class OrderProblem<Code extends string> extends Error {
  readonly code: Code
  readonly reason: Message

  constructor(code: Code, reason: Message) {
    super(reason.text)
    this.name = new.target.name
    this.code = code
    this.reason = reason
  }
}

export class PlaceOrderProblem extends OrderProblem<PlaceOrderCode> {}

export class CancelProblem extends OrderProblem<CancelCode> {}
