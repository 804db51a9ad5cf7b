import lighthouse from 'lighthouse'

import { buildStorefront, freePort, startShopServer } from '../shared/shop-server.ts'
import { fieldsOf, listOf, numberOf, textOf } from '../shared/json.ts'
import { type Visit, startBrowser } from './prepared-browser.ts'
import { median, roundsOf } from './rounds.ts'
import { atLeast, measured, type Measurement, type Row } from './row.ts'

/** The score that each category must reach, out of 100. */
const goal = 97
/** The scores are medians, because single runs are slow on a busy machine. */
const rounds = roundsOf(3)

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** What a visitor feels of the performance, in milliseconds, with the goal of each. */
const moments = [
  { name: 'largest-contentful-paint', limit: 1800 },
  { name: 'interactive', limit: 3500 },
  { name: 'total-blocking-time', limit: 100 },
] as const

/** A task that kept the page busy for longer than 50 ms, in simulated milliseconds. */
interface LongTask {
  readonly of: string
  readonly start: number
  readonly duration: number
}

interface Measures {
  readonly of: ReadonlyMap<string, number>
  /** How fast the machine was meanwhile, by Lighthouse's own benchmark. */
  readonly speed: number
  readonly longTasks: readonly LongTask[]
}

export interface LighthousePage {
  /** The name of the page in the table. */
  readonly what: string
  readonly path: string
  /** Audits that the page is meant to fail, with the reason. */
  readonly forbidden?: Readonly<Record<string, string>>
  /** What its visitor did before; by default nobody has been here. */
  readonly earlier?: Visit
}

/** What a task is attributed to: a file of the build by its name, or the page, or the browser itself. */
const attributed = (url: string): string => {
  const [, file, name] = /\/assets\/(?:([a-z]+)-)?([\w-]+)\.js$/.exec(url) ?? []
  if (file !== undefined) return file
  if (name !== undefined) return 'a part’s file'
  return URL.canParse(url) ? 'the page' : 'the browser'
}

/** The tasks of Lighthouse's audit, by the simulation: how long they take the phone, and when. */
const longTasksOf = (details: unknown): LongTask[] => {
  return listOf(fieldsOf(details)['items'])
    .map(fieldsOf)
    .map(({ url, startTime, duration }) => ({
      of: attributed(textOf(url)),
      start: numberOf(startTime),
      duration: numberOf(duration),
    }))
    .toSorted((a, b) => a.start - b.start)
}

/** One Lighthouse run for a phone on a slow connection, both simulated. */
async function runLighthouse(url: string, port: number, skipAudits: string[]): Promise<Measures> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    skipAudits,
  })
  const { categories: scores = {}, audits = {}, environment } = result?.lhr ?? {}
  return {
    of: new Map<string, number>([
      ...categories.map((name) => [name, Math.round((scores[name]?.score ?? Number.NaN) * 100)] as const),
      ...moments.map(({ name }) => [name, audits[name]?.numericValue ?? Number.NaN] as const),
    ]),
    speed: environment?.benchmarkIndex ?? Number.NaN,
    longTasks: longTasksOf(audits['long-tasks']?.details),
  }
}

/** The tasks of the run whose page was interactive in the median time. */
const toldTasks = (runs: readonly Measures[]): string => {
  const interactive = ({ of }: Measures): number => of.get('interactive') ?? Number.NaN
  const typical = runs.toSorted((a, b) => interactive(a) - interactive(b))[Math.floor(runs.length / 2)]
  const tasks = typical?.longTasks ?? []
  if (tasks.length === 0) return 'no task over 50 ms'
  return `tasks over 50 ms: ${tasks.map(({ of, start, duration }) => `${of} ${Math.round(duration)} at ${Math.round(start)}`).join('; ')}`
}

async function measure({ path, forbidden = {}, earlier }: LighthousePage): Promise<Measurement> {
  await buildStorefront()
  await using ends = new AsyncDisposableStack()
  const shop = ends.adopt(await startShopServer(), (server) => server.stop())
  const port = await freePort()
  ends.adopt(await startBrowser(port, shop.origin, earlier), (browser) => browser.stop())
  // Pictures are rendered once and cached. Only the first visitor of a new shop waits for them.
  await (await fetch(`${shop.origin}${path}`)).text()
  const skipped = Object.keys(forbidden)
  const runs: Measures[] = []
  for (let round = rounds > 1 ? 0 : 1; round <= rounds; round += 1) {
    const run = await runLighthouse(`${shop.origin}${path}`, port, skipped)
    if (round > 0) runs.push(run)
  }
  const of = (name: string): number => median(runs.map((run) => run.of.get(name) ?? Number.NaN))
  const scores = categories.map((name) => `${name} ${of(name)}`)
  const times = moments.map(
    ({ name, limit }) => `${name.replaceAll('-', ' ')} ${Math.round(of(name))} ms (goal ${limit})`,
  )
  const speed = `${Math.round(median(runs.map((run) => run.speed)))} in Lighthouse’s index of machines, where it calls less than 1000 slow`
  const exceptions = Object.entries(forbidden).map(([audit, reason]) => `without ${audit} (${reason})`)
  return measured(
    Math.min(...categories.map(of)),
    goal,
    [...scores, ...times, `medians of ${rounds}`, speed, toldTasks(runs), ...exceptions, 'the peer is the goal'].join(
      ', ',
    ),
  )
}

/** The lowest of four categories on a phone, compared with the goal. */
export const lighthouseRow = (page: LighthousePage): Row => ({
  name: `Lighthouse on a phone, ${page.what}`,
  goal: `≥ ${goal} in each of four`,
  unit: 'of 100',
  met: atLeast(1),
  run: () => measure(page),
})
