/** Whole shops under a seed: `npm run simulate` runs more of them. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type Builds, loadBuilds } from './browser/builds.ts'
import { defects } from './defects.ts'
import { optionsOf } from './options.ts'
import { planOf } from './plan.ts'
import { failureOf, summaryOf } from './report.ts'
import { shrink } from './shrink.ts'
import { simulate } from './simulate.ts'

const MINUTE = 60_000

let builds: Builds
beforeAll(async () => {
  builds = await loadBuilds()
})

const seeds = Array.from({ length: 100 }, (_, index) => index + 1)
const parts = [0, 25, 50, 75].map((from) => seeds.slice(from, from + 25))

describe('[I1] [I2] [I3] [I4] [I5] [I6] [I7] [I8] [I9] [I10] [I11] a hundred seeds break no rule', () => {
  test.each(parts)('seeds from %s on', { timeout: 5 * MINUTE }, async (...part) => {
    for (const seed of part) {
      const { violation } = await simulate({ builds }, seed)
      expect([seed, violation]).toEqual([seed, null])
    }
  })
})

test('[I1] a seed that is simulated again is the same to the last request', { timeout: MINUTE }, async () => {
  const hashes = new Set<string>()
  for (const seed of [5, 12, 54]) {
    const [once, again] = [await simulate({ builds }, seed), await simulate({ builds }, seed)]
    expect(again.trace).toEqual(once.trace)
    expect(again.hash).toBe(once.hash)
    hashes.add(once.hash)
  }
  expect(hashes.size).toBe(3)
})

test('a plan follows from its seed, and meets every kind of trouble', () => {
  expect(planOf(7)).toEqual(planOf(7))
  expect(planOf(7)).not.toEqual(planOf(8))
  const met = new Set(seeds.flatMap((seed) => planOf(seed).map((action) => action.do)))
  expect([...met].toSorted()).toEqual(
    [
      'clock',
      'close',
      'damage',
      'disk',
      'freeze',
      'gateway-restart',
      'kill',
      'lose-handles',
      'network',
      'open',
      'power-loss',
    ]
      .concat(['release', 'rest', 'shop', 'thaw', 'wait', 'wake'])
      .toSorted(),
  )
})

test(
  'a failure is told with its seed, its rule, and a short plan that still breaks it',
  { timeout: 2 * MINUTE },
  async () => {
    const [defect] = defects.filter(({ forgetsKeys }) => forgetsKeys)
    const world = { builds, forgetsKeys: defect?.forgetsKeys ?? false }
    const outcome = await simulate(world, 2)
    expect(outcome.violation?.rule).toBe('a key takes effect once (I4)')
    const shrunk = await shrink(world, outcome)
    expect(shrunk.outcome.violation?.rule).toBe(outcome.violation?.rule)
    expect(shrunk.plan.length).toBeLessThan(planOf(2).length / 4)
    const told = failureOf(outcome, shrunk)
    expect(told).toContain('Seed 2, action')
    expect(told).toContain('npm run simulate -- --seed 2')
    expect(told.split('\n').length).toBeLessThan(outcome.trace.length)
    expect(summaryOf([outcome], 1000)).toMatch(/^1 seeds, 1 failed: .* visitor days/)
  },
)

test('the words of the command', () => {
  expect(optionsOf([])).toEqual({ what: 'many', from: 1, count: 100 })
  expect(optionsOf(['--seeds', '5', '--from', '40'])).toEqual({ what: 'many', from: 40, count: 5 })
  expect(optionsOf(['--seed', '17'])).toEqual({ what: 'one', seed: 17 })
  expect(optionsOf(['--help'])).toEqual({ what: 'help' })
  expect(() => optionsOf(['--seed', 'x'])).toThrow('--seed x is no number')
})
