/** What a history is and what it is made of. */
import type { ShopState } from '../domains/domains.ts'
import type { State } from '../engine/kernel/fold.ts'
import type { Json, LogEvent } from '../engine/log/event.ts'
import type { Difference } from '../replay/diff.ts'
import type { ReplayedState } from '../replay/replay.ts'

/** An export's header and events. */
export interface Recording {
  /** The tab that exported it. */
  readonly tab: string
  /** The state after event `seq`, where the recording starts; `tab` is the exporting tab's own state. */
  readonly base: { readonly seq: number; readonly shared: Json | null; readonly tab: Json }
  /** Without gaps; the first one has `base.seq + 1`. */
  readonly events: readonly LogEvent[]
}

/** An effect that an event requested; `id` is its row in the outbox and its idempotency key. */
export interface AskedEffect {
  /** The id of the event and the effect's place among its effects: `018f…:0`. */
  readonly id: string
  /** The name of the domain and of the effect, such as `orderingCart.call`. */
  readonly effect: string
  /** What the effect was given, without secrets. */
  readonly params: unknown
}

/**
 * A log that can be viewed after each of its events, as each of its tabs saw it.
 *
 * ```ts
 * const { history } = openFile(await file.text())
 * for (const { seq, type } of history.events) console.log(seq, type, history.changes(seq))
 * ```
 */
export interface History {
  /** Seq of the first known event. */
  readonly first: number
  /** Seq of the last known event; one less than `first` in an empty log. */
  readonly last: number
  /** What the history was created from, without events that were appended since. */
  readonly recording: Recording
  /** All known events in order, appended ones included. */
  readonly events: readonly LogEvent[]
  /** False if the initial state is from another version: those domains then start empty. */
  readonly exact: boolean
  /** Every tab that wrote events, in the order of its first event. */
  readonly tabs: readonly string[]
  /** Appends events; known ones are skipped. False if one is missing in between. */
  append(events: readonly LogEvent[]): boolean
  /** Throws EVENT_INVALID if there is no such event. */
  event(seq: number): LogEvent
  /** The event with this id; undefined if this log does not have it. */
  byId(id: string): LogEvent | undefined
  /** Results of an event: the events that name it as their cause. */
  resultsOf(id: string): readonly LogEvent[]
  /**
   * State of all domains as `tab` sees it after event `seq`; the initial state for `first - 1`. Throws EVENT_INVALID.
   */
  at(seq: number, tab: string): State
  /**
   * The state as `at` has it, in the form in which snapshots and exports store it: by domain, `value` and `context`.
   * Throws EVENT_INVALID.
   */
  json(seq: number, tab: string): ReplayedState
  /** The state as `at` has it, in the form in which screens read it, like `shop.getState()`. Throws EVENT_INVALID. */
  view(seq: number, tab: string): ShopState
  /** Every event with the state after it as `tab` sees it, in order: each is folded once. */
  walk(tab: string): Generator<{ readonly event: LogEvent; readonly state: () => State }>
  /** Domains that the event changed, including tab domains of its writer. */
  changed(seq: number): readonly string[]
  /** What the event changed for its writer, path by path. */
  changes(seq: number): readonly Difference[]
  /**
   * The effects that the event requested, in order; computed again, not run. Throws EVENT_INVALID if there is no such
   * event.
   */
  effects(seq: number): readonly AskedEffect[]
  /** The same history up to event `seq`, to continue differently. */
  fork(seq: number): History
}
