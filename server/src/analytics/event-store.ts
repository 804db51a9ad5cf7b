/** Where what the shop tells (core/wire/analytics.ts) is kept, whichever way: every store passes event-store.contract.ts. */
import type { AnalyticsEvent } from '@leaflog/core/wire/analytics/analytics'

export interface CollectedEvent {
  event: AnalyticsEvent
  /** When it happened, in epoch ms: the visitor's time, kept within what the server's clock allows (read-batch.ts). */
  at: number
  /** When the server got it, in epoch ms. */
  receivedAt: number
}

export interface EventStore {
  /**
   * Keeps events in their order. What it resolved for is in the database, or will be, whatever dies; an id is kept once,
   * whenever and wherever it comes again. @returns how many were new
   */
  append(events: readonly CollectedEvent[]): Promise<number>
  /**
   * Tells what is new once this has resolved, until the function it gives is called. For whoever watches: what happens
   * while a connection is gone is not told.
   */
  follow(heard: (event: CollectedEvent) => void): Promise<() => void>
  /** Events that are kept and not in the database yet. */
  lag(): Promise<number>
  /** Resolves once nothing of its work is under way. The database is its opener's to close. */
  close(): Promise<void>
}
