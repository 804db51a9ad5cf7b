/** What people read of a simulation. */
import { describe } from './browser/actions.ts'
import type { Shrunk } from './shrink.ts'
import type { Outcome } from './simulate.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** The seed, the rule, the shortest plan, and what happens in it. */
export function failureOf({ seed, violation }: Outcome, { plan, outcome }: Shrunk): string {
  return [
    `Seed ${seed}, action ${violation?.step}: ${violation?.rule}`,
    outcome.violation?.detail ?? '',
    '',
    `The shortest plan (${plan.length} actions):`,
    ...plan.map((action) => `  ${describe(action)}`),
    '',
    'What happens in it, with the seconds of virtual time:',
    ...outcome.trace.map((line) => `  ${line}`),
    '',
    `npm run simulate -- --seed ${seed} shows all of it.`,
  ].join('\n')
}

export function summaryOf(outcomes: readonly Outcome[], tookMs: number): string {
  const failed = outcomes.filter(({ violation }) => violation !== null)
  const days = outcomes.reduce((sum, { virtualMs }) => sum + virtualMs, 0) / DAY_MS
  const perHour = Math.round((days * HOUR_MS) / tookMs).toLocaleString('en-US')
  const seconds = (tookMs / 1000).toFixed(0)
  return `${outcomes.length} seeds, ${failed.length} failed: ${days.toFixed(0)} visitor days in ${seconds} s, ${perHour} an hour.`
}
