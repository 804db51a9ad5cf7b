import { isLeaflogError, type Said } from '@leaflog/core'

/** The sentence to show for an error: the core's errors have one, others get a generic one. */
export const sentenceOf = (error: unknown): Said => {
  if (isLeaflogError(error)) return { text: error.message, meaning: error.meaning }
  return {
    text: error instanceof Error && error.message !== '' ? error.message : 'Something went wrong. Try again.',
  }
}
