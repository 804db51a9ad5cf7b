/** What a commit queue needs, and what it reports. */
import type { LeaflogError } from '../../errors/errors.ts'
import type { LogEvent } from '../log/event.ts'
import type { Beginning, Decision, Log, OutboxRow, Position, Tail } from '../log/log.ts'
import type { Deciding } from './commit.ts'
import type { State } from './fold.ts'

export interface CommitQueueConfig {
  /** A snapshot is taken after this many events. */
  readonly snapshotEvery: number
  /** Events beyond this many, or older than this many ms, may be dropped (I6). */
  readonly retention: { readonly events: number; readonly ms: number }
}

export const DEFAULT_COMMIT_QUEUE_CONFIG: CommitQueueConfig = {
  snapshotEvery: 500,
  retention: { events: 5000, ms: 7 * 86_400_000 },
}

/** Where to go on when storage fails (I8): in memory, from the committed state and the rows in flight. */
export type Fallback = (from: Beginning) => { log: Log; position: Position }

export interface NamedLog {
  readonly name: string
  readonly log: Log
}

/** Where else this visitor's logs may be. */
export interface LogPlaces {
  /** The same log over a fresh connection, for coming back to storage (I8). */
  reopen(): Log
  /** The same log for a look at what can be known of it, whatever reader it asks for. It is not changed. */
  look(): NamedLog
  /** The k-th log, from 1, beside one that this build cannot read (I7); undefined for more than there may be. */
  beside(k: number): NamedLog | undefined
  /** This visit writes in that one from now on. */
  stayBeside(name: string): void
  /** Logs of earlier releases, and those that other builds have written beside this one. Most of them do not exist. */
  others(): readonly NamedLog[]
  /** Removes those others from the disk: the visitor has signed out, or is forgotten (I6). */
  erase(): Promise<void>
}

/** How trouble was met. */
export type Answer = 'memory' | 'back' | 'parked' | 'read-only' | 'afresh' | 'not-compacted' | 'not-taken-over'

export interface CommitQueueOptions {
  readonly log: Log
  readonly places?: LogPlaces | undefined
  readonly fallback: Fallback
  readonly deciding: Omit<Deciding, 'isWhole'>
  readonly config: CommitQueueConfig
  readonly now: () => number
  /** Rows written or taken over and not yet settled, for a move to another log. */
  readonly rowsInFlight: () => readonly OutboxRow[]
  /** After every change, once open: the new state and the events that led there (none after a rebuild). */
  readonly onAdopted: (state: State, events: readonly LogEvent[], head: Tail['head']) => void
  /** Events and rows of our own have become durable. */
  readonly onWritten: (decision: Decision, head: number) => void
  /** Other tabs may have written rows, which are theirs for now. */
  readonly onOthersWrote: () => void
  /** There may be rows of ours that nobody has looked for. */
  readonly onCaughtUp: () => void
  /** The worker has done what there was to do. */
  readonly onRest: () => void
  /** Our log is gone, another one is in its place. */
  readonly onOtherLog: () => void
  /** The visitor whose log this was is forgotten: disposes of the commit queue. Without it, that is only another log. */
  readonly onForgotten?: (() => void) | undefined
  readonly onTrouble: (error: LeaflogError, answer: Answer) => void
}
