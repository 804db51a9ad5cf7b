import { expect } from 'vitest'

/** Equals any trace id and any `traceparent`. */
export const someTrace: unknown = expect.stringMatching(/^(00-)?[\da-f]{32}(-[\da-f]{16}-00)?$/)
