/**
 * What is known not to hold yet, so that it is not found again in every run: each with the rule that is not looked at, and when.
 * Whoever mends one takes it out here, and the simulation proves that it is mended.
 */

/** What has happened in a simulation so far. */
export interface Past {
  /** A tab has gone on in memory, and may have come back. */
  wasInMemory: boolean
  /** A record of a log was damaged. */
  wasDamaged: boolean
}

export const createPast = (): Past => ({ wasInMemory: false, wasDamaged: false })

/** A cart that was fetched in memory is taken over after newer answers, and the next wish is phrased with it: seeds 159, 183. */
export const isCartTakenOverOld = ({ wasInMemory }: Past): boolean => wasInMemory

/** The way back from memory does not repair a log that is damaged; the next tab that is opened does: seeds 55, 124. */
export const isDamageInTheWay = ({ wasInMemory, wasDamaged }: Past): boolean => wasInMemory && wasDamaged
