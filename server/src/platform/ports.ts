/** Outside powers that the server's parts are given: time comes from `main.ts`, and from the test in a test. */

export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Calls `fire` once after `ms`; the function it returns calls it off. */
  timer(ms: number, fire: () => void): () => void
}
