/** Makes a failing plan short: leaves out actions for as long as the same rule is broken. */
import type { Action } from './browser/actions.ts'
import { planOf } from './plan.ts'
import { type Outcome, type World, simulate } from './simulate.ts'

export interface Shrunk {
  readonly plan: readonly Action[]
  readonly outcome: Outcome
}

/** How many plans are tried at most. */
const MOST_TRIES = 400

export async function shrink(world: World, failed: Outcome): Promise<Shrunk> {
  const { seed, violation } = failed
  if (!violation) throw new Error(`Seed ${seed} breaks no rule.`)
  let best: Shrunk = { plan: planOf(seed).slice(0, violation.step + 1), outcome: failed }
  let tries = 0
  const fails = async (plan: readonly Action[]): Promise<boolean> => {
    tries += 1
    const outcome = await simulate(world, seed, plan)
    if (outcome.violation?.rule !== violation.rule) return false
    best = { plan: plan.slice(0, outcome.violation.step + 1), outcome }
    return true
  }
  for (let size = Math.ceil(best.plan.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < best.plan.length && tries < MOST_TRIES;)
      if (!(await fails([...best.plan.slice(0, from), ...best.plan.slice(from + size)]))) from += size
  return best
}
