/**
 * What is known not to hold yet, so that it is not found again in every run: each with the rule that is not looked at, and when.
 * Whoever mends one takes it out here, and the simulation proves that it is mended.
 */

/** What has happened in a simulation so far. */
export interface Past {
  /** A tab has gone on in memory, and may have come back. */
  wasInMemory: boolean
  /** A tab has begun in memory. */
  hasBegunInMemory: boolean
  /** A record of a log was damaged. */
  wasDamaged: boolean
}

export const createPast = (): Past => ({ wasInMemory: false, hasBegunInMemory: false, wasDamaged: false })

/**
 * An export begins with the state of the tab domains as it is when a tab comes to another log, and replays what that state has
 * heard once more: of events that a repair has kept (seed 512), and of those that a tab brings along which began in memory
 * (seed 550).
 */
export const isHeardTwice = ({ hasBegunInMemory, wasDamaged }: Past): boolean => hasBegunInMemory || wasDamaged

/** A cart that was fetched in memory is taken over after newer answers, and the next wish is phrased with it: seeds 159, 183. */
export const isCartTakenOverOld = ({ wasInMemory }: Past): boolean => wasInMemory

/**
 * A tab in memory and another one with the log both send the favorites of a visitor who signs in, each with a key of its own:
 * the account's list has more of them. Seed 613.
 */
export const isJoinedTwice = ({ wasInMemory }: Past): boolean => wasInMemory

/**
 * A tab in memory does not come back to a log that a newer build has made one of its own, and would have to go on beside it
 * (seed 437), nor to one with a damaged row, which its first append meets (seed 742).
 */
export const isWayBackBarred = ({ wasInMemory, wasDamaged }: Past, isOneBuild: boolean): boolean =>
  wasInMemory && (wasDamaged || !isOneBuild)
