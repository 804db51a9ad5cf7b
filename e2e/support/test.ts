import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { listenForComplaints, type Complaints } from './complaints.ts'
import { forgetProfile, openProfile, profileOf, type Left, type Profile, type ReturningVisitor } from './profiles.ts'
import { cartIsThere, releaseCart, restoreCart, tokensOf } from './restore-cart.ts'
import { comesBack } from './visit.ts'
import { colors, violationsIn } from './wcag.ts'

export { expect }

export interface Visitor {
  /** The visitor of the test; set by a project or a file. */
  visitor: 'new' | ReturningVisitor
}

interface Support {
  /** Always on: errors and warnings of the browser fail the test. */
  complaints: Complaints
  /** A returning visitor's data on the server; null for a new visitor. */
  left: Left | null
  /** Fails the test if axe finds a WCAG 2.2 AA violation on the page, or in the part of it with this selector. */
  expectAccessible(within?: string): Promise<void>
  /** The same for colors only, which is all that another theme changes. */
  expectLegible(): Promise<void>
}

interface PerWorker {
  /** Profiles of this worker, each created on first use, and kept for the whole run. */
  profiles(visitor: ReturningVisitor, baseURL: string): Promise<Profile>
}

export const test = base.extend<Visitor & Support & { profile: Profile | null }, PerWorker>({
  visitor: ['new', { option: true }],
  profiles: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const folder = join(process.env['LEAFLOG_E2E_PROFILES'] ?? '', String(parallelIndex))
      await use((visitor, baseURL) => profileOf(visitor, folder, baseURL))
    },
    { scope: 'worker' },
  ],
  profile: [
    async ({ visitor, profiles, baseURL, request }, use) => {
      if (visitor === 'new') return use(null)
      const profile = await profiles(visitor, baseURL ?? '')
      if (await cartIsThere(request, profile.left)) return use(profile)
      await forgetProfile(profile)
      await use(await profiles(visitor, baseURL ?? ''))
    },
    // The first use waits until the earlier visits have been played.
    { timeout: 300_000 },
  ],
  left: async ({ profile }, use) => use(profile?.left ?? null),
  context: async ({ context: fresh, profile, visitor, baseURL, serviceWorkers }, use) => {
    if (profile === null) return use(fresh)
    const copy = await mkdtemp(join(tmpdir(), 'leaflog-visitor-'))
    await cp(profile.folder, copy, { recursive: true })
    const context = await openProfile(copy, baseURL ?? '', { serviceWorkers })
    comesBack(context)
    await restoreCart(context.request, profile.left)
    const tokens = tokensOf(context)
    await use(context)
    if (visitor === 'returning')
      for (const token of tokens)
        if (!(await releaseCart(context.request, token, profile.left))) await forgetProfile(profile)
    await context.close()
    await rm(copy, { recursive: true, force: true })
  },
  complaints: [
    async ({ context }, use) => {
      const complaints: Complaints = { seen: [], expected: [] }
      await listenForComplaints(context, complaints)
      await use(complaints)
      const surprising = complaints.seen.filter((text) => !complaints.expected.some((pattern) => pattern.test(text)))
      expect(surprising, 'the browser has nothing to complain about').toEqual([])
    },
    { auto: true },
  ],
  expectAccessible: async ({ page }, use) =>
    use(async (within) => {
      await fadesEnd(page)
      expect(await violationsIn(page, undefined, within)).toEqual([])
    }),
  expectLegible: async ({ page }, use) =>
    use(async () => {
      await fadesEnd(page)
      expect(await violationsIn(page, colors)).toEqual([])
    }),
})

/**
 * Waits for fades to end, since colors in between are not meant to be read. Endless animations, such as a skeleton's,
 * are skipped.
 */
async function fadesEnd(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )
}
