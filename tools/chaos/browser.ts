/** A real browser whose profile is on the disk, as its visitor has it: closed, killed and started again. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type Page, chromium } from '@playwright/test'
import { wholeChromium } from '../shared/chromium.ts'
import { skewClock } from './clock.ts'
import { browserOf, kill, lives, renderersOf } from './processes.ts'
import { until } from './wait.ts'

export interface Browser {
  newPage(): Promise<Page>
  /** Kills a renderer, the nth of those that there are, or all. */
  killRenderers(which: number | 'all'): void
  /** As the visitor closes it; `killed`: as the system ends it. Then it is started again. */
  restart(killed: boolean): Promise<void>
  /** As a browser knows it: pages are told. */
  setOffline(isOffline: boolean): Promise<void>
  /** How far the clock of every page is from the true one, in ms. */
  setSkew(skew: number): Promise<void>
  close(): Promise<void>
}

const options = { ...wholeChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] }

export async function openBrowser(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'leaflog-chaos-'))
  let skew = 0
  const launch = async (): Promise<BrowserContext> => {
    const context = await chromium.launchPersistentContext(profile, options)
    await context.addInitScript(skewClock, skew)
    return context
  }
  let context = await launch()

  return {
    newPage: () => context.newPage(),
    killRenderers(which) {
      const pids = renderersOf(profile)
      if (which === 'all') for (const pid of pids) kill(pid)
      else {
        const pid = pids[which % pids.length]
        if (pid !== undefined) kill(pid)
      }
    },
    async restart(killed) {
      const pid = browserOf(profile)
      if (killed && pid !== undefined) kill(pid)
      await context.close()
      await until(() => !lives(profile))
      context = await launch()
    },
    setOffline: (isOffline) => context.setOffline(isOffline),
    async setSkew(next) {
      skew = next
      await context.addInitScript(skewClock, skew)
    },
    async close() {
      await context.close()
      await until(() => !lives(profile))
      await rm(profile, { recursive: true, force: true })
    },
  }
}
