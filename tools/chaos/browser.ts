/** A real browser whose profile is on the disk, as its visitor has it: closed, killed and started again. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type BrowserContext, type Page, chromium } from '@playwright/test'
import { wholeChromium } from '../shared/chromium.ts'
import { skewClock } from './clock.ts'
import { dropWrites } from './drop-writes.ts'
import { browserOf, isRunning, kill, renderersOf } from './processes.ts'
import { until, within } from './wait.ts'

export interface Browser {
  newPage(): Promise<Page>
  /** Kills a renderer, the nth of those that there are, or all. Resolves when the dead pages are closed. */
  killRenderers(which: number | 'all'): Promise<void>
  /** Closes pages that cannot answer any more: they would hold up what is said to all. */
  bury(): Promise<void>
  /** Pages that do not answer, and live. */
  readonly frozen: Set<Page>
  /** As the visitor closes it; `killed`: as the system ends it. Then it is started again. */
  restart(killed: boolean): Promise<void>
  /** As a browser knows it: pages are told. */
  setOffline(isOffline: boolean): Promise<void>
  /** How far the clock of every page is from the true one, in ms. */
  setSkew(skew: number): Promise<void>
  close(): Promise<void>
}

const ANSWER_MS = 30_000
const FROZEN_MS = 500

const options = { ...wholeChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] }

export interface BrowserOptions {
  /** A mistake to be found: storage acknowledges what it does not write. */
  readonly dropsWrites?: boolean
}

export async function openBrowser({ dropsWrites = false }: BrowserOptions = {}): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'leaflog-chaos-'))
  let skew = 0
  const launch = async (): Promise<BrowserContext> => {
    const context = await chromium.launchPersistentContext(profile, options)
    await context.addInitScript(skewClock, skew)
    if (dropsWrites) await context.addInitScript(dropWrites)
    return context
  }
  let context = await launch()
  const frozen = new Set<Page>()
  /** An empty page that dies at birth has not reached the shop: it is opened again, as its visitor would. */
  const newPage = async (): Promise<Page> => {
    try {
      return await context.newPage()
    } catch (error) {
      if (!/crashed/i.test(String(error))) throw error
      return context.newPage()
    }
  }
  /** Of a page that died, a call is rejected at once; of a frozen one it waits. */
  const lives = (page: Page): Promise<boolean> => {
    const answer = page.evaluate(() => true).catch(() => false)
    return frozen.has(page)
      ? Promise.race([answer, pause(FROZEN_MS, true)])
      : within(ANSWER_MS, 'an answer', answer).catch(() => false)
  }
  const bury = async (): Promise<void> => {
    const pages = context.pages()
    const alive = await Promise.all(pages.map(lives))
    // The last page of a browser keeps it open.
    if (!alive.includes(true)) await newPage()
    await Promise.all(pages.filter((_, index) => !alive[index]).map((page) => page.close()))
  }

  return {
    newPage,
    async killRenderers(which) {
      const pids = renderersOf(profile)
      const doomed = which === 'all' ? pids : pids.filter((_, index) => index === which % pids.length)
      for (const pid of doomed) kill(pid)
      await until(() => !renderersOf(profile).some((pid) => doomed.includes(pid)))
      await bury()
    },
    bury,
    frozen,
    async restart(killed) {
      const pid = browserOf(profile)
      if (killed && pid !== undefined) {
        const ended = new Promise((resolve) => context.once('close', resolve))
        kill(pid)
        await ended
      } else await context.close()
      await until(() => !isRunning(profile))
      context = await launch()
    },
    setOffline: (isOffline) => context.setOffline(isOffline),
    async setSkew(next) {
      skew = next
      await context.addInitScript(skewClock, skew)
    },
    async close() {
      const pid = browserOf(profile)
      await within(ANSWER_MS, 'the end of the browser', context.close()).catch(() => pid !== undefined && kill(pid))
      await until(() => !isRunning(profile))
      await rm(profile, { recursive: true, force: true })
    },
  }
}
