/** Constants of feature flags: what the log holds of them is bounded. */

export const MAX_FLAGS = 100
/** Characters of a name, and of a value that is text. */
export const MAX_NAME = 100
export const MAX_TEXT = 200
