/** Analytics events for plugins: once over all tabs and reloads, after consent, whatever the collector does. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { calls } from '../domains/analytics/analytics.effects.ts'
import { createShop } from '../sdk/create-shop.ts'
import {
  createFakeChannels,
  createFakePorts,
  createFakePresence,
  createVirtualClock,
  settle,
} from '../testing/fake-ports.ts'
import type { AnalyticsEvent } from '../wire/analytics/analytics.ts'
import { type SegmentAnalytics, analyticsTo, ga4, segment } from './index.ts'

const TABS = 2
// Loaded now, because a virtual clock does not wait for imports.
await calls()

/** A browser without a network: nothing reaches the collector. */
function createBrowser(heard: AnalyticsEvent[]) {
  const clock = createVirtualClock(Date.UTC(2026, 5, 15, 16))
  const indexedDB = new IDBFactory()
  const channels = createFakeChannels()
  const presence = createFakePresence()
  const { local, cookies } = createFakePorts()
  let made = 0
  // Like UUIDs of RFC 9562: no two differ only in their last digit.
  const next = () => `0190c0de-0000-7000-8000-${((made += 1) * 16).toString(16).padStart(12, '0')}`
  const tab = async (more: Parameters<typeof createFakePorts>[0] = {}) => {
    const http = () => Promise.reject(new TypeError('no network'))
    const around = { clock, indexedDB, presence, local, cookies, ids: { next }, channel: channels(), http }
    const plugins = [analyticsTo((event) => void heard.push(event))]
    const ports = createFakePorts({ ...around, ...more })
    return createShop({ gateway: 'https://shop.example', brand: 'fernhill', ports, plugins })
  }
  return { tab, clock }
}

const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('visit' as const), tab: fc.nat({ max: TABS - 1 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('reload' as const, 'glance' as const), tab: fc.nat({ max: TABS - 1 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 1999, 20_000) }) },
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never
const acts = fc.array(act, { maxLength: 12 })

async function live(before: readonly Act[], after: readonly Act[], choice: 'granted' | 'refused' | null) {
  const heard: AnalyticsEvent[] = []
  const browser = createBrowser(heard)
  const tabs = await Promise.all(Array.from({ length: TABS }, () => browser.tab()))
  const paths: string[] = []
  const perform = async (each: Act) => {
    if (each.do === 'wait') return browser.clock.advance(each.ms)
    const shop = tabs[each.tab]
    if (!shop) return
    if (each.do === 'reload') {
      shop.dispose()
      tabs[each.tab] = await browser.tab()
      return
    }
    const path = `/p${paths.length}`
    paths.push(path)
    await shop.navigation.arrived({ path, search: '', hash: '' })
    if (each.do === 'visit')
      await shop.analytics.pageDetails({ path, key: path, type: 'category', language: 'en', shows: [] })
  }
  for (const each of before) await perform(each)
  await settle()
  const early = heard.length
  if (choice) await tabs[0]?.analytics.chooseConsent(choice)
  for (const each of after) await perform(each)
  await browser.clock.advance(60_000)
  await settle()
  for (const shop of tabs) shop.dispose()
  const viewed = heard.flatMap(({ name, page }) => (name === 'PAGE_VIEW' ? [page?.path ?? ''] : []))
  return { heard, early, paths, viewed: viewed.toSorted((a, b) => a.localeCompare(b)) }
}

test('[1.8] any interleaving of pages, reloads and tabs without a collector: each once, after consent', async () => {
  await fc.assert(
    fc.asyncProperty(acts, acts, async (before, after) => {
      const { heard, early, paths, viewed } = await live(before, after, 'granted')
      expect(early).toBe(0)
      expect(viewed).toEqual(paths.toSorted((a, b) => a.localeCompare(b)))
      expect(new Set(heard.map(({ id }) => id)).size).toBe(heard.length)
    }),
    {
      numRuns: 20,
      examples: [
        // Left right after the choice; a reload in the millisecond of the choice.
        [[{ do: 'visit', tab: 0 }], [{ do: 'reload', tab: 0 }]],
        [
          [{ do: 'visit', tab: 1 }],
          [
            { do: 'reload', tab: 0 },
            { do: 'visit', tab: 1 },
          ],
        ],
      ],
    },
  )
}, 120_000)

test('[1.8] any interleaving without consent, or with a refusal: none', async () => {
  await fc.assert(
    fc.asyncProperty(acts, acts, fc.constantFrom(null, 'refused' as const), async (before, after, choice) => {
      expect((await live(before, after, choice)).heard).toEqual([])
    }),
    { numRuns: 10 },
  )
}, 120_000)

test('what is withdrawn while it waits is not handed on, and what is personal never', async () => {
  const heard: AnalyticsEvent[] = []
  const { tab } = createBrowser(heard)
  const shop = await tab()
  await shop.analytics.chooseConsent('granted')
  await shop.navigation.arrived({ path: '/search', search: '', hash: '' })
  const search = (term: string) => ({ name: 'SEARCH' as const, data: { term, results: 1 } })
  const shows = [search('blue'), search('me@example.com')]
  await shop.analytics.pageDetails({ path: '/search', key: 'a', type: 'search', language: 'en', shows })
  await settle()
  expect(heard.map(({ name }) => name)).toEqual(['PAGE_VIEW', 'USER_STATE', 'SEARCH'])
  expect(JSON.stringify(heard)).not.toContain('example.com')
  await shop.analytics.chooseConsent('refused')
  await shop.navigation.arrived({ path: '/b', search: '', hash: '' })
  await settle()
  expect(heard).toHaveLength(3)
  shop.dispose()
})

/** A shop with these plugins, whose consenting visitor looks at a product. */
async function lookAtProduct(plugins: readonly ReturnType<typeof analyticsTo>[]) {
  let made = 0
  const next = () => `0190c0de-0000-7000-8000-${((made += 1) * 16).toString(16).padStart(12, '0')}`
  const ports = createFakePorts({ ids: { next } })
  const options = { gateway: 'https://shop.example', brand: 'test', storage: 'memory' as const, ports, plugins }
  const shop = await createShop(options)
  await shop.analytics.chooseConsent('granted')
  await shop.navigation.arrived({ path: '/p', search: '', hash: '' })
  const data = { id: 'p1', name: 'Blue Hour', price: 3550, brand: null, category: null }
  const shows = [{ name: 'PDP' as const, data }]
  await shop.analytics.pageDetails({ path: '/p', key: 'p', type: 'product', language: 'en', shows })
  await settle()
  shop.dispose()
  return ports.seen.reports.filter(({ code }) => code === 'PLUGIN_FAILED').map(({ detail }) => detail)
}

test('events reach the page’s gtag, sent to the given property', async () => {
  const sent: unknown[][] = []
  expect(await lookAtProduct([ga4({ measurementId: 'G-1', gtag: (...args) => void sent.push(args) })])).toEqual([])
  expect(sent.map(([command, name]) => [command, name])).toEqual([
    ['event', 'page_view'],
    ['event', 'view_item'],
  ])
  expect(sent[1]?.[2]).toMatchObject({ currency: 'USD', value: 35.5, send_to: 'G-1' })
})

test('a page without gtag is reported, and nothing breaks', async () => {
  expect(await lookAtProduct([ga4()])).toEqual(['ga4: TypeError', 'ga4: TypeError'])
})

test('events reach the page’s Analytics.js, with the time at which they happened', async () => {
  const sent: unknown[][] = []
  const hears =
    (method: string): SegmentAnalytics['track'] =>
    (name, properties, { timestamp }) =>
      void sent.push([method, name, properties, timestamp instanceof Date])
  expect(await lookAtProduct([segment({ analytics: { track: hears('track'), page: hears('page') } })])).toEqual([])
  expect(sent).toMatchObject([
    ['page', 'product', { path: '/p' }, true],
    ['track', 'Product Viewed', { product_id: 'p1', price: 35.5, currency: 'USD' }, true],
  ])
})
