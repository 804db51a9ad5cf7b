import type { OrderingRefusal } from '@leaflog/core/wire/ordering/problems'
import { message, type Message, type PlainCode } from '../../../platform/message.ts'

/** The answer of an ordering call as a value, which can be stored with its idempotency key and sent again. */
export interface Answer {
  status: number
  body: unknown
  /** The method of the call, if it was made with another one. */
  allow?: 'GET' | 'POST'
}

/** Every error of the ordering API (8.25, docs/ordering-checkout.md), with its status. */
const statuses = {
  PRODUCT_NOT_FOUND: 404,
  CART_NOT_FOUND: 404,
  STORE_NOT_FOUND: 404,
  NOT_SALABLE: 422,
  INSUFFICIENT_STOCK: 409,
  IDEMPOTENCY_CONFLICT: 409,
  SESSION_OVER: 401,
  CART_EMPTY: 422,
  SOLD_OUT: 409,
  TOO_FEW_LEFT: 409,
  NOT_SOLD_HERE: 422,
  ORDER_LIMIT: 422,
  ORDER_WEIGHT_LIMIT: 422,
  CARD_NEEDED: 422,
  CARD_OVER: 422,
  DELIVERY_NOT_OFFERED: 422,
  DELIVERY_OTHER_STATE: 422,
  DELIVERY_TOO_SMALL: 422,
  ADDRESS_MISSING: 422,
  PICKUP_TIME_GONE: 409,
  SLOT_GONE: 409,
  PAYMENT_UNAVAILABLE: 422,
  EMAIL_INVALID: 422,
  TELEPHONE_INVALID: 422,
  ORDER_TOTAL_CHANGED: 409,
  UNDEFINED: 422,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  INTERNAL: 500,
} as const satisfies Readonly<
  Record<OrderingRefusal | 'SESSION_OVER' | 'NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'INTERNAL', number>
>

export type OrderingProblem = Extract<keyof typeof statuses, PlainCode>

export const answer = (body: unknown): Answer => ({ status: 200, body })

export const refusal = (code: OrderingProblem): Answer => refusalFor(message(code))

const statusOf = new Map<string, number>(Object.entries(statuses))

export const refusalFor = ({ code, params, text }: Message): Answer => ({
  status: statusOf.get(code) ?? statuses.UNDEFINED,
  body: { error: { code, params, message: text } },
})
