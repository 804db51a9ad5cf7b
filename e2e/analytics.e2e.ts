import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AnalyticsEvent } from '@leaflog/core/wire/analytics/analytics'
import { choose, consentBar as bar, EVENTS, gatewayOf, named } from './support/analytics.ts'
import { withoutNetwork } from './support/complaints.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

const ASSETS = new URL('../storefront/dist/client/assets/', import.meta.url)

// In all other tests the visitor has already refused, so that the question does not appear.
test.use({ storageState: { cookies: [], origins: [] } })

const toCategory = async (page: Page) => {
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href^="/shopd/category/"]')?.click())
  await expect(page).toHaveURL(/\/shopd\/category\//)
}
/** The page is recorded: its message waits in the browser. */
const isCounted = (page: Page) => expect(bar(page)).toBeVisible()

test('[1.8] nothing is sent before consent, and nothing is lost after it, even over a reload', async ({
  page,
  context,
  expectAccessible,
}) => {
  const gateway = gatewayOf(context)
  await visit(page, '/')
  await isCounted(page)
  await expectAccessible()
  await page.reload()
  await listening(page)
  await isCounted(page)
  await toCategory(page)
  const { pathname } = new URL(page.url())
  expect(gateway.batches).toEqual([])
  await choose(page, 'Allow')
  await expect(bar(page)).toBeHidden()
  await expect.poll(() => gateway.views()).toEqual(['/', '/', pathname])
  await expect.poll(() => gateway.statuses).toEqual(gateway.batches.map(() => 202))
  expect(new Set(gateway.events().map(({ visitor }) => visitor)).size).toBe(1)
  await page.reload()
  await listening(page)
  await expect.poll(() => gateway.views().length).toBe(4)
  await expect
    .poll(() => named(gateway.events(), 'PLP').map(({ page: where }) => where?.path))
    .toEqual([pathname, pathname])
  const views = named(gateway.events(), 'PAGE_VIEW').map(({ data, page: where }) => [
    where?.type,
    data.known,
    data.language,
  ])
  expect(views).toEqual(['home', 'home', 'category', 'category'].map((type) => [type, true, 'en']))
  await expect(bar(page)).toBeHidden()
})

test('[1.8] a visitor who refuses is not counted or asked again, and can change their mind on the privacy page', async ({
  page,
  context,
  expectAccessible,
}) => {
  const gateway = gatewayOf(context)
  await visit(page, '/')
  await choose(page, 'Don’t allow')
  await expect(bar(page)).toBeHidden()
  const cookie = (await context.cookies()).find(({ name }) => name === 'analytics_consent')
  expect(cookie?.value).toBe('refused')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)
  await page.reload()
  await listening(page)
  await toCategory(page)
  await visit(page, '/privacy')
  const choice = page.getByRole('group', { name: 'Help us improve?' })
  const answer = async (said: string) => {
    await choice.getByRole('radio', { name: new RegExp(`^${said}`) }).check()
    await expect(choice).not.toHaveAttribute('aria-busy', 'true')
  }
  await expect(choice.getByRole('radio', { name: /^Don’t allow/ })).toBeChecked()
  await expectAccessible()
  await answer('Allow')
  await visit(page, '/dispensaries')
  await expect.poll(() => gateway.views()).toEqual(['/dispensaries'])
  await visit(page, '/privacy')
  await expect.poll(() => gateway.views()).toEqual(['/dispensaries', '/privacy'])
  await answer('Don’t allow')
  await visit(page, '/')
  await toCategory(page)
  await visit(page, '/privacy')
  await answer('Allow')
  await visit(page, '/dispensaries')
  await expect.poll(() => gateway.views().length).toBe(3)
  expect(gateway.views()).toEqual(['/dispensaries', '/privacy', '/dispensaries'])
  await expect(bar(page)).toBeHidden()
})

test('[1.8] the question is reachable by keyboard, and blocks nothing', async ({ page }) => {
  await visit(page, '/')
  await isCounted(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Don’t allow' }).focus()
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('button', { name: 'Allow', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toBeHidden()
})

test('[4f.1] events without a connection are sent when it is back, and counted once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected.push(withoutNetwork)
  const gateway = gatewayOf(context)
  await visit(page, '/')
  await choose(page, 'Allow')
  await expect.poll(() => gateway.statuses.length).toBe(1)
  await toCategory(page)
  const { pathname } = new URL(page.url())
  await context.setOffline(true)
  await expect.poll(() => gateway.batches.length).toBeGreaterThan(1)
  expect(gateway.statuses).toEqual([202])
  await context.setOffline(false)
  await expect.poll(() => gateway.statuses).toEqual([202, 202])
  const [first, ...more] = gateway.batches
  const again = more.at(-1) ?? []
  expect(again.flatMap(({ name, page: where }) => (name === 'PAGE_VIEW' ? [where?.path] : []))).toEqual([pathname])
  expect(again.filter(({ id }) => first?.some((known) => known.id === id))).toEqual([])
})

/** Requests during unload are invisible to the test, so the page gets its visibility event first. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('[4f.1] closing the tab: pending events go with a beacon, are stored, and are counted once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected.push(withoutNetwork)
  const gateway = gatewayOf(context)
  await visit(page, '/')
  await choose(page, 'Allow')
  await expect.poll(() => gateway.statuses).toEqual([202])
  await context.route(EVENTS, (route) => route.abort('connectionreset'))
  await toCategory(page)
  const { pathname } = new URL(page.url())
  // What was lost is tried again.
  await expect.poll(() => gateway.batches.length).toBeGreaterThanOrEqual(2)
  await hide(page)
  await expect.poll(() => gateway.beacons.length).toBe(1)
  const next = await context.newPage()
  await page.close()
  await context.unroute(EVENTS)
  await visit(next, '/dispensaries')
  const [beacon = []] = gateway.beacons
  expect(beacon.flatMap(({ name, page: where }) => (name === 'PAGE_VIEW' ? [where?.path] : []))).toEqual([pathname])
  // The page got no confirmation of the beacon.
  const holdsBeacon = (batch: AnalyticsEvent[]) => beacon.every(({ id }) => batch.some((event) => event.id === id))
  await expect.poll(() => gateway.batches.slice(2).some(holdsBeacon)).toBe(true)
  await expect.poll(() => gateway.views().toSorted()).toEqual(['/', '/dispensaries', pathname])
})

test('[1.8] how fast a page is, is measured with consent only, and says nothing about the visitor or the address', async ({
  page,
  context,
}) => {
  const gateway = gatewayOf(context)
  await context.route(EVENTS, (route) => route.continue())
  const measuring: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/(.*\.js)$/.exec(request.url())?.[1]
    if (name && readFileSync(new URL(name, ASSETS), 'utf8').includes('WEB_VITAL')) measuring.push(name)
  })
  await page.addInitScript(() => {
    const types: (string | undefined)[] = []
    const { observe } = PerformanceObserver.prototype
    PerformanceObserver.prototype.observe = function (options) {
      types.push(options?.type)
      observe.call(this, options)
    }
    Object.assign(window, { measuredTypes: types })
  })
  const measured = () => page.evaluate<string[]>('measuredTypes')
  await visit(page, '/shopd/category/flower?sort=price')
  await expect(bar(page)).toBeVisible()
  expect(measuring).toEqual([])
  expect(await measured()).toEqual([])
  await choose(page, 'Allow')
  await expect.poll(() => measuring.length).toBeGreaterThan(0)
  await expect.poll(measured).toEqual(expect.arrayContaining(['event', 'largest-contentful-paint']))
  await page.getByRole('banner').getByRole('button', { name: /theme/i }).click()
  await expect.poll(() => gateway.statuses).toEqual([202])
  // What is measured is looked at when the page is idle, and the browser tells of an input only after its paint.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const inputs = new PerformanceObserver(() => requestIdleCallback(() => resolve()))
        inputs.observe({ type: 'first-input', buffered: true })
      }),
  )
  await hide(page)
  const metrics = () => gateway.vitals.map(({ data }) => data.metric)
  await expect.poll(metrics).toEqual(expect.arrayContaining(['LCP', 'TTFB', 'CLS', 'INP']))
  expect(metrics()).toHaveLength(4)
  expect(new Set(gateway.vitals.map(({ data, visitor, page: where }) => `${data.kind} ${visitor} ${where}`))).toEqual(
    new Set(['category  null']),
  )
})

test('[4f.1] several tabs: each page once, and no batch twice', async ({ page, context }) => {
  const gateway = gatewayOf(context)
  await visit(page, '/')
  await choose(page, 'Allow')
  const other = await context.newPage()
  await visit(other, '/dispensaries')
  const third = await context.newPage()
  await visit(third, '/shopd/brands')
  await expect.poll(() => gateway.views().toSorted()).toEqual(['/', '/dispensaries', '/shopd/brands'])
  const sent = gateway.batches.flat().map(({ id }) => id)
  expect(sent.length).toBe(new Set(sent).size)
})
