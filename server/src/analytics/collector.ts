/** The collector of analytics: takes, keeps, streams and counts what the shop tells. @module */
/** Takes what the shop tells (1.8, 7d.4): reads it, keeps it, streams it on, and counts what it did. */
import type { Clock } from '../platform/ports.ts'
import type { CollectedEvent, EventStore } from './event-store.ts'
import { readBatch } from './read-batch.ts'

/** What has become of events, since the server began. */
export interface Counts {
  /** New, and kept. */
  accepted: number
  /** Kept before under the same id. */
  duplicates: number
  /** Dropped, because they are no events (5c.3). */
  invalid: number
  /** Batches of clocks that were more than a minute ahead. */
  ahead: number
}

export interface Collector {
  /**
   * @returns how many events of the batch are kept now, those from before included; undefined for what is no batch
   * @throws what the store throws: nothing of the batch is promised then, and it may be sent again
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
