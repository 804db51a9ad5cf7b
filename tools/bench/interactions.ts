import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium as browserType, type Page } from '@playwright/test'

import { chromium } from '../shared/chromium.ts'
import { fieldsOf, parseJson, textOf } from '../shared/json.ts'
import { buildStorefront, startShopServer } from '../shared/shop-server.ts'
import { median, roundsOf } from './rounds.ts'
import { atMost, measured, type Measurement, type Row } from './row.ts'

/** From the input to the next painted frame, for what responds well (https://web.dev/inp). */
const GOAL_MS = 100
/** Event timing reports nothing shorter. */
const SHORTEST_MS = 16
/** A task that blocks input longer than this is named. */
const LONG_MS = 50
/** How much slower than this machine the visitor's is. */
const SLOWDOWN = 4

/** What a visitor does: `does` is measured from here until the page is quiet again. */
export type Step = (name: string, does: () => Promise<unknown>) => Promise<void>
export type Journey = (page: Page, step: Step) => Promise<void>

/** What the browser reports, with times in epoch milliseconds. */
interface Seen {
  /** Events of one interaction share it: pressing, releasing and clicking. */
  id: number
  kind: 'interaction' | 'frame'
  at: number
  milliseconds: number
  /** The event's target, or what ran in the frame. */
  what: string
}

type Frame = Pick<Seen, 'milliseconds' | 'what'>

/** One step of one round: its interactions, which are several when it types, and the frames that blocked input. */
interface Timing {
  name: string
  interactions: readonly number[]
  frames: readonly Frame[]
}

/** Not in the types of the DOM yet. */
interface FrameEntry extends PerformanceEntry {
  readonly blockingDuration: number
  readonly scripts: readonly {
    readonly duration: number
    readonly invoker: string
    readonly sourceURL: string
    readonly sourceFunctionName: string
  }[]
}

declare global {
  interface Window {
    benchSeen(text: string): void
  }
}

/** Runs in the page, alone: it can use nothing of this file. */
function observe(): void {
  const tell = (seen: object) => window.benchSeen(JSON.stringify(seen))
  const isFrame = (entry: PerformanceEntry): entry is FrameEntry => 'blockingDuration' in entry
  const nameOf = (node: Node | null): string =>
    node instanceof Element ? `${node.localName} ${node.getAttribute('aria-label') ?? ''}`.trim() : ''
  const interactions = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
      const { startTime, duration: milliseconds, name, target } = entry
      const at = performance.timeOrigin + startTime
      tell({ kind: 'interaction', id: entry.interactionId, at, milliseconds, what: `${name} ${nameOf(target)}` })
    }
  }).observe(interactions)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!isFrame(entry) || entry.blockingDuration === 0) continue
      const [script] = entry.scripts.toSorted((a, b) => b.duration - a.duration)
      const what = script ? `${script.invoker} ${script.sourceURL} ${script.sourceFunctionName}`.trim() : ''
      tell({ kind: 'frame', id: 0, at: performance.timeOrigin + entry.startTime, milliseconds: entry.duration, what })
    }
  }).observe({ type: 'long-animation-frame', buffered: true })
}

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' && value !== null && 'kind' in value && 'at' in value && 'milliseconds' in value

const longestOf = (values: readonly number[]): number => Math.max(SHORTEST_MS, ...values)

/** Two frames and an idle moment: whatever the input started has been painted and reported. */
const quiet = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 100))))
      }),
  )

/** Runs a journey once, as a new visitor with a slow processor. */
async function walk(origin: string, journey: Journey): Promise<Timing[]> {
  const browser = await browserType.launch(chromium)
  try {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } })
    const page = await context.newPage()
    const seen: Seen[] = []
    await page.exposeFunction('benchSeen', (text: string) => {
      const one: unknown = JSON.parse(text)
      if (isSeen(one)) seen.push(one)
    })
    await page.addInitScript(observe)
    const devtools = await context.newCDPSession(page)
    const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate })
    const timings: Timing[] = []
    await journey(page, async (name, does) => {
      await quiet(page)
      await slowDown(SLOWDOWN)
      const from = Date.now()
      await does()
      await quiet(page)
      await slowDown(1)
      const during = seen.filter(({ at }) => at >= from)
      const reported = Map.groupBy(
        during.filter(({ kind }) => kind === 'interaction'),
        ({ id }) => id,
      )
      const interactions = [...reported.values()].map((events) => longestOf(events.map((event) => event.milliseconds)))
      timings.push({
        name,
        interactions: interactions.length > 0 ? interactions : [SHORTEST_MS],
        frames: during.filter(({ kind, milliseconds }) => kind === 'frame' && milliseconds > LONG_MS),
      })
    })
    return timings
  } finally {
    await browser.close()
  }
}

/** The build's files by name, since their addresses say nothing. */
async function modulesOf(): Promise<ReadonlyMap<string, string>> {
  const path = join(import.meta.dirname, '../../storefront/dist/client/.vite/manifest.json')
  const manifest = fieldsOf(parseJson(await readFile(path, 'utf8')))
  return new Map(
    Object.entries(manifest).map(([name, chunk]) => [textOf(fieldsOf(chunk)['file']), name.replace(/^_/, '')]),
  )
}

/** What the browser and this machine need at least: a busy one is slow everywhere. */
const bareTap: Journey = async (page, step) => {
  await page.goto('about:blank')
  await page.setContent('<button onclick="this.textContent += 1">Tap</button>')
  for (let tap = 0; tap < 5; tap += 1) await step('tap', () => page.getByRole('button').click())
}

const rounded = (milliseconds: number) => `${Math.round(milliseconds)} ms`

/** The value that 98 of 100 do not exceed. */
const p98 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.98) - 1] ?? Number.NaN

async function measure(journey: Journey): Promise<Measurement> {
  await buildStorefront()
  const rounds = roundsOf(3)
  const shop = await startShopServer()
  try {
    const walks: Timing[][] = []
    // The first visitor of a new shop waits for its pictures, and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      const timings = await walk(shop.origin, journey)
      if (round > 0) walks.push(timings)
    }
    const bare = median((await walk(shop.origin, bareTap)).map(({ interactions }) => longestOf(interactions)))
    const modules = await modulesOf()
    const readable = (what: string) =>
      what.replaceAll(/https?:\/\/\S+?\/(assets\/[\w.-]+)/g, (address, file) => modules.get(String(file)) ?? address)
    const all = walks.flat()
    const steps = [...Map.groupBy(all, ({ name }) => name)].map(([name, timings]) => {
      const [longest] = timings.flatMap(({ frames }) => frames).toSorted((a, b) => b.milliseconds - a.milliseconds)
      return { name, milliseconds: median(timings.map(({ interactions }) => longestOf(interactions))), longest }
    })
    const slowest = steps.toSorted((a, b) => b.milliseconds - a.milliseconds)
    for (const { name, milliseconds, longest } of slowest)
      console.log(
        `    ${name}: ${rounded(milliseconds)}${longest ? `; blocked for ${rounded(longest.milliseconds)} by ${readable(longest.what) || 'the browser'}` : ''}`,
      )
    const [worst] = slowest
    const every = all.flatMap(({ interactions }) => interactions)
    const blocked = steps.filter(({ longest }) => longest !== undefined).map(({ name }) => name)
    return measured(
      worst?.milliseconds ?? Number.NaN,
      GOAL_MS,
      `slowest: ${worst?.name}; p98 of ${every.length} interactions ${rounded(p98(every))}; tasks over ${LONG_MS} ms: ${blocked.join(', ') || 'none'}; medians of ${rounds}; a tap on a bare page ${rounded(bare)}; the peer is the goal`,
    )
  } finally {
    await shop.stop()
  }
}

/** The slowest interaction of a journey with a processor four times slower, compared with the goal. */
export const interactionRow = (what: string, journey: Journey): Row => ({
  name: `input to next paint, ${what}, ${SLOWDOWN} × slower`,
  goal: `≤ ${GOAL_MS} ms`,
  unit: 'ms',
  met: atMost(1),
  run: () => measure(journey),
})
