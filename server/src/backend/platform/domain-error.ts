import { message, type Message, type MessageCode, type ParamsOf, type PlainCode } from '../../platform/message.ts'

/** Adobe Commerce's error categories, which clients may act upon (8.8). */
export type ErrorCategory =
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-authorization'
  | 'graphql-authentication'

/** Categories of refusals that depend on more than the input. */
const categories: Readonly<Partial<Record<string, ErrorCategory>>> = {
  CURRENT_PASSWORD_WRONG: 'graphql-authentication',
  SESSION_OVER: 'graphql-authentication',
  SIGN_IN_REFUSED: 'graphql-authentication',
  CART_FORBIDDEN: 'graphql-authorization',
  ORDER_OF_CUSTOMER: 'graphql-authorization',
  SIGN_IN_REQUIRED: 'graphql-authorization',
  ADDRESS_UNKNOWN: 'graphql-no-such-entity',
  CART_NOT_ACTIVE: 'graphql-no-such-entity',
  CART_NOT_FOUND: 'graphql-no-such-entity',
  CATEGORY_UNKNOWN: 'graphql-no-such-entity',
  CONTENT_BLOCK_UNKNOWN: 'graphql-no-such-entity',
  CONTENT_PAGE_UNKNOWN: 'graphql-no-such-entity',
  COUNTRY_ID_UNKNOWN: 'graphql-no-such-entity',
  EVENT_UNKNOWN: 'graphql-no-such-entity',
  GIFT_CARD_UNKNOWN: 'graphql-no-such-entity',
  ITEM_GONE: 'graphql-no-such-entity',
  ITEM_NOT_FOUND: 'graphql-no-such-entity',
  NO_STORE: 'graphql-no-such-entity',
  ORDER_NUMBER_UNKNOWN: 'graphql-no-such-entity',
  ORDER_UNKNOWN: 'graphql-no-such-entity',
  PICKUP_UNKNOWN: 'graphql-no-such-entity',
  POST_UNKNOWN: 'graphql-no-such-entity',
  SEARCH_INDEX_UNKNOWN: 'graphql-no-such-entity',
  SKU_NOT_FOUND: 'graphql-no-such-entity',
  STORE_UNKNOWN: 'graphql-no-such-entity',
}

/** Thrown by rules that refuse; nothing was changed. */
export class DomainError extends Error {
  readonly category: ErrorCategory
  readonly code: string
  readonly params: Message['params']

  constructor({ code, params, text }: Message) {
    super(text)
    this.name = 'DomainError'
    this.category = categories[code] ?? 'graphql-input'
    this.code = code
    this.params = params
  }
}

export const refusal = <Code extends MessageCode>(code: Code, ...params: ParamsOf<Code>): DomainError =>
  new DomainError(message(code, ...params))

/** For checks with a fixed code. @throws DomainError with the code if the condition is false */
export function ask(holds: boolean, code: PlainCode): asserts holds {
  if (!holds) throw refusal(code)
}
