/** Checking, writing and sending what is told; see analytics.effects.ts. */
import { LeaflogError } from '../errors.ts'
import { fetchAnswer } from '../http/ask.ts'
import type { EffectContext } from '../kernel/define-domain.ts'
import type { Fact, Json } from '../kernel/define-events.ts'

import type { Ports } from '../ports/ports.ts'
import { type AnalyticsEvent, MOST_BYTES, MOST_EVENTS, analyticsData, analyticsEvent } from '../wire/analytics.ts'
import { analyticsEvents } from './analytics.events.ts'
import { CONSENT_COOKIE } from './analytics.rules.ts'
import { analyticsUrl, enveloped } from './envelope.ts'

type Delivery = EffectContext<{ batch: string; dropped: number; events: readonly Json[] }>

/** At least once: rejects where no answer came, or one that says later. Any other refusal is final, and told. */
export async function deliver(context: Delivery): Promise<Fact[]> {
  const { params, ports, config, signal } = context
  const done = [analyticsEvents.delivered({ batch: params.batch })]
  // Withdrawn since it was written down.
  if (ports.cookies.get(CONSENT_COOKIE) === 'refused') return done
  if (params.dropped > 0) ports.report('ANALYTICS_DROPPED', `${params.dropped} of the oldest events`)
  for (const body of bodiesOf(checked(params.events, ports))) {
    const headers = { 'content-type': 'application/json' }
    const request = new Request(analyticsUrl(config.gateway), { method: 'POST', headers, body, signal })
    const { ok, status } = await fetchAnswer(ports.http, request)
    if (status >= 500 || status === 429) throw new LeaflogError('SERVICE_UNAVAILABLE')
    if (!ok) ports.report('ANALYTICS_REFUSED', `the collector answered ${status}`)
  }
  return done
}

/** 5c.3: what is not valid is reported, by name and field alone, and dropped (8.23). */
function checked(told: readonly Json[], ports: Ports): AnalyticsEvent[] {
  const events = told.flatMap((each) => (isRecord(each) ? [each] : []))
  return enveloped(events, ports).flatMap((event) => {
    const read = analyticsEvent.safeParse(event)
    if (read.success) return [read.data]
    const { name } = event
    const fields = read.error.issues.map(({ path }) => path.join('.')).join(', ')
    ports.report('ANALYTICS_INVALID', `${typeof name === 'string' ? name : 'an event'}: ${fields}`)
    return []
  })
}

const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const bytesOf = (text: string): number => new TextEncoder().encode(text).length
/** What stands around the events of a batch. */
const FRAME_BYTES = bytesOf('{"events":[]}')

/** As many bodies as their size asks for. */
function bodiesOf(events: readonly AnalyticsEvent[]): string[] {
  const bodies: string[][] = []
  let bytes = 0
  for (const event of events) {
    const text = JSON.stringify(event)
    const size = bytesOf(text) + 1
    const last = bodies.at(-1)
    if (last && last.length < MOST_EVENTS && bytes + size <= MOST_BYTES) last.push(text)
    else bodies.push([text])
    bytes = bodies.at(-1) === last ? bytes + size : FRAME_BYTES + size
  }
  return bodies.map((texts) => `{"events":[${texts.join()}]}`)
}

const dollars = (cents: number): number => cents / 100

/** 4f.4: for whoever reads the page's data layer, in the words that tag managers expect, USD in dollars. */
export async function push({ params, ports }: EffectContext<{ name: string; data: Json }>): Promise<Fact[]> {
  if (ports.cookies.get(CONSENT_COOKIE) === 'refused') return []
  if (params.name === 'USER_LOGIN') ports.dataLayer.push({ event: 'login' })
  const changed = analyticsData.ADD_TO_CART.safeParse(params.data)
  if (params.name === 'USER_LOGIN' || !changed.success) return []
  const { currencyCode: currency, items } = changed.data
  ports.dataLayer.push({
    event: params.name === 'ADD_TO_CART' ? 'add_to_cart' : 'remove_from_cart',
    ecommerce: {
      currency,
      value: dollars(items.reduce((total, { price, quantity }) => total + price * quantity, 0)),
      items: items.map(({ id, name, price, quantity, brand, category, variant }) => ({
        item_id: id,
        item_name: name,
        price: dollars(price),
        quantity,
        ...(brand !== null && { item_brand: brand }),
        ...(category !== null && { item_category: category }),
        ...(variant !== null && { item_variant: variant }),
      })),
    },
  })
  return []
}
