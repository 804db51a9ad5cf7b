/** What a call of the ordering API answers, as a value: it can be stored with its idempotency key and repeated. */
export interface Answer {
  status: number
  body: unknown
}

/** Every error of the ordering API (8.25): its status and its sentence. */
export const orderingProblems = {
  PRODUCT_NOT_FOUND: { status: 404, message: 'This product is not on the menu of this dispensary.' },
  CART_NOT_FOUND: { status: 404, message: 'This cart does not exist, or it has expired.' },
  STORE_NOT_FOUND: { status: 404, message: 'There is no dispensary with this id that takes orders.' },
  NOT_SALABLE: { status: 422, message: 'This product is not sold in this kind of cart.' },
  INSUFFICIENT_STOCK: { status: 409, message: 'The dispensary does not have that many left.' },
  IDEMPOTENCY_CONFLICT: { status: 409, message: 'This idempotency key was used for another request.' },
  UNDEFINED: { status: 422, message: 'The request could not be understood.' },
  NOT_FOUND: { status: 404, message: 'There is no such call.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Every call of the ordering API is a GET.' },
  INTERNAL: { status: 500, message: 'The ordering service could not answer.' },
} as const

export type OrderingProblem = keyof typeof orderingProblems

export const answer = (body: unknown): Answer => ({ status: 200, body })

export function refusal(code: OrderingProblem): Answer {
  const { status, message } = orderingProblems[code]
  return { status, body: { error: { code, message } } }
}
