/** Events as they are sent: with payload and visitor id, and checked. */
import * as z from 'zod/mini'
import type { Ports } from '../../ports/ports.ts'
import { type AnalyticsEvent, analyticsEvent } from '../../wire/analytics/analytics.ts'
import { payloadOf } from './payloads.ts'

const VISITOR = /^[\w-]{1,64}$/

/** An event as it waits in the state or in the outbox. */
export const queuedEvent = z.object({
  id: z.string(),
  name: z.string(),
  at: z.number(),
  page: z.unknown(),
  data: z.unknown(),
})

/** Invalid events are reported, by name and field only, and dropped. */
export function checkedEvents(
  waiting: readonly unknown[],
  { cookies, report }: Pick<Ports, 'cookies' | 'report'>,
): AnalyticsEvent[] {
  const known = cookies.get('visitor_id') ?? ''
  const visitor = VISITOR.test(known) ? known : ''
  const newVisitor = cookies.get('is_new_visitor') !== null
  return waiting.flatMap((each) => {
    const { data: event } = queuedEvent.safeParse(each)
    const data = event && payloadOf(event.name, event.data)
    const read = analyticsEvent.safeParse({ ...event, data, visitor, newVisitor })
    if (read.success) return [read.data]
    const fields = read.error.issues.map(({ path }) => path.join('.')).join(', ')
    report('ANALYTICS_INVALID', `${event?.name ?? 'an event'}: ${fields}`)
    return []
  })
}
