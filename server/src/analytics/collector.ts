/** The analytics collector: receives, stores, streams and counts the shop's events. @module */
/** Receives the shop's events (1.8, 7d.4): parses them, stores them, streams them and counts the results. */
import type { Clock } from '../platform/ports.ts'
import type { CollectedEvent, EventStore } from './event-store.ts'
import { readBatch } from './read-batch.ts'

/** Event counts since the server started. */
export interface Counts {
  /** New events that were stored. */
  accepted: number
  /** Events whose id was stored before. */
  duplicates: number
  /** Items dropped because they are not valid events (5c.3). */
  invalid: number
  /** Batches from clocks that were more than a minute ahead. */
  ahead: number
}

export interface Collector {
  /**
   * @returns how many events of the batch are stored now, including those stored before; undefined if it is not a batch
   * @throws what the store throws; none of the batch is then acknowledged, and the client may send it again
   */
  take(text: string): Promise<number | undefined>
  follow: EventStore['follow']
  counts(): Counts
  lag(): Promise<number>
}

const NOTABLE_MS = 60_000

export function createCollector(store: EventStore, clock: Pick<Clock, 'now'>): Collector {
  const counts: Counts = { accepted: 0, duplicates: 0, invalid: 0, ahead: 0 }
  return {
    async take(text) {
      const read = readBatch(text, clock.now())
      if (!read) return undefined
      const events: readonly CollectedEvent[] = read.events
      const accepted = await store.append(events)
      counts.accepted += accepted
      counts.duplicates += events.length - accepted
      counts.invalid += read.invalid
      if (read.ahead > NOTABLE_MS) counts.ahead += 1
      return events.length
    },
    follow: store.follow,
    counts: () => ({ ...counts }),
    lag: () => store.lag(),
  }
}
