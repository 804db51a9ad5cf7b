/** Ages and waits by a clock that may be set in between. */

/**
 * Whether `since` is less than `limit` ms ago. A time in the future comes from a clock that was set back since: its age is
 * unknown, so it counts as old.
 */
export const isYounger = (since: number, at: number, limit: number): boolean => {
  const age = at - since
  return age >= 0 && age < limit
}

/** Whether `until` is still ahead, by at most `limit` ms. Further ahead, it comes from a clock that was set back since. */
export const isAhead = (until: number, at: number, limit: number): boolean => until > at && until - at <= limit
