import { webVital } from '@leaflog/core/wire/analytics/web-vitals'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type MeasureOptions, measurePages } from './measure-pages.ts'

type Metric = Parameters<Parameters<MeasureOptions['measure']>[0]>[0]

const batch = z.object({ events: z.array(webVital) })

const metric = (name: Metric['name'], value: number, id: string = name, startTime?: number): Metric => ({
  name,
  value,
  id,
  rating: 'good',
  delta: value,
  entries:
    startTime === undefined ? [] : [{ startTime, duration: 0, name: '', entryType: '', toJSON: () => undefined }],
  navigationType: 'navigate',
  navigationId: 1,
})

/** A page whose visibility, cookie and measurements the test decides. */
function open({ allowed = true, cookie = 'granted' }: { allowed?: boolean; cookie?: string } = {}) {
  const sent: z.infer<typeof webVital>[] = []
  const consent = { allowed, cookie }
  let ids = 0
  let report: (metric: Metric) => void = () => undefined
  let [hide, show] = [() => {}, () => {}]
  measurePages({
    ports: {
      beacon: (_url, body) => {
        sent.push(...batch.parse(JSON.parse(body)).events)
        return true
      },
      clock: { now: () => 1000, offset: () => 0, after: () => () => undefined },
      ids: { next: () => `01900000-0000-7000-8000-00000000000${(ids += 1)}` },
      cookies: { get: () => consent.cookie, set: () => undefined, remove: () => undefined },
    },
    onHidden: (run) => {
      hide = run
    },
    onShown: (run) => {
      show = run
    },
    measure: (to) => {
      report = to
    },
    isAllowed: () => consent.allowed,
    kindAt: (at) => (at < 5000 ? 'home' : 'product'),
  })
  return { sent, consent, hide: () => hide(), show: () => show(), report: (one: Metric) => report(one) }
}

test('what was measured is sent when the page is hidden, with the kind of the page where it happened', () => {
  const { sent, report, hide } = open()
  report(metric('TTFB', 120.4))
  report(metric('LCP', 1800.6, 'LCP', 1800))
  report(metric('CLS', 0.123456, 'CLS', 400))
  report(metric('INP', 96, 'INP', 7000))
  expect(sent).toEqual([])
  hide()
  expect(sent.map(({ data }) => data)).toEqual([
    { metric: 'TTFB', value: 120, kind: 'home' },
    { metric: 'LCP', value: 1801, kind: 'home' },
    { metric: 'CLS', value: 0.1235, kind: 'home' },
    { metric: 'INP', value: 96, kind: 'product' },
  ])
  expect(new Set(sent.map(({ id }) => id)).size).toBe(4)
})

test('what is known only while the page is hidden is sent at once', () => {
  const { sent, report, hide } = open()
  hide()
  report(metric('INP', 96))
  expect(sent).toHaveLength(1)
})

test('each measurement is sent once, and one of a page that is restored again', () => {
  const { sent, report, hide, show } = open()
  report(metric('CLS', 0.1, 'first'))
  hide()
  hide()
  show()
  report(metric('CLS', 0.3, 'first'))
  hide()
  report(metric('CLS', 0.2, 'restored'))
  expect(sent.map(({ data }) => data.value)).toEqual([0.1, 0.2])
})

test('[1.8] without consent nothing is sent, neither in this tab nor after another tab withdrew it', () => {
  for (const refused of [{ allowed: false }, { cookie: 'refused' }]) {
    const { sent, report, hide } = open(refused)
    report(metric('LCP', 1800))
    hide()
    expect(sent).toEqual([])
  }
})
