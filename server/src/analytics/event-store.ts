/** Stores the events of the shop (core/wire/analytics.ts). Every implementation passes event-store.contract.ts. */
import type { CollectedEventData } from '@leaflog/core/wire/analytics/web-vitals'

export interface CollectedEvent {
  event: CollectedEventData
  /** When it happened, in epoch ms: the visitor's time, limited by the server's clock (read-batch.ts). */
  at: number
  /** When the server received it, in epoch ms. */
  receivedAt: number
}

export interface EventStore {
  /**
   * Stores events in order. When it resolves, the events are in the database or will be, even after a crash. An id is
   * stored once, no matter when it comes again. @returns how many were new
   */
  append(events: readonly CollectedEvent[]): Promise<number>
  /**
   * Calls the listener with new events, from when this resolves until the returned function is called. Only for live
   * views: events that arrive while the connection is down are not delivered.
   */
  follow(heard: (event: CollectedEvent) => void): Promise<() => void>
  /** Events that are stored but not in the database yet. */
  lag(): Promise<number>
  /** Resolves when its work has stopped. The caller who opened the database closes it. */
  close(): Promise<void>
}
