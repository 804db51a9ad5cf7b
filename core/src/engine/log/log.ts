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
  /** The least reader version that can read everything in it; 1 where it does not say (I7). */
  readonly reader?: number | undefined
  /** When the first event that is still stored happened, epoch ms; not there where none is. For retention by age (I6). */
  readonly oldest?: number | undefined
  /** Up to where other logs of this visitor have been taken over, by the name of their database (I7). */
  readonly imported?: Imported | undefined
}

/** Up to where other logs have been taken over, by name. */
export type Imported = Readonly<Record<string, Position>>

/** Where a reader stands. */
export type Position = Pick<Head, 'logId' | 'seq'>

/** State of the shared domains at `seq`; `state` is opaque to the log. */
export interface Snapshot {
  readonly seq: number
  readonly state: Json
  /** It was read without a checksum: nothing says that it is what was written. */
  readonly unchecked?: true
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
  /** Version of `params`; 1 where it does not say (I7). */
  readonly v?: number | undefined
  /** Among the rows of one event, from 0. */
  readonly place?: number | undefined
  /** The state waits for its answer: `pending(state)` lists it (I10). */
  readonly awaited?: true | undefined
  /** How often it was claimed since it was last put back: whoever claimed it before has died with it. */
  readonly claims?: number | undefined
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
  /** The least reader version that these events ask for. */
  readonly reader?: number | undefined
  readonly imported?: Imported | undefined
}

/** `unsettled` holds those of the asked rows that still exist; `rows` all rows, where they were asked for. */
export type Decide = (tail: Tail, unsettled: ReadonlySet<string>, rows: readonly OutboxRow[] | null) => Decision

export interface AppendOptions {
  readonly durability?: 'relaxed' | 'strict'
  /** Outbox rows whose existence the decision depends on. */
  readonly settles?: readonly string[]
  /** All rows are shown to `decide`. */
  readonly rows?: boolean
}

export interface Retention {
  /** How many events are kept at most beyond what a snapshot holds. */
  readonly events: number
  /** Events before this time (epoch ms) may go. */
  readonly before: number
  /** Events after this seq do not go for their age: a newer build has not taken them over yet (I7). */
  readonly untaken?: number | undefined
}

/** What could be read. The tail's head ends where its events do. */
export interface Salvage {
  readonly tail: Tail
  /** Every event that can be read, also before the tail and after a gap. */
  readonly events: readonly LogEvent[]
  readonly rows: readonly OutboxRow[]
}

export interface Claim {
  readonly tab: string
  readonly now: number
  readonly leaseMs: number
  /** Rows that this tab is running already. */
  readonly running: ReadonlySet<string>
  /** Effects that this tab knows, by name, with the version of their parameters; rows of others are left to those who know them (I7). */
  readonly effects: ReadonlyMap<string, number>
  /** Tabs known to be alive; null where nobody knows. */
  readonly alive: ReadonlySet<string> | null
}

/** What a log begins with: the state that another one led to, and its rows that still wait. */
export interface Beginning {
  readonly snapshot: Snapshot
  readonly rows: readonly OutboxRow[]
  readonly blobs?: readonly BlobText[]
  readonly imported?: Imported
}

/** Rows now leased to the claimer, and when it is worth asking again (epoch ms, null: no row waits). */
export interface Claimed {
  readonly rows: readonly OutboxRow[]
  readonly nextAt: number | null
  /** Rows of another build that somebody waits for, and whose tab is gone: what they were to do may be asked for once more (I10). */
  readonly strays?: readonly string[]
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
  /**
   * Stores a snapshot of `logId`, keeps the last two, drops what retention allows, merges small segments (I6). Events that
   * are too old go as soon as this snapshot holds them.
   */
  compact(logId: string, snapshot: Snapshot, retention: Retention): Promise<Head>
  blob(hash: string): Promise<string | null>
  /** Keeps this snapshot of `logId` and nothing that led to it: events, older snapshots and damaged records leave the disk (I6). */
  purge(logId: string, snapshot: Snapshot): Promise<Head>
  /** Everything that is stored: the oldest snapshot that can be read, and all events after it. For exports, and for a newest snapshot that cannot be used. */
  dump(): Promise<Tail>
  rows(): Promise<readonly OutboxRow[]>
  /** A log without events begins with what another one led to; false where something has happened in it already. */
  begin(beginning: Beginning): Promise<boolean>
  /**
   * Cuts a log that cannot be read where it can be read last, or where `known`, the caller's committed state, has read it.
   * The outbox is kept; the records that are cut out are kept beside it. A log of another id is left as it is: another tab has
   * repaired it. The log has a new id afterwards.
   */
  repair(known: (Pick<Beginning, 'snapshot' | 'imported'> & { readonly logId: string }) | null): Promise<void>
  /** What can be read of a log, damaged or not, from its newest readable snapshot to the first record that cannot be read. */
  salvage(): Promise<Salvage>
  /** The records that repairs have cut out, as JSON lines, for a bug report; null where there are none. */
  damaged(): Promise<string | null>
  /** Throws away everything, on the disk too once it resolves, and starts an empty log whose head says so. All or nothing. */
  forget(): Promise<void>
  close(): void
}
