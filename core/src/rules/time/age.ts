/** How old something is, by a clock that may have been set in between. */

/**
 * Whether what happened at `since` is less than `limit` ms old. What seems to come from the future was stamped by a clock that
 * has been set back since: its age is not known, so it counts as old.
 */
export const isYounger = (since: number, at: number, limit: number): boolean => {
  const age = at - since
  return age >= 0 && age < limit
}

/** Whether `until` is still ahead, by no more than `limit` ms: further ahead, it was set by a clock that was ahead. */
export const isAhead = (until: number, at: number, limit: number): boolean => until > at && until - at <= limit
