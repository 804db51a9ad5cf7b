/** The owner's dashboard over the collector's events (1.8), on a desktop and on a phone. */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectSpanish } from './support/languages.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const hex = (length: number): string => randomBytes(length).toString('hex').slice(0, length)
/** A separate store for each test, because other tests keep shopping. */
const newStore = (): string => `test_${hex(10)}`

const newId = (): string => `01900000-${hex(4)}-7${hex(3)}-8${hex(3)}-${hex(12)}`

interface Sent {
  visitor: string
  name: string
  path?: string
  data: object
}

const grinder = { id: 'e2e-grinder', name: 'Four-piece Grinder', price: 1_250, brand: null, category: null }
const line = { ...grinder, quantity: 2, currencyCode: 'USD', variant: null }
const cart = {
  channel: 'commerce',
  currencyCode: 'USD',
  quantity: 2,
  subtotal: 2_500,
  discount: 0,
  tax: 0,
  shipping: null,
  total: 2_500,
  coupons: [],
  items: [line],
}
const shoppingMethod = 'store pick up'
const affiliation = 'Online Store'

const pageView = (visitor: string, store: string): Sent => ({
  visitor,
  name: 'PAGE_VIEW',
  path: '/category/accessories',
  data: {
    known: true,
    signedIn: false,
    shoppingMethod,
    store,
    state: 'Arizona',
    mode: 'RECREATIONAL',
    language: 'en',
    cart: { quantity: 0, total: 0 },
  },
})
const step = (visitor: string, number: number): Sent => ({
  visitor,
  name: 'CHECKOUT',
  data: { step: number, option: null, affiliation, shoppingMethod, cart },
})
const order = (visitor: string, id: string): Sent => ({
  visitor,
  name: 'PLACE_ORDER',
  data: { id, revenue: 2_500, tax: 0, shipping: 0, discount: 0, currencyCode: 'USD', affiliation, items: [line] },
})
const search = (visitor: string, term: string, results: number): Sent => ({
  visitor,
  name: 'SEARCH',
  data: { term, results },
})

/** Sends events as browsers do, and again, as if an answer had been lost. */
async function tell(request: APIRequestContext, sent: readonly Sent[]): Promise<void> {
  const at = Date.now()
  const events = sent.map(({ path = '/checkout', ...event }) => ({
    ...event,
    id: newId(),
    at,
    newVisitor: false,
    page: { path, type: '' },
  }))
  for (const _time of [1, 2]) {
    const answer = await request.post('/api/analytics/events', { data: { events } })
    expect([answer.status(), await answer.json()]).toEqual([202, { accepted: events.length }])
  }
}

/** Four visitors: two look, one leaves at the last step, one orders. */
async function tellStory(request: APIRequestContext, store: string): Promise<void> {
  const visitors = Array.from({ length: 4 }, () => `v-${hex(12)}`)
  const [, looks = '', leaves = '', buys = ''] = visitors
  await tell(request, [
    ...visitors.map((visitor) => pageView(visitor, store)),
    { visitor: looks, name: 'PDP', path: '/product/grinder', data: grinder },
    ...[1, 2, 3].map((number) => step(leaves, number)),
    order(buys, `order-${hex(8)}`),
    search(looks, 'rick simpson oil', 0),
    search(looks, 'grinder', 3),
  ])
}

const figure = (page: Page, name: string) =>
  page.getByRole('definition').and(page.locator(`dt:text-is("${name}") + dd`))
const stage = (page: Page, name: string) =>
  page.getByRole('region', { name: 'From first visit to order' }).getByRole('listitem').filter({ hasText: name })
const open = (page: Page, store: string) => visit(page, `/dev/analytics?days=1&store=${store}`)

test('[1.8] [4f.5] the owner sees the funnel, revenue, products and searches, each counted once', async ({
  page,
  request,
  expectAccessible,
}) => {
  const store = newStore()
  await tellStory(request, store)
  await open(page, store)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store performance')
  await expect(figure(page, 'Visitors')).toHaveText('4')
  await expect(figure(page, 'Revenue')).toHaveText('$25.00')
  await expect(figure(page, 'Conversion rate')).toHaveText('25%')
  await expect(stage(page, 'Product viewed')).toContainText('75% of visitors')
  await expect(stage(page, 'Checkout: payment')).toContainText('2')
  await expect(stage(page, 'Order')).toContainText('50% dropped off')
  await expect(page.getByRole('row', { name: /Four-piece Grinder/ })).toContainText('$25.00')
  await expect(page.getByRole('row', { name: /rick simpson oil/ })).toHaveCount(2)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over, 'nothing is wider than the window').toBe(0)
  await expectAccessible()
})

test('[1.8] the owner sees how fast pages are, by kind, with ratings in words', async ({
  page,
  request,
  expectAccessible,
}) => {
  // A kind of its own, because other tests' pages are measured too.
  const kind = `kiosk-${randomBytes(4).toString('hex').replaceAll(/\d/g, 'x')}`
  const measured = (metric: string, value: number) => ({
    id: newId(),
    name: 'WEB_VITAL',
    at: Date.now(),
    visitor: '',
    newVisitor: false,
    page: null,
    data: { metric, value, kind },
  })
  const events = [measured('LCP', 2_140), measured('INP', 312), measured('CLS', 0.3), measured('TTFB', 150)]
  expect((await request.post('/api/analytics/events', { data: { events } })).status()).toBe(202)
  await open(page, newStore())
  await expect(page.getByRole('heading', { name: 'No activity yet' })).toBeVisible()
  const row = page.getByRole('row', { name: kind })
  await expect(row.getByRole('cell')).toHaveText(['2.1 secGood', '312 msNeeds improvement', '0.3Poor', '0.2 secGood'])
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over, 'nothing is wider than the window').toBe(0)
  await expectAccessible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(row.getByRole('cell')).toHaveText(['2.1 secGood', '312 msNeeds improvement', '0.3Poor'])
  const narrow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(narrow, 'nothing is wider than a phone').toBe(0)
})

test('[1.8] a period, a store and a channel can be chosen, are kept in the address, and can be downloaded as a file', async ({
  page,
  request,
}) => {
  const store = newStore()
  await tellStory(request, store)
  await visit(page, '/dev/analytics')
  await page.getByRole('combobox', { name: 'Store' }).selectOption(store)
  await expect(figure(page, 'Visitors')).toHaveText('4')
  await page.getByRole('radio', { name: '30 days' }).check()
  await expect(page).toHaveURL(`/dev/analytics?days=30&store=${store}`)
  await page.getByRole('combobox', { name: 'Channel' }).selectOption('Ordering API')
  await expect(page.getByRole('heading', { name: 'No activity yet' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Channel' }).selectOption('Commerce')
  await page.reload()
  await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked()
  await expect(figure(page, 'Orders')).toHaveText('1')
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const file = await readFile(await (await coming).path(), 'utf8')
  expect(file.trimEnd().split('\r\n')).toHaveLength(12)
})

test('[1.8] visitors’ events appear live, with the updated figures, and can be paused', async ({ page, request }) => {
  const store = newStore()
  await open(page, store)
  const feed = page.getByRole('region', { name: 'Live activity' })
  await expect(feed.getByRole('status')).toHaveText('Live')
  const [first, second] = [`first ${hex(6)}z`, `second ${hex(6)}z`]
  const visitor = `v-${hex(12)}`
  await tell(request, [pageView(visitor, store), search(visitor, first, 1)])
  await expect(feed.getByText(first)).toHaveCount(1)
  await expect(figure(page, 'Visitors')).toHaveText('1')
  await feed.getByRole('button', { name: 'Pause' }).click()
  await tell(request, [search(visitor, second, 1)])
  await expect(feed.getByRole('status')).toHaveText('Paused')
  await expect(feed.getByText(second)).toHaveCount(0)
  await feed.getByRole('button', { name: 'Resume' }).click()
  await expect(feed.getByText(second)).toHaveCount(1)
})

test('[1.8] no events, and figures that fail to load: both are explained, with what to do', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  complaints.expected.push(/503/)
  await page.route('**/dev/analytics/report*', (route) => route.fulfill({ status: 503 }))
  // Each event of the feed, of whatever store, would load the figures again.
  await page.route('**/dev/analytics/stream*', (route) => route.fulfill({ status: 503 }))
  await open(page, newStore())
  await expect(page.getByRole('alert')).toContainText('Couldn’t load the figures')
  await expectAccessible()
  await page.unroute('**/dev/analytics/report*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No activity yet' })).toBeVisible()
  await expectAccessible()
})

test('[1.9] in Spanish, in the dark theme', async ({ page, request, context, expectAccessible }) => {
  const store = newStore()
  await tellStory(request, store)
  const cookie = { domain: 'localhost', path: '/' }
  await context.addCookies([
    { ...cookie, name: 'language', value: 'es' },
    { ...cookie, name: 'theme', value: 'dark' },
  ])
  await open(page, store)
  await expect(figure(page, 'Visitantes')).toHaveText('4')
  await expectSpanish(page, 'dashboard')
  await expectAccessible()
})

test('[7d.4] it is for this machine only', async ({ request }) => {
  for (const path of ['/dev/analytics', '/dev/analytics/report?days=1', '/dev/analytics/events.csv?days=1']) {
    expect((await request.get(path)).status(), path).toBe(200)
    const passedOn = await request.get(path, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(passedOn.status(), path).toBe(404)
  }
})
