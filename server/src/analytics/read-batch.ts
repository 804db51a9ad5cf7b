/** What a browser sent, as events to keep: each checked by its schema, and its time by the server's clock. */
import { analyticsEvent, MAX_EVENTS, type AnalyticsEvent } from '@leaflog/core/wire/analytics/analytics'
import { z } from 'zod'
import type { CollectedEvent } from './event-store.ts'

const batch = z.object({ events: z.array(z.unknown()).min(1).max(MAX_EVENTS) })

/** A browser may have been offline so long; what it says to be older is taken to be as old as that. */
export const OLDEST_MS = 30 * 86_400_000

export interface ReadBatch {
  events: CollectedEvent[]
  /** Events that are none (5c.3), which are dropped. */
  invalid: number
  /** Milliseconds by which the visitor's clock is ahead of ours, as far as the batch shows. */
  ahead: number
}

/** @returns undefined for what is no batch at all */
export function readBatch(text: string, now: number): ReadBatch | undefined {
  const sent = parseBatch(text)
  if (!sent) return undefined
  const events = sent.flatMap((one): AnalyticsEvent[] => {
    const parsed = analyticsEvent.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })
  // Nothing has happened later than now: a clock that is ahead is ahead for the whole batch, which keeps its distances.
  const ahead = Math.max(0, ...events.map(({ at }) => at - now))
  return {
    invalid: sent.length - events.length,
    ahead,
    events: events.map((event) => ({ event, at: Math.max(event.at - ahead, now - OLDEST_MS), receivedAt: now })),
  }
}

function parseBatch(text: string): unknown[] | undefined {
  try {
    return batch.safeParse(JSON.parse(text, storable)).data?.events
  } catch {
    return undefined
  }
}

/** PostgreSQL's text holds no NUL and no half of a surrogate pair. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value
