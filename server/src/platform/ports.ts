/** Ports of the server's parts: `main.ts` passes the real clock, and tests pass their own. */

export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Calls `fire` once after `ms`; the returned function cancels it. */
  timer(ms: number, fire: () => void): () => void
}
