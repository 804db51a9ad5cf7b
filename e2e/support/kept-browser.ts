import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, TestInfo } from '@playwright/test'
import { listenForComplaints, type Complaints } from './complaints.ts'
import { openProfile, type Profile } from './profiles.ts'
import { comesBack } from './visit.ts'

const DAY = 86_400_000

export interface KeptBrowser {
  /** Starts the browser, whose clock is some days ahead. */
  open(daysAhead: number): Promise<BrowserContext>
  /** Removes everything it kept. */
  remove(): Promise<void>
}

/** A visitor's browser on disk, which a test closes and starts again, with the project's screen and with workers. */
export async function keptBrowser(
  profile: Profile | null,
  complaints: Complaints,
  { project }: TestInfo,
): Promise<KeptBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'leaflog-kept-'))
  if (profile !== null) await cp(profile.folder, folder, { recursive: true })
  const { baseURL = '', viewport = null, hasTouch = false, isMobile = false, storageState } = project.use
  const cookies = typeof storageState === 'object' ? storageState.cookies : []
  return {
    async open(daysAhead) {
      const context = await openProfile(folder, baseURL, { serviceWorkers: 'allow', viewport, hasTouch, isMobile })
      await listenForComplaints(context, complaints)
      if (profile === null) await context.addCookies([...cookies])
      else comesBack(context)
      if (daysAhead > 0) await context.clock.install({ time: Date.now() + daysAhead * DAY })
      return context
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
