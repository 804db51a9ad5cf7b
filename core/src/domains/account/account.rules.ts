/** Time limit for the answer to a change, in case its tab closes. */
export const SAVE_WAIT_MS = 30_000
