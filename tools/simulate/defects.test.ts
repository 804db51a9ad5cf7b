/** The simulation finds what is planted. */
import { expect, test } from 'vitest'
import { loadBuilds } from './browser/builds.ts'
import { defects } from './defects.ts'
import { simulate } from './simulate.ts'

/** Enough for each of them. */
const SEEDS = 150

test.each(defects)('$name: a seed finds it', { timeout: 120_000 }, async ({ change, forgetsKeys = false }) => {
  const builds = await loadBuilds(['tree'], change)
  const found: string[] = []
  for (let seed = 1; seed <= SEEDS && found.length === 0; seed += 1) {
    const { violation } = await simulate({ builds, forgetsKeys }, seed)
    if (violation) found.push(violation.rule)
  }
  expect(found).toHaveLength(1)
})
