import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { navigationEvents } from '../navigation/navigation.events.ts'
import { START, type Scenario, given } from '../../testing/given.ts'
import { type AnalyticsContext, emptyContext } from './analytics.context.ts'
import { type PageDetails, analyticsEvents } from './analytics.events.ts'
import { BATCH_WAIT_MS, CONSENT_MS, MAX_KEPT, MAX_TABS, retryPause } from './analytics.rules.ts'
import { arrived, pageStarted } from './pages.ts'

const event = z.object({
  id: z.string(),
  name: z.string(),
  page: z.nullable(z.object({ path: z.string(), type: z.string() })),
})
const params = z.object({ batch: z.string(), dropped: z.number(), events: z.array(event) })
/** What the last event sends. */
const sent = (scenario: Scenario) =>
  scenario.effects.filter(({ effect }) => effect === 'analytics.deliver').map((each) => params.parse(each.params))
/** Everything that is sent within the given time. */
const sentWithin = (scenario: Scenario, milliseconds: number) => {
  const batches: z.infer<typeof params>[] = []
  scenario.wait(milliseconds, (seen) => void batches.push(...sent(seen)))
  return batches
}
const started = (choice: 'granted' | 'refused' | null = null, refusesAll = false) =>
  analyticsEvents.started({ choice, refusesAll })
const chosen = (choice: 'granted' | 'refused') => analyticsEvents.consentChosen({ choice })
const visit = (scenario: Scenario, path: string, shows: PageDetails['shows'] = []) =>
  scenario
    .when(navigationEvents.arrived({ path, search: '', hash: '', ageGateBypassed: false }))
    .when(analyticsEvents.pageDetailed({ path, key: path, type: 'category', language: 'en', shows }))
const pages = (scenario: Scenario, count: number) =>
  Array.from({ length: count }, (_, index) => `/p${index}`).reduce((so, path) => visit(so, path), scenario)
const product = { id: 'p1', name: 'Blue Hour', price: 3500, brand: null, category: null }
const visitCategory = (scenario: Scenario, path: string) =>
  visit(scenario, path, [{ name: 'PLP', data: { list: path, total: 1, items: [product] } }])
const viewOf = (scenario: Scenario) => scenario.view.analytics.view
const delivered = (scenario: Scenario) => {
  const batch = sent(scenario)[0]?.batch ?? ''
  return scenario.when(analyticsEvents.delivered({ batch }))
}

test('[1.8] nothing is sent before consent, and nothing is lost after it: pages and what they showed', () => {
  const unknown = ['/p0', '/p1'].reduce(visitCategory, given(started()))
  expect(sentWithin(unknown, 60_000)).toEqual([])
  expect(viewOf(unknown)).toEqual({ consent: 'unknown', asks: true, refusesAll: false, waiting: 5 })
  expect(viewOf(given()).asks).toBe(false)
  const events = sent(unknown.when(chosen('granted')))[0]?.events ?? []
  expect(events.map(({ name, page }) => [name, page?.path, page?.type])).toEqual([
    ['PAGE_VIEW', '/p0', 'category'],
    ['USER_STATE', '/p0', 'category'],
    ['PLP', '/p0', 'category'],
    ['PAGE_VIEW', '/p1', 'category'],
    ['PLP', '/p1', 'category'],
  ])
})

test('[1.8] a refusal deletes waiting events, and none are kept afterwards', () => {
  const refused = pages(pages(given(started()), 3).when(chosen('refused')), 5)
  expect(viewOf(refused)).toMatchObject({ consent: 'refused', waiting: 0 })
  expect(sent(refused.when(chosen('granted')))).toEqual([])
})

test('[1.8] withdrawing deletes waiting events, including those in flight', () => {
  const flying = pages(given(started('granted')), 2).wait(BATCH_WAIT_MS)
  const withdrawn = flying.when(chosen('refused'))
  expect(viewOf(withdrawn).waiting).toBe(0)
  expect(sentWithin(withdrawn, 10 * 60_000)).toEqual([])
})

test('[1.8] the stored consent counts if the log has none; after 365 days the visitor is asked again', () => {
  const known = given(started('granted'))
  expect(viewOf(known).consent).toBe('granted')
  expect(viewOf(known.wait(CONSENT_MS - 2).when(started(null))).consent).toBe('granted')
  expect(viewOf(known.wait(CONSENT_MS).when(started(null)))).toMatchObject({ consent: 'unknown', asks: true })
})

test('[1.8] a tab that read the cookie before another tab chose does not undo the choice', () => {
  expect(viewOf(given(chosen('granted')).when(started(null))).consent).toBe('granted')
  expect(viewOf(given(chosen('refused')).when(started('granted'))).consent).toBe('refused')
})

test('[1.8] Global Privacy Control counts as refused until the visitor chooses otherwise', () => {
  const asking = pages(given(started(null, true)), 2)
  expect(viewOf(asking)).toEqual({ consent: 'refused', asks: false, refusesAll: true, waiting: 0 })
  expect(viewOf(asking.when(chosen('granted'))).consent).toBe('granted')
  expect(viewOf(given(started('granted', true))).consent).toBe('granted')
  expect(viewOf(pages(given(started()), 1).when(started(null, true))).waiting).toBe(0)
})

test('repeating the same choice emits no event', () => {
  expect(given(chosen('granted')).when(chosen('granted')).refused).toBe('EVENT_REJECTED')
})

test('events are batched: sent two seconds after the first of them', () => {
  const waiting = pages(given(started('granted')), 3)
  expect(sent(waiting)).toEqual([])
  const batches = sentWithin(waiting, BATCH_WAIT_MS)
  expect(batches.map(({ events }) => events.length)).toEqual([4])
})

test('fifty events are sent at once, the rest after those are accepted', () => {
  const unknown = pages(given(started()), 70)
  const first = unknown.when(chosen('granted'))
  expect(sent(first)[0]?.events).toHaveLength(50)
  const second = delivered(first)
  expect(sent(second)[0]?.events).toHaveLength(21)
  expect(viewOf(delivered(second)).waiting).toBe(0)
  const granted = pages(given(started('granted')), 49)
  expect(sent(granted)[0]?.events).toHaveLength(50)
})

test('batches are sent one at a time; a failed batch is retried after growing pauses', () => {
  let now = pages(given(started()), 1).when(chosen('granted'))
  expect(sent(pages(now, 3))).toEqual([])
  const waits: number[] = []
  for (let round = 1; round <= 4; round += 1) {
    const batch = sent(now)[0]?.batch ?? ''
    const failed = now.when(analyticsEvents.undelivered({ batch }))
    expect(sentWithin(failed, retryPause(round) - 1)).toEqual([])
    expect(sentWithin(failed, retryPause(round))[0]?.events).toHaveLength(2)
    waits.push(retryPause(round))
    let again = failed
    failed.wait(retryPause(round), (seen) => {
      if (sent(seen).length > 0) again = seen
    })
    now = again
  }
  expect(waits).toEqual([4000, 8000, 16_000, 32_000])
  expect(retryPause(99)).toBe(300_000)
})

test('waiting events are sent as soon as the network is back', () => {
  const first = pages(given(started()), 1).when(chosen('granted'))
  const failed = first.when(analyticsEvents.undelivered({ batch: sent(first)[0]?.batch ?? '' }))
  expect(sent(failed.when(analyticsEvents.woken({})))[0]?.events).toHaveLength(2)
  expect(first.when(analyticsEvents.woken({})).refused).toBe('EVENT_REJECTED')
  let away = failed
  for (let round = 0; round < 4; round += 1) {
    const tried = away.when(analyticsEvents.woken({}))
    away = tried.when(analyticsEvents.undelivered({ batch: sent(tried)[0]?.batch ?? '' }))
    // Coming back online does not wait for the long retry pause, however often sending failed.
    expect(sentWithin(away, 7999)).toEqual([])
    expect(sentWithin(away, 8000)[0]?.events).toHaveLength(2)
  }
})

test('the queue is bounded: the oldest events are dropped, and the next batch reports how many', () => {
  const many = pages(given(started()), MAX_KEPT + 30)
  expect(viewOf(many).waiting).toBe(MAX_KEPT)
  const [batch] = sent(many.when(chosen('granted')))
  expect(batch?.dropped).toBe(31)
})

test('pages of tabs opened long ago are not kept', () => {
  const tabs = Array.from({ length: MAX_TABS + 4 }, (_, index) => `tab-${index}`)
  const cause = (tab: string) => ({ id: `0${tab}`, type: 'navigation.arrived', at: START, tab })
  const seen = tabs.reduce<AnalyticsContext>((so, tab) => arrived(so, cause(tab), `/${tab}`), emptyContext)
  const begun = pageStarted(seen, cause('tab-11'))
  expect(Object.keys(begun.pages)).toEqual(tabs.slice(4))
  expect(Object.values(begun.pages).every(({ until }) => until !== null)).toBe(true)
})
