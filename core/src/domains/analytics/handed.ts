/** Which analytics events a tab hands on to others than the collector: each once over all tabs and reloads. */
import * as z from 'zod/mini'
import type { Ports } from '../../ports/ports.ts'
import type { AnalyticsEvent } from '../../wire/analytics/analytics.ts'
import { analyticsEvents, consentChoice } from './analytics.events.ts'
import { type Cause, isCausedBy } from './analytics.context.ts'
import { CONSENT_COOKIE } from './analytics.rules.ts'
import { checkedEvents, queuedEvent } from './envelope.ts'

/** What is needed of the domain's context. */
const seenContext = z.object({
  choice: z.nullable(consentChoice),
  queue: z.array(queuedEvent),
})
const grantedData = z.object({ choice: z.literal('granted') })
type Queued = z.infer<typeof queuedEvent>

/** An event that this tab has written, and the context after it. */
export interface Written {
  readonly event: Pick<Cause, 'id' | 'type'> & { readonly data: unknown }
  readonly context: unknown
  readonly cookies: Ports['cookies']
}

/**
 * An event is written once, by one tab, which hands on what it caused. What waited for consent is handed on by the tab
 * that wrote the consent. `done` has the ids of what this subscription was handed.
 */
function handed({ event, context }: Written, done: Set<string>): readonly Queued[] {
  const { data: seen } = seenContext.safeParse(context)
  if (seen?.choice !== 'granted') return []
  const next = seen.queue.filter((queued) => !done.has(queued.id) && (hasGranted(event) || isCausedBy(queued, event)))
  // Consent, and what follows it in the same commit, see the same queue. What has left it does not come back.
  const waiting = new Set(seen.queue.map(({ id }) => id))
  for (const id of done) if (!waiting.has(id)) done.delete(id)
  for (const { id } of next) done.add(id)
  return next
}

/** Only a choice that changes something is written. */
const hasGranted = ({ type, data }: Written['event']): boolean =>
  type === analyticsEvents.consentChosen.type && grantedData.safeParse(data).success

/** For one reader. Invalid events are reported where they are sent to the collector. */
export function createReader(): (written: Written) => readonly AnalyticsEvent[] {
  const done = new Set<string>()
  return (written) => {
    const { cookies } = written
    const events = handed(written, done)
    // Withdrawn in another tab, which this one has not heard of.
    if (events.length === 0 || cookies.get(CONSENT_COOKIE) === 'refused') return []
    return checkedEvents(events, { cookies, report: () => undefined })
  }
}
