/**
 * Parses a browser's batch into events: each is checked by its schema, and its time is corrected by the server's clock.
 */
import { MAX_EVENTS } from '@leaflog/core/wire/analytics/analytics'
import { collectedEvent, type CollectedEventData } from '@leaflog/core/wire/analytics/web-vitals'
import { z } from 'zod'
import type { CollectedEvent } from './event-store.ts'

const batch = z.object({ events: z.array(z.unknown()).min(1).max(MAX_EVENTS) })

/** How long a browser may have been offline. Events that claim to be older get this age. */
export const OLDEST_MS = 30 * 86_400_000

export interface ReadBatch {
  events: CollectedEvent[]
  /** Items that are not events (5c.3), which are dropped. */
  invalid: number
  /** Milliseconds by which the visitor's clock is ahead of ours, as far as the batch shows. */
  ahead: number
}

/** @returns undefined if it is not a batch */
export function readBatch(text: string, now: number): ReadBatch | undefined {
  const sent = parseBatch(text)
  if (!sent) return undefined
  const events = sent.flatMap((one): CollectedEventData[] => {
    const parsed = collectedEvent.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })
  // Nothing can have happened later than now. If the clock is ahead, the whole batch shifts, so intervals are
  // preserved.
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

/** PostgreSQL text cannot contain NUL or unpaired surrogates. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value
