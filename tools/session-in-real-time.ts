import { parseArgs } from 'node:util'
import { chromium as browserType, type Page } from '@playwright/test'

import { chromium } from './shared/chromium.ts'
import { buildStorefront, startShopServer } from './shared/shop-server.ts'

/**
 * `npm run session`: checks the figures of 9d without a virtual clock, in a little over an hour. One browser stays
 * active and one stays idle after signing in. The session must be renewed with under 5 minutes left, and must no longer
 * be checked after 60 idle minutes; otherwise the command exits with 1. `--minutes N` ends it sooner, to check that the
 * command works, and skips what would come later.
 */
const MINUTE = 60_000
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '63' } } })
const wholeMinutes = Number(values.minutes)
if (!(wholeMinutes > 0 && wholeMinutes <= 63)) throw new RangeError('--minutes must be a number up to 63.')
const RUN_MS = wholeMinutes * MINUTE
/** The interval between two activities. */
const PAUSE_MS = Math.min(3 * MINUTE, RUN_MS)

interface SessionEvent {
  readonly at: number
  readonly what: string
}

/** The session's own events, read from the shop's stored log. */
const sessionEvents = (page: Page): Promise<SessionEvent[]> =>
  page.evaluate(async () => {
    const open = indexedDB.open('leaflog2-fernhill')
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.addEventListener('success', () => resolve(open.result))
      open.addEventListener('error', () => reject(new Error('The log did not open.')))
    })
    const request = database.transaction('segments').objectStore('segments').getAll()
    const stored = await new Promise<unknown[]>((resolve) =>
      request.addEventListener('success', () => resolve(request.result)),
    )
    database.close()
    const events = [
      ...JSON.stringify(stored)
        .replaceAll('\\"', '"')
        .matchAll(/"at":(\d+),"type":"session\.(\w+)"/g),
    ]
    return events.map(([, at, what]) => ({ at: Number(at), what: what ?? '' }))
  })

async function signIn(origin: string, email: string): Promise<{ page: Page; since: number; end(): Promise<void> }> {
  const browser = await browserType.launch(chromium)
  const context = await browser.newContext()
  const verified = encodeURIComponent(JSON.stringify({ isVerified: true, verificationTime: Date.now() }))
  await context.addCookies([{ domain: 'localhost', path: '/', name: 'age_verification', value: verified }])
  const page = await context.newPage()
  await page.goto(`${origin}/rewards/login`)
  await page.locator('[data-listening="true"]').waitFor()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('fernhill2026')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/rewards/dashboard')
  return { page, since: Date.now(), end: () => browser.close() }
}

const minutes = (since: number, at: number): string => ((at - since) / MINUTE).toFixed(1)

await buildStorefront()
const server = await startShopServer()
try {
  const used = await signIn(server.origin, 'avery.lindqvist@example.com')
  const idle = await signIn(server.origin, 'noor.haddad@example.com')
  while (Date.now() - used.since < RUN_MS) {
    await used.page.waitForTimeout(PAUSE_MS)
    await used.page.keyboard.press('Shift')
  }
  const failures: string[] = []
  for (const [name, { page, since }] of Object.entries({ used, idle })) {
    const seen = await sessionEvents(page)
    for (const { at, what } of seen) console.log(`${name.padEnd(5)} ${minutes(since, at).padStart(6)} min  ${what}`)
    const renewed = seen.find(({ what }) => what === 'renewed')
    const after = renewed ? (renewed.at - since) / MINUTE : 0
    if (!seen.some(({ what }) => what === 'signedIn')) failures.push(`${name}: did not sign in`)
    if (wholeMinutes > 57 && (after < 55 || after > 57))
      failures.push(`${name}: renewed after ${after.toFixed(1)} minutes, not with under 5 left`)
    const checks = seen.filter(({ what }) => what === 'checked').map(({ at }) => (at - since) / MINUTE)
    const stopped = checks.find((check) => check > 60)
    if (wholeMinutes > 62 && name === 'idle' && (stopped === undefined || stopped > 62))
      failures.push('idle: still checked after an idle hour')
    if (name === 'used' && stopped !== undefined) failures.push('used: stopped although it was used')
  }
  await Promise.all([used.end(), idle.end()])
  for (const failure of failures) console.error(failure)
  console.log(
    failures.length === 0
      ? wholeMinutes < 63
        ? `The sessions of ${wholeMinutes} minutes behaved as expected.`
        : 'The figures of 9d hold in real time.'
      : `${failures.length} checks failed.`,
  )
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  await server.stop()
}
