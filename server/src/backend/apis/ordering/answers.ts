import { message } from '../../../platform/message.ts'

/** The answer of an ordering call as a value, which can be stored with its idempotency key and sent again. */
export interface Answer {
  status: number
  body: unknown
}

/** Every error of the ordering API (8.25), with its status. */
const statuses = {
  PRODUCT_NOT_FOUND: 404,
  CART_NOT_FOUND: 404,
  STORE_NOT_FOUND: 404,
  NOT_SALABLE: 422,
  INSUFFICIENT_STOCK: 409,
  IDEMPOTENCY_CONFLICT: 409,
  UNDEFINED: 422,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  INTERNAL: 500,
} as const

export type OrderingProblem = keyof typeof statuses

export const answer = (body: unknown): Answer => ({ status: 200, body })

export function refusal(code: OrderingProblem): Answer {
  const { params, text } = message(code)
  return { status: statuses[code], body: { error: { code, params, message: text } } }
}
