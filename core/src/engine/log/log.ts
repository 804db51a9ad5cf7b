/** The log that every tab of an origin shares. `log.contract.ts` is its meaning; two implementations keep it. */
import type { Json, LogEvent } from './event.ts'

export interface Head {
  /** Made when the database is created: another id means that the database was deleted under us. */
  readonly logId: string
  /** Seq of the last event, 0 when empty. Stored, never derived. */
  readonly seq: number
  /** Events up to this seq have been dropped by compaction (I6). */
  readonly floor: number
  /** Seq of the newest snapshot, 0 without one. */
  readonly snapshotSeq: number
  /** The log before this one was another visitor's, who is forgotten. */
  readonly afterForget?: true | undefined
}

/** Where a reader stands. */
export type Position = Pick<Head, 'logId' | 'seq'>

/** State of the shared domains at `seq`; `state` is opaque to the log. */
export interface Snapshot {
  readonly seq: number
  readonly state: Json
}

/** An effect that still has to happen (I4). `id` is its idempotency key. */
export interface OutboxRow {
  readonly id: string
  readonly seq: number
  readonly cause: string
  readonly effect: string
  readonly params: Json
  /** Rows of one lane run one at a time, in order, over all tabs. */
  readonly lane: string | null
  /** Only the tab that caused it may run it; it dies with the tab. */
  readonly tabOnly: boolean
  /** Who may run it until `leaseUntil` (epoch ms); afterwards anybody. */
  readonly tab: string
  readonly leaseUntil: number
  readonly attempt: number
  readonly notBefore: number
}

/** What a reader missed. */
export interface Tail {
  readonly head: Head
  readonly events: readonly LogEvent[]
  /**
   * True when `events` go on from the caller's position. False when that position is of no use (none given, another log,
   * already dropped): then the events follow `snapshot`, or the very beginning where that is null.
   */
  readonly continues: boolean
  readonly snapshot: Snapshot | null
}

/** Content-addressed text beside the log (a menu); an event carries its hash as `blob:<sha256>`. */
export interface BlobText {
  readonly hash: string
  readonly text: string
}

/** What a deciding transaction writes. */
export interface Decision {
  readonly events: readonly LogEvent[]
  readonly outbox: readonly OutboxRow[]
  readonly settle: readonly string[]
  readonly blobs: readonly BlobText[]
}

/** `unsettled` holds those of the asked rows that still exist. */
export type Decide = (tail: Tail, unsettled: ReadonlySet<string>) => Decision

export interface AppendOptions {
  readonly durability?: 'relaxed' | 'strict'
  /** Outbox rows whose existence the decision depends on. */
  readonly settles?: readonly string[]
}

export interface Retention {
  /** How many events are kept at most beyond what a snapshot holds. */
  readonly events: number
  /** Events before this time (epoch ms) may go. */
  readonly before: number
}

export interface Claim {
  readonly tab: string
  readonly now: number
  readonly leaseMs: number
  /** Rows that this tab is running already. */
  readonly running: ReadonlySet<string>
  /** Effects that this tab knows; rows of others are left to those who know them (I7). */
  readonly effects: ReadonlySet<string>
  /** Tabs known to be alive; null where nobody knows. */
  readonly alive: ReadonlySet<string> | null
}

/** Where a log goes on from when it cannot be read any more, but what it said is still known. */
export interface Remains {
  /** The log that cannot be read; where another tab has begun again already, nothing is thrown away. */
  readonly logId: string
  readonly snapshot: Snapshot
  readonly rows: readonly OutboxRow[]
}

/** Rows now leased to the claimer, and when it is worth asking again (epoch ms, null: no row waits). */
export interface Claimed {
  readonly rows: readonly OutboxRow[]
  readonly nextAt: number | null
}

export interface Log {
  /** Everything after a position; null, and a position that is of no use, read from the newest snapshot. */
  read(position: Position | null): Promise<Tail>
  /**
   * One readwrite transaction (I3): read what the caller missed, let it decide, write. Resolves once the transaction
   * has completed (I2). `decide` is synchronous and may be called again when the transaction has to be repeated; it is
   * not called, and nothing is written, when the tail does not continue the position.
   */
  append(position: Position, decide: Decide, options?: AppendOptions): Promise<Tail>
  claim(claim: Claim): Promise<Claimed>
  /** Puts a claimed row back for later. */
  postpone(id: string, attempt: number, notBefore: number): Promise<void>
  /** Stores a snapshot of `logId`, keeps the last two, drops what retention allows, merges small segments (I6). */
  compact(logId: string, snapshot: Snapshot, retention: Retention): Promise<Head>
  blob(hash: string): Promise<string | null>
  /** Everything that is stored: the oldest snapshot that can be read, and all events after it. For exports, and for a newest snapshot that cannot be used. */
  dump(): Promise<Tail>
  /** Throws away everything and starts a log with a new id, empty or from what remains: for a log that cannot be read. */
  reset(remains?: Remains): Promise<void>
  /** Throws away everything, on the disk too once it resolves, and starts an empty log whose head says so. All or nothing. */
  forget(): Promise<void>
  close(): void
}
