import type { Rewards } from '@leaflog/core/wire/commerce/customer-model'

export type Reward = Rewards['ladder'][number]

export interface RewardSteps {
  /** The nearest reward not reached yet; null if all are reached. */
  readonly next: Reward | null
  /** Points still missing for it. */
  readonly missing: number
  /** Progress towards it, from 0 to 1; 1 if there is no next reward. */
  readonly share: number
}

/** The position of a balance among the rewards. Fractions are dropped, and negative balances count as zero. */
export const rewardSteps = (points: number, ladder: readonly Reward[]): RewardSteps => {
  const have = Math.max(0, Math.floor(points))
  const ahead = ladder.filter((step) => step.points > have)
  const next = ahead.reduce<Reward | null>(
    (near, step) => (near === null || step.points < near.points ? step : near),
    null,
  )
  return next === null
    ? { next, missing: 0, share: ladder.length === 0 ? 0 : 1 }
    : { next, missing: next.points - have, share: have / next.points }
}

/** `AB12CD34EF56` is `AB12 CD34 EF56`: groups of four are easy to read aloud. */
export const groupsOfFour = (code: string): string => code.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')
