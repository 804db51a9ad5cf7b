import { isLeaflogError, type Said } from '@leaflog/core'

/** What a person reads of a failure: the core's errors carry a sentence, anything else gets a plain one. */
export const sentenceOf = (error: unknown): Said => {
  if (isLeaflogError(error)) return { text: error.message, meaning: error.meaning }
  return {
    text:
      error instanceof Error && error.message !== ''
        ? error.message
        : 'Something went wrong with that. Please try again.',
  }
}
