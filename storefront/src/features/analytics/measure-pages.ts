/**
 * Core Web Vitals of this page, sent to the collector. They are no events of the log: most of them are final only when
 * the page is hidden, and no transaction ends then (docs/decisions/analytics.md).
 */
import type { PlatformPorts } from '@leaflog/core'
import { type VitalName, vitalNames, type WebVital } from '@leaflog/core/wire/analytics/web-vitals'
import type { Metric } from 'web-vitals'

type Report = (metric: Metric) => void

export interface MeasureOptions {
  ports: Pick<PlatformPorts, 'beacon' | 'clock' | 'cookies' | 'ids'>
  /** Calls it whenever the page is hidden. */
  onHidden: (run: () => void) => void
  /** Calls it whenever the page is shown again. */
  onShown: (run: () => void) => void
  /** Begins to measure (`onLCP`, …); what happened before is included. */
  measure: (report: Report) => void
  /** Whether the visitor allows it, as the log knows. */
  isAllowed: () => boolean
  /** The kind of the page that was shown at a time, in ms since the document was requested. */
  kindAt: (milliseconds: number) => string
}

const isVital = (name: string): name is VitalName => vitalNames.some((known) => known === name)

/** Measures for as long as the page lives; a page that is shown again is not measured twice. */
export function measurePages({ ports, onHidden, onShown, measure, isAllowed, kindAt }: MeasureOptions): void {
  const { beacon, clock, cookies, ids } = ports
  const measured = new Map<string, Metric>()
  const sent = new Set<string>()
  const vitalOf = ({ name, value, entries }: Metric): WebVital[] => {
    if (!isVital(name)) return []
    const data = {
      metric: name,
      value: name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value),
      kind: kindAt(entries[0]?.startTime ?? 0),
    }
    const nobody = { visitor: '', newVisitor: false, page: null } as const
    return [{ id: ids.next(), name: 'WEB_VITAL', at: clock.now(), ...nobody, data }]
  }
  const send = () => {
    // Another tab may have withdrawn the consent: the cookie knows first.
    if (!isAllowed() || cookies.get('analytics_consent') === 'refused') return
    const events = [...measured.values()].flatMap(vitalOf)
    for (const id of measured.keys()) sent.add(id)
    measured.clear()
    if (events.length > 0) beacon('/api/analytics/events', JSON.stringify({ events }))
  }
  let isHidden = false
  onShown(() => {
    isHidden = false
  })
  onHidden(() => {
    isHidden = true
    send()
  })
  measure((metric) => {
    if (sent.has(metric.id)) return
    measured.set(metric.id, metric)
    // The library's listener may come after ours.
    if (isHidden) send()
  })
}
