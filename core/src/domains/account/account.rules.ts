/** How long an answer to a change is waited for, should its tab die. */
export const SAVE_WAIT_MS = 30_000
