import { chromium as browserType } from '@playwright/test'
import lighthouse from 'lighthouse'

import { chromium } from '../shared/chromium.ts'
import { roundsOf } from './rounds.ts'
import { buildStorefront, freePort, startShopServer } from '../shared/shop-server.ts'
import { atLeast, measured, type Measurement, type Row } from './row.ts'

/** The score that each category must reach, out of 100. */
const goal = 95
/** The scores are medians, because single runs are slow on a busy machine. */
const rounds = roundsOf(3)

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]
type Scores = Readonly<Record<Category, number>>

export interface LighthousePage {
  /** The name of the page in the table. */
  readonly what: string
  readonly path: string
  /** Audits that the specification makes the page fail, with the statement that does. */
  readonly forbidden?: Readonly<Record<string, string>>
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** One Lighthouse run for a phone on a slow connection, both simulated. */
async function runLighthouse(url: string, port: number, skipAudits: string[]): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    skipAudits,
  })
  const found = result?.lhr.categories ?? {}
  const score = (category: Category): number => Math.round((found[category]?.score ?? Number.NaN) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  }
}

async function measure({ path, forbidden = {} }: LighthousePage): Promise<Measurement> {
  await buildStorefront()
  const shop = await startShopServer()
  const port = await freePort()
  const browser = await browserType.launch({
    ...chromium,
    args: [...chromium.args, `--remote-debugging-port=${port}`],
  })
  try {
    const url = `${shop.origin}${path}`
    // Pictures are rendered once and cached. Only the first visitor of a new shop waits for them.
    await (await fetch(url)).text()
    const runs: Scores[] = []
    const skipped = Object.keys(forbidden)
    if (rounds > 1) await runLighthouse(url, port, skipped)
    for (let round = 0; round < rounds; round += 1) runs.push(await runLighthouse(url, port, skipped))
    const scores = categories.map((category) => [category, median(runs.map((one) => one[category]))] as const)
    const lowest = Math.min(...scores.map(([, score]) => score))
    const listed = scores.map(([category, score]) => `${category} ${score}`).join(', ')
    const exceptions = Object.entries(forbidden).map(
      ([audit, statement]) => `; without ${audit}, as ${statement} requires`,
    )
    return measured(lowest, goal, `${listed}; medians of ${rounds}; the peer is the goal${exceptions.join('')}`)
  } finally {
    await browser.close()
    await shop.stop()
  }
}

/** The lowest of four categories on a phone, compared with the goal. */
export const lighthouseRow = (page: LighthousePage): Row => ({
  name: `Lighthouse on a phone, ${page.what}`,
  goal: `≥ ${goal} in each of four`,
  unit: 'of 100',
  met: atLeast(1),
  run: () => measure(page),
})
