/** 8.23: what goes wrong behind the visitor's back is logged, and nothing else happens: no toast, no sign-out, no rejection. */
import { expect, test } from 'vitest'
import type { Ports } from '../ports/ports.ts'
import { createBrowser, createWorld } from '../testing/browser.ts'
import { analyticsBatch } from '../wire/analytics/analytics.ts'

const MINUTE = 60_000
const member = { email: 'member@example.com', password: 'garden42' }
const COLLECTOR = '/api/analytics/events'

/** As events have them that travel (RFC 9562): no two differ in their last digit alone. */
function uuids() {
  let made = 0
  return { next: () => `0190c0de-0000-7000-8000-${((made += 1) * 16).toString(16).padStart(12, '0')}` }
}

async function setUp(given: Partial<Pick<Ports, 'beacon' | 'dataLayer'>> = {}) {
  const world = createWorld()
  const browser = createBrowser(world)
  const { shop, ports } = await browser.tab({ ids: uuids(), ...given })
  world.gateway.broken.set(COLLECTOR, 202)
  const reports = () => ports.seen.reports.map(({ code, detail }) => `${code} ${detail}`)
  return { world, browser, shop, ports, reports }
}

/** Signed in, up to where the token is about to be renewed. */
async function untilRenewal() {
  const open = await setUp()
  await open.shop.session.signIn(member)
  for (let passed = 0; passed < 54; passed += 1) {
    if (passed % 20 === 0) open.ports.seen.act()
    await open.world.clock.advance(MINUTE)
  }
  expect(open.reports()).toEqual([])
  return open
}

test.each([
  ['the network is away', 'NETWORK_FAILED'],
  ['the server refuses', 'SERVICE_REFUSED'],
  ['there is nothing left to renew it with', 'NOT_AUTHORIZED'],
] as const)('[8.23] [9d.3] a renewal that fails because %s is logged, and nothing else', async (why, code) => {
  const { world, browser, shop, reports } = await untilRenewal()
  if (why === 'the network is away') world.gateway.broken.set('/api/graphql', 'down')
  if (why === 'the server refuses') browser.cookies.set('refresh_token', 'never-given', 1)
  if (why === 'there is nothing left to renew it with') browser.cookies.remove('refresh_token')
  await world.clock.advance(3 * MINUTE)
  expect(new Set(reports())).toEqual(new Set([`EFFECT_FAILED session.renew: ${code}`]))
  expect(shop.getState().session.view).toMatchObject({ status: 'signedIn' })
  expect(shop.getState().ui.view.toasts).toEqual([])
  shop.dispose()
})

/** On a page that shows what no listing may be: its items have no price. */
async function withInvalidPage() {
  const open = await setUp()
  await open.shop.analytics.chooseConsent('granted')
  await open.shop.navigation.arrived({ path: '/category', search: '', hash: '' })
  const data = { list: 'Flower', total: 1, items: [{ id: 'p1', name: 'canary' }] }
  const shows = [{ name: 'PLP' as const, data }]
  await open.shop.analytics.pageDetails({
    path: '/category',
    key: '/category',
    type: 'category',
    language: 'en',
    shows,
  })
  return open
}

test('[8.23] [5c.3] invalid data is logged where the page goes on: in the batch, and in the beacon of a page that goes', async () => {
  const { world, shop, ports, reports } = await withInvalidPage()
  const invalid = 'ANALYTICS_INVALID PLP: data.items.0.price, data.items.0.brand, data.items.0.category'
  ports.seen.hide()
  expect(reports()).toEqual([invalid])
  const [beacon] = ports.seen.beacons
  expect(analyticsBatch.parse(JSON.parse(beacon?.json ?? '')).events.map(({ name }) => name)).toEqual([
    'PAGE_VIEW',
    'USER_STATE',
  ])
  await world.clock.advance(MINUTE)
  await shop.settled()
  expect(reports()).toEqual([invalid, invalid])
  expect(shop.getState().analytics.view.waiting).toBe(0)
  expect(shop.getState().ui.view.toasts).toEqual([])
  shop.dispose()
})

test('[8.23] a collector that refuses, and one that is away, are logged, and the shop goes on', async () => {
  const { world, shop, reports } = await setUp()
  await shop.analytics.chooseConsent('granted')
  for (const [status, report] of [
    [400, 'ANALYTICS_REFUSED the collector answered 400'],
    ['down', 'EFFECT_FAILED analytics.deliver: NETWORK_FAILED'],
  ] as const) {
    world.gateway.broken.set(COLLECTOR, status)
    await shop.navigation.arrived({ path: `/${status}`, search: '', hash: '' })
    await world.clock.advance(MINUTE)
    expect(reports().at(-1)).toBe(report)
  }
  expect(shop.getState().ui.view.toasts).toEqual([])
  shop.dispose()
})

test('[8.23] [4f.4] a data layer that throws is logged, and the cart is none the worse', async () => {
  const { world, shop, ports } = await setUp({
    dataLayer: {
      push: () => {
        throw new TypeError('secret-canary')
      },
    },
  })
  await shop.analytics.chooseConsent('granted')
  await shop.dispensary.choose('fl_miami')
  await shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 1 })
  await world.clock.advance(1000)
  expect(ports.seen.reports).toContainEqual({ code: 'EFFECT_FAILED', detail: 'analytics.push: TypeError' })
  expect(shop.getState().orderingCart.view.count).toBe(1)
  expect(shop.getState().ui.view.toasts.filter(({ type }) => type === 'danger')).toEqual([])
  shop.dispose()
})

test('[8.23] a beacon that throws is logged; what waited is kept and goes later', async () => {
  const { shop, ports } = await setUp({
    beacon: () => {
      throw new TypeError('secret-canary')
    },
  })
  await shop.analytics.chooseConsent('granted')
  await shop.navigation.arrived({ path: '/', search: '', hash: '' })
  const details = { path: '/', key: '/', type: 'home', language: 'en', shows: [] }
  await shop.analytics.pageDetails(details)
  ports.seen.hide()
  expect(ports.seen.reports).toEqual([{ code: 'BEACON_FAILED', detail: 'TypeError' }])
  // It is still heard when the page goes once more, and when it comes back.
  ports.seen.hide()
  expect(ports.seen.reports).toHaveLength(2)
  expect(shop.getState().analytics.view.waiting).toBe(2)
  shop.dispose()
})
