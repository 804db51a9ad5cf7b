/** The only error type that leaves the core, and its codes. @module */
import type { Meaning } from '../wire/messages/message.ts'

/**
 * Every error code of the core, with the sentence a user reads. `docs/errors.md` explains each; a test compares both.
 */
export const errors = {
  EVENT_REJECTED: 'That isn’t possible right now.',
  EVENT_INVALID: 'That request is incomplete or invalid.',
  GATEWAY_INVALID: 'The gateway must be an address such as https://shop.example, or empty to use the page’s own.',
  EVENT_FAILED: 'Something went wrong. Try again.',
  STORE_REQUIRED: 'Choose a dispensary first.',
  STORE_UNKNOWN: 'We couldn’t find that dispensary.',
  CART_LIMIT_REACHED: 'That’s more than one cart can hold. Try a smaller quantity.',
  PRODUCT_NOT_FOUND: 'This dispensary doesn’t carry that product. Choose another from its menu.',
  SHOP_DISPOSED: 'This shop has been closed.',
  READ_ONLY: 'A newer version of this shop is open in another tab. Reload this page.',
  NETWORK_FAILED: 'Failed to connect to the service: check your connection and try again.',
  NOT_JSON: 'Failed to process response as JSON data',
  NOT_AUTHORIZED: 'Sign in first.',
  SIGN_IN_FAILED: 'We couldn’t sign you in. Try again.',
  ENROLMENT_FAILED: 'We couldn’t create your account. Try again.',
  RESET_FAILED: 'Something went wrong!',
  ACCOUNT_NOT_SAVED: 'We couldn’t save that. Try again.',
  NOT_FOUND: 'That’s no longer available.',
  SERVICE_UNAVAILABLE: 'The service isn’t responding. Try again in a moment.',
  WISHLIST_NOT_SAVED: 'We couldn’t update your wishlist. Try again.',
  WISHLIST_FULL: 'You’ve reached the limit: 5 wishlists, 100 items each.',
  SERVICE_REFUSED: 'The service couldn’t do that.',
  SERVICE_ANSWER_INVALID: 'The service sent a response we don’t understand.',
  STORAGE_UNAVAILABLE:
    'Your browser doesn’t let this shop save anything. Your cart will last until you close this tab.',
  STORAGE_FULL: 'Your device is out of space. Your cart will last until you close this tab.',
  STORAGE_HUNG: 'Your browser stopped saving. Your cart will last until you close this tab.',
  STORAGE_LOST: 'The browser closed our storage. Try again.',
  LOG_PARKED: 'A newer version of this shop saved data that this one can’t read. We’ll keep it until you update.',
  EFFECT_CRASHED: 'That didn’t work. Try again.',
  LOG_DAMAGED: 'We couldn’t read part of what this browser had saved. We kept the rest.',
  FILE_NOT_A_LOG: 'This file isn’t a Leaflog log.',
  FILE_VERSION_UNKNOWN: 'This log was written by a newer version of Leaflog.',
  FILE_DAMAGED: 'This log is damaged.',
  FILE_HOSTILE: 'This file contains something no log should, so we didn’t read it.',
  FILE_TOO_LARGE: 'This file is too large to be a log.',
  FILE_OUT_OF_ORDER: 'The events in this log are out of order.',
} as const

/** The codes of `LeaflogError`, which docs/errors.md explains. */
export type ErrorCode = keyof typeof errors

/** What is wrong with one part of the input: its path, such as `item.quantity`, and why. Never the value itself. */
export interface Issue {
  /** Where it is, such as `item.quantity`. */
  readonly path: string
  /** What is wrong with it. */
  readonly reason: string
}

interface Details extends ErrorOptions {
  readonly reason?: string | undefined
  readonly meaning?: Meaning | undefined
  readonly issues?: readonly Issue[]
  readonly retryAfterMs?: number | undefined
}

/** The only error type that leaves the core: a code for developers, a sentence for users. */
export class LeaflogError extends Error {
  /** For programs: stays the same between releases. */
  readonly code: ErrorCode
  /** For developers, with EVENT_INVALID: every invalid part. Empty for other codes. */
  readonly issues: readonly Issue[]
  /** The service's own code for its refusal, if it gave one. */
  readonly reason: string | undefined
  /** The message's code and parameters, for translation; undefined if only its English is known. */
  readonly meaning: Meaning | undefined
  /** How long a service that answered 429 or 503 asks to wait, in ms, at most an hour; undefined if it does not say. */
  readonly retryAfterMs: number | undefined
  /** Tells it from other errors where `instanceof` cannot, as between two windows. */
  override name = 'LeaflogError'

  constructor(
    code: ErrorCode,
    detail?: string,
    { issues = [], reason, meaning, retryAfterMs, ...options }: Details = {},
  ) {
    super(detail ?? errors[code], options)
    this.code = code
    this.issues = issues
    this.reason = reason
    this.meaning = meaning
    this.retryAfterMs = retryAfterMs
  }
}

/** An error's text and meaning, for an event. */
export const saidBy = ({ message, meaning }: LeaflogError): { message: string; meaning?: Meaning } => ({
  message,
  ...(meaning && { meaning: { ...meaning, params: { ...meaning.params } } }),
})

/** Whether it is a LeaflogError; with codes, whether it has one of them. */
export const isLeaflogError = (error: unknown, ...codes: readonly ErrorCode[]): error is LeaflogError =>
  error instanceof LeaflogError && (codes.length === 0 || codes.includes(error.code))

/**
 * Whether a service did not answer or refused, which is expected. An answer that cannot be parsed, and every other
 * error, is a defect.
 */
export const isUnanswered = (error: unknown): boolean =>
  isLeaflogError(error, 'NETWORK_FAILED', 'NOT_JSON', 'SERVICE_UNAVAILABLE', 'SERVICE_REFUSED', 'NOT_FOUND')
