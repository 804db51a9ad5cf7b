/** Making, checking and sending what is told; see analytics.effects.ts. */
import { LeaflogError } from '../../errors/errors.ts'
import { fetchAnswer } from '../../http/ask.ts'
import { retryAfterOf } from '../../http/retry-after.ts'
import type { EffectConfig, EffectContext } from '../../engine/kernel/define-domain.ts'
import type { EventIn, Json } from '../../engine/kernel/define-events.ts'
import type { Ports } from '../../ports/ports.ts'
import { MAX_BYTES, MAX_EVENTS } from '../../wire/analytics/analytics.ts'
import { type AnalyticsContext, consentOf } from './analytics.context.ts'
import { analyticsEvents } from './analytics.events.ts'
import { CONSENT_COOKIE } from './analytics.rules.ts'
import { checkedEvents } from './envelope.ts'
import { pushed } from './pushed.ts'

type Result = readonly EventIn<typeof analyticsEvents>[]

type Delivery = EffectContext<{ batch: string; dropped: number; events: readonly Json[] }>

const urlOf = ({ gateway }: Pick<EffectConfig, 'gateway'>): string => `${gateway}/api/analytics/events`

/** Withdrawn since it was written down. */
const isRefused = ({ cookies }: Pick<Ports, 'cookies'>): boolean => cookies.get(CONSENT_COOKIE) === 'refused'

/** At least once: rejects where no answer came, or one that says later. Any other refusal is final, and told. */
export async function deliver({ params, ports, config, signal }: Delivery): Promise<Result> {
  const done = [analyticsEvents.delivered({ batch: params.batch })]
  if (isRefused(ports)) return done
  if (params.dropped > 0) ports.report('ANALYTICS_DROPPED', `${params.dropped} of the oldest events`)
  for (const body of bodiesOf(checkedEvents(params.events, ports))) {
    const headers = { 'content-type': 'application/json' }
    const request = new Request(urlOf(config), { method: 'POST', headers, body, signal })
    const response = await fetchAnswer(ports.http, request)
    const { ok, status } = response
    if (status >= 500 || status === 429)
      throw new LeaflogError('SERVICE_UNAVAILABLE', undefined, retryAfterOf(response))
    if (!ok) ports.report('ANALYTICS_REFUSED', `the collector answered ${status}`)
  }
  return done
}

/**
 * A page that goes may not come back: what waits goes with a beacon. Nobody hears whether that arrived, so it is kept and
 * sent again like everything else; the collector counts an id once.
 */
export function leave(context: AnalyticsContext, ports: Ports, config: EffectConfig): void {
  if (consentOf(context) !== 'granted') return
  const [body] = bodiesOf(checkedEvents(context.queue.slice(0, MAX_EVENTS), ports))
  if (body !== undefined) ports.beacon(urlOf(config), body)
}

// 4f.4
export async function push({ params, ports }: EffectContext<{ told: Json }>): Promise<Result> {
  const [event] = isRefused(ports) ? [] : checkedEvents([params.told], ports)
  const entry = event && pushed(event)
  if (entry) ports.dataLayer.push(entry)
  return []
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length
/** What stands around the events of a batch. */
const FRAME_BYTES = bytesOf('{"events":[]}')

/** As many bodies as their size asks for. */
function bodiesOf(events: readonly object[]): string[] {
  const bodies: string[][] = []
  let bytes = 0
  for (const event of events) {
    const text = JSON.stringify(event)
    const size = bytesOf(text) + 1
    const last = bodies.at(-1)
    if (last && last.length < MAX_EVENTS && bytes + size <= MAX_BYTES) {
      last.push(text)
      bytes += size
    } else {
      bodies.push([text])
      bytes = FRAME_BYTES + size
    }
  }
  return bodies.map((texts) => `{"events":[${texts.join()}]}`)
}
