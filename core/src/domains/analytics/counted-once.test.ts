/** Delivery from visitor to collector: nothing before consent, and every page view counted exactly once. */
import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import type { Http } from '../../ports/ports.ts'
import { createShop } from '../../sdk/create-shop.ts'
import type { Shop } from '../../sdk/shop-handle.ts'
import {
  createFakeChannels,
  createFakePorts,
  createFakePresence,
  createVirtualClock,
  settle,
} from '../../testing/fake-ports.ts'
import { type AnalyticsEvent, analyticsBatch } from '../../wire/analytics/analytics.ts'
import { calls } from './analytics.effects.ts'

const TABS = 2
// Loaded now, because a virtual clock does not wait for imports.
await calls()
const START = Date.UTC(2026, 5, 15, 16)

/** `lost`: the batch was accepted, but the answer did not arrive. */
type Answer = 'taken' | 'lost' | 'down' | 'busy'

/** What a page's view and its listing report. */
const saidOf = ({ name, page, data }: AnalyticsEvent): string[] => {
  const where = page ? `${page.path} ${page.type}` : ''
  if (name === 'PAGE_VIEW') return [`view ${where} ${data.language} ${data.known ? 'known' : 'unknown'}`]
  return name === 'PLP' ? [`listing ${where} ${data.list} ${data.items.map(({ id }) => id).join()}`] : []
}

/** Counts each id once, as the real collector does. */
function createCollector() {
  const counted = new Map<string, AnalyticsEvent>()
  let requests = 0
  let answer: Answer = 'taken'
  const take = (json: unknown) => {
    const { events } = analyticsBatch.parse(json)
    for (const event of events) counted.set(event.id, event)
  }
  const http: Http = async (request) => {
    if (!request.url.endsWith('/api/analytics/events')) throw new TypeError('no network')
    requests += 1
    if (answer === 'down') throw new TypeError('no network')
    if (answer === 'busy') return new Response('', { status: 503 })
    take(await request.json())
    if (answer === 'lost') throw new TypeError('the connection was cut')
    return Response.json({ accepted: 1 }, { status: 202 })
  }
  return {
    http,
    beacon: (_url: string, json: string) => {
      requests += 1
      // A beacon has no answer.
      if (answer === 'taken' || answer === 'lost') take(JSON.parse(json))
      return true
    },
    answers: (next: Answer) => void (answer = next),
    requests: () => requests,
    said: () => [...counted.values()].flatMap(saidOf).toSorted(),
    distinct: () => counted.size,
  }
}

async function open(collector: ReturnType<typeof createCollector>) {
  const clock = createVirtualClock(START)
  const indexedDB = new IDBFactory()
  const channels = createFakeChannels()
  const presence = createFakePresence()
  const { local, cookies } = createFakePorts()
  let made = 0
  // Like UUIDs of RFC 9562: no two differ only in their last digit.
  const next = () => `0190c0de-0000-7000-8000-${((made += 1) * 16).toString(16).padStart(12, '0')}`
  const tab = async (create = createShop) => {
    const ports = createFakePorts({
      clock,
      indexedDB,
      presence,
      local,
      cookies,
      ids: { next },
      channel: channels(),
      http: collector.http,
      beacon: collector.beacon,
    })
    const shop = await create({ gateway: 'https://shop.example', brand: 'fernhill', ports })
    return { shop, hide: ports.seen.hide, reports: ports.seen.reports }
  }
  return { tab, clock }
}

const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('visit' as const), tab: fc.nat({ max: TABS - 1 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('reload' as const, 'hide' as const, 'glance' as const),
      tab: fc.nat({ max: TABS - 1 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 1999, 5000, 40_000) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('network' as const),
      is: fc.constantFrom<Answer>('taken', 'lost', 'down', 'busy'),
    }),
  },
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** Imports the code afresh, as a reloaded page does, so that no module state is left. */
async function freshCode(): Promise<typeof createShop> {
  vi.resetModules()
  const effects = await import('./analytics.effects.ts')
  await effects.calls()
  return (await import('../../sdk/create-shop.ts')).createShop
}

const goTo = (shop: Shop, path: string) => shop.navigation.arrived({ path, search: '', hash: '' })
const product = { id: 'p1', name: 'Blue Hour', price: 3500, brand: null, category: null }
const details = (path: string) => ({
  path,
  key: path,
  type: 'category',
  language: 'en',
  shows: [{ name: 'PLP' as const, data: { list: path, total: 1, items: [product] } }],
})
/** The events counted for a page that sent its details. */
const expectedOf = (path: string) => [`view ${path} category en known`, `listing ${path} category ${path} p1`]

async function live(before: readonly Act[], after: readonly Act[], choice: 'granted' | 'refused' | null) {
  const collector = createCollector()
  const browser = await open(collector)
  const tabs = await Promise.all(Array.from({ length: TABS }, browser.tab))
  const visits: string[] = []
  let seen = 0

  const perform = async (each: Act) => {
    if (each.do === 'wait') return browser.clock.advance(each.ms)
    if (each.do === 'network') return collector.answers(each.is)
    const tab = tabs[each.tab]
    if (!tab) return
    if (each.do === 'hide') return tab.hide()
    if (each.do === 'reload') {
      tab.shop.dispose()
      tabs[each.tab] = await browser.tab()
      return
    }
    // A page that is left before any details are known.
    const path = `/p${(seen += 1)}`
    visits.push(...(each.do === 'visit' ? expectedOf(path) : [`view ${path}   unknown`]))
    await goTo(tab.shop, path)
    if (each.do === 'visit') await tab.shop.analytics.pageDetails(details(path))
  }

  for (const each of before) await perform(each)
  await settle()
  const early = collector.requests()
  if (choice) await tabs[0]?.shop.analytics.chooseConsent(choice)
  for (const each of after) await perform(each)
  collector.answers('taken')
  // Longer than the longest retry pause and the wait for page details.
  for (let minute = 0; minute < 12; minute += 1) await browser.clock.advance(60_000)
  await settle()
  const waiting = tabs.map(({ shop }) => shop.getState().analytics.view.waiting)
  for (const { shop } of tabs) shop.dispose()
  return { collector, early, visits: visits.toSorted(), waiting }
}

const acts = fc.array(act, { maxLength: 12 })

test('[4f.1] [4f.4] a returning visitor is tracked as on the first day, after any number of reloads', async () => {
  const collector = createCollector()
  const browser = await open(collector)
  const paths = ['/p1', '/p2', '/p3', '/p4']
  await (await browser.tab()).shop.analytics.chooseConsent('granted')
  for (const path of paths) {
    const { shop, reports } = await browser.tab(await freshCode())
    await goTo(shop, path)
    await shop.analytics.pageDetails(details(path))
    await browser.clock.advance(5000)
    expect(reports).toEqual([])
    shop.dispose()
  }
  expect(collector.said()).toEqual(paths.flatMap(expectedOf).toSorted())
})

test('[1.8] [4f.1] any interleaving of pages, reloads, tabs and lost answers: counted exactly once, after consent', async () => {
  await fc.assert(
    fc.asyncProperty(acts, acts, async (before, after) => {
      const { collector, early, visits, waiting } = await live(before, after, 'granted')
      expect(early).toBe(0)
      expect(collector.said()).toEqual(visits)
      expect(waiting).toEqual(waiting.map(() => 0))
    }),
    { numRuns: 40 },
  )
}, 120_000)

test('[1.8] any interleaving without consent, or with a refusal: nothing is sent', async () => {
  await fc.assert(
    fc.asyncProperty(acts, acts, fc.constantFrom(null, 'refused' as const), async (before, after, choice) => {
      const { collector } = await live(before, after, choice)
      expect(collector.requests()).toBe(0)
    }),
    { numRuns: 20 },
  )
}, 120_000)

test('two tabs in the ordinary case: nothing is sent twice', async () => {
  const sent: string[] = []
  const collector = createCollector()
  const counting: Http = async (request) => {
    const copy = request.clone()
    const answer = await collector.http(request)
    sent.push(...analyticsBatch.parse(await copy.json()).events.map(({ id }) => id))
    return answer
  }
  const browser = await open({ ...collector, http: counting })
  const [one, other] = [await browser.tab(), await browser.tab()]
  await one.shop.analytics.chooseConsent('granted')
  for (let round = 1; round <= 5; round += 1)
    for (const { shop } of [one, other]) {
      const path = `/r${round}`
      await goTo(shop, path)
      await shop.analytics.pageDetails(details(path))
      await browser.clock.advance(1500)
    }
  await browser.clock.advance(10_000)
  expect(sent.length).toBe(new Set(sent).size)
  expect(collector.distinct()).toBe(sent.length)
  expect(collector.said()).toHaveLength(20)
  for (const { shop } of [one, other]) shop.dispose()
})

test('[8.23] a failed attempt is logged and has no other effect', async () => {
  const collector = createCollector()
  collector.answers('down')
  const { shop, reports } = await (await open(collector)).tab()
  await goTo(shop, '/')
  await shop.analytics.pageDetails(details('/'))
  await shop.analytics.chooseConsent('granted')
  await settle()
  expect(reports.map(({ code }) => code)).toContain('EFFECT_FAILED')
  expect(shop.getState().ui.view.toasts).toEqual([])
  shop.dispose()
})
