import { errors, isLeaflogError, type Said } from '@leaflog/core'

/** An error with our own sentence in the visitor’s language. */
export class SpokenError extends Error {}

/** The sentence to show for an error. What a library or the browser says is for developers, so it is not shown. */
export const sentenceOf = (error: unknown): Said => {
  if (isLeaflogError(error)) return { text: error.message, meaning: error.meaning }
  return { text: error instanceof SpokenError ? error.message : errors.EVENT_FAILED }
}
