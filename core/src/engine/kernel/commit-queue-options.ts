/** What a commit queue needs, and what it reports. */
import type { LeaflogError } from '../../errors/errors.ts'
import type { LogEvent } from '../log/event.ts'
import type { Beginning, Decision, Log, OutboxRow, Position, Tail } from '../log/log.ts'
import type { Deciding } from './commit.ts'
import type { State } from './fold.ts'

/**
 * When older events are dropped. By default a snapshot is taken every 500 events, and 5000 events or 7 days are kept.
 */
export interface CommitQueueConfig {
  /** A snapshot is taken after this many events. */
  readonly snapshotEvery: number
  /** Events beyond this many, or older than this many ms, may be dropped. */
  readonly retention: { readonly events: number; readonly ms: number }
}

export const DEFAULT_COMMIT_QUEUE_CONFIG: CommitQueueConfig = {
  snapshotEvery: 500,
  retention: { events: 5000, ms: 7 * 86_400_000 },
}

/** The log in memory that replaces failed storage; it starts with the committed state and the rows in flight. */
export type Fallback = (from: Beginning) => { log: Log; position: Position }

/** A log, and the name of its database. */
export interface NamedLog {
  /** Of the database in IndexedDB. */
  readonly name: string
  /** Opened with its first use. */
  readonly log: Log
}

/** The other logs of this visitor. */
export interface LogPlaces {
  /** The same log over a new connection, for returning to storage. */
  reopen(): Log
  /** The visitor's own log, to read what this build knows of it, whatever reader version it requires. It is not changed. */
  look(): NamedLog
  /** The k-th log (from 1) beside one that this build cannot read; undefined above the maximum. */
  beside(k: number): NamedLog | undefined
  /** From now on this visit writes to that log. */
  stayBeside(name: string): void
  /** Logs of earlier releases and logs beside this one. Most of them do not exist. */
  others(): readonly NamedLog[]
  /** Deletes those others from the disk, after a sign-out or when the visitor is forgotten. */
  erase(): Promise<void>
}

/** What was done about an error. */
export type Answer = 'memory' | 'back' | 'parked' | 'read-only' | 'afresh' | 'not-compacted' | 'not-taken-over'

export interface CommitQueueOptions {
  readonly log: Log
  readonly places?: LogPlaces | undefined
  readonly fallback: Fallback
  readonly deciding: Omit<Deciding, 'isWhole'>
  readonly config: CommitQueueConfig
  readonly now: () => number
  /** Rows that were written or claimed and are not settled, for a move to another log. */
  readonly rowsInFlight: () => readonly OutboxRow[]
  /** After every change, once open: the new state and the events that led there (none after a rebuild). */
  readonly onAdopted: (state: State, events: readonly LogEvent[], head: Tail['head']) => void
  /** Events and rows of our own have become durable. */
  readonly onWritten: (decision: Decision, head: number) => void
  /** Other tabs may have written rows, which they will run themselves. */
  readonly onOthersWrote: () => void
  /** There may be rows of our own that were not claimed yet. */
  readonly onCaughtUp: () => void
  /** The worker is idle. */
  readonly onRest: () => void
  /** The log was replaced by another one. */
  readonly onOtherLog: () => void
  /** The log's visitor was forgotten; the queue has to be disposed of. Without this callback it only continues with another log. */
  readonly onForgotten?: (() => void) | undefined
  readonly onTrouble: (error: LeaflogError, answer: Answer) => void
}
