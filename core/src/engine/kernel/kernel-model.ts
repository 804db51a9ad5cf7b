/** What a kernel offers. */
import type { BehaviorSubject, Subject } from 'rxjs'
import type { Json, LogEvent } from '../log/event.ts'
import type { Tail } from '../log/log.ts'
import type { DomainEvent } from './define-events.ts'
import type { Folder, State } from './fold.ts'
import type { StorageStatus } from './storage-status.ts'

/** What a log holds, for an export. */
export interface DumpedLog {
  /** The oldest readable snapshot and all events after it. */
  readonly tail: Tail
  /** The state after the last event. */
  readonly state: State
  /** The saved state of this tab's own domains after event `seq`, which later events continue. */
  readonly tabBase: { readonly seq: number; readonly state: Json }
}

/**
 * Commits events, folds them into the domains, and runs the effects that follow.
 *
 * ```ts
 * const kernel = openKernel({ name: 'todo', domains: [todo] })
 * await kernel.start()
 * await kernel.commit(todoEvents.added({ text: 'Buy milk' }))
 * ```
 */
export interface Kernel {
  /** Id of this tab; its events carry it. */
  readonly tab: string
  /** Folds events by the rules of the kernel's domains. */
  readonly folder: Folder
  /** The state of all domains: now, and after each change. Completes with `dispose`. */
  readonly state$: BehaviorSubject<State>
  /** Each event once it is stored and folded, also those of other tabs; none of before the start. */
  readonly events$: Subject<LogEvent>
  /** Where the log is stored, and whether there is trouble with it. */
  readonly storage$: BehaviorSubject<StorageStatus>
  /**
   * Opens the log; the same promise however often it is called. Before that, the state is that of the seed, and commits
   * wait. Rejects with SHOP_DISPOSED after `dispose`.
   */
  start(): Promise<void>
  /**
   * Resolves with the event once it is stored. Rejects with EVENT_INVALID for wrong data, with EVENT_REJECTED or the
   * domain's own code if the machine refuses it, with SHOP_DISPOSED after `dispose`, with READ_ONLY if a newer build wrote
   * the log.
   */
  commit(event: DomainEvent): Promise<LogEvent>
  /** All that the log holds, for an export. */
  dump(): Promise<DumpedLog>
  /** A text beside the log by its hash; null if there is none. */
  blob(hash: string): Promise<string | null>
  /** Records that could not be read and were cut out of the log, as JSON lines; null if there are none. */
  damaged(): Promise<string | null>
  /** Takes no events from outside until the returned function is called, for example while the past is shown. */
  pauseListeners(): () => void
  /**
   * Resolves when nothing is queued, being committed or answered, and no row waits for its time. With `forNow`, such rows
   * and timers may be left.
   */
  settled(options?: { readonly forNow?: boolean }): Promise<void>
  /** Ends it: timers, effects, listeners. The observables complete. */
  dispose(): void
}
