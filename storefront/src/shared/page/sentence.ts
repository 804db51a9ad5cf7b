/** What a person reads of a failure: the core's errors carry a sentence, anything else gets a plain one. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'Something went wrong with that. Please try again.'
