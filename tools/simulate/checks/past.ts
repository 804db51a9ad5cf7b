/**
 * What tabs could not know of each other. A tab in memory (I8) writes to no log, so that another one asks the same server for
 * something else; and what was done in memory is gone with its tab. Then the server has more than any log can tell.
 */
export interface Past {
  /** Several tabs were open, one of them in memory. */
  wereApart: boolean
  /** A tab was closed in memory. */
  isForgotten: boolean
}

export const createPast = (): Past => ({ wereApart: false, isForgotten: false })

/** Whether the log tells all that was asked of the server. */
export const isWholeStory = ({ wereApart, isForgotten }: Past): boolean => !wereApart && !isForgotten
