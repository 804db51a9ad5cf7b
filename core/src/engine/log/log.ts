/** The log that every tab of an origin shares. `log.contract.ts` is its meaning; two implementations keep it. */
import type { Json, LogEvent } from './event.ts'

/** What a log says of itself: its identity, its last event, and who can read it. */
export interface Head {
  /** Created with the database. Another id means that the database was deleted. */
  readonly logId: string
  /** Seq of the last event, 0 when empty. Stored, never derived. */
  readonly seq: number
  /** Events up to this seq have been dropped by compaction. */
  readonly floor: number
  /** Seq of the newest snapshot, 0 without one. */
  readonly snapshotSeq: number
  /** The log before this one belonged to a visitor who was forgotten. */
  readonly afterForget?: true | undefined
  /** The lowest reader version that can read all events; defaults to 1. */
  readonly reader?: number | undefined
  /** Time of the oldest stored event, epoch ms; undefined without events. For retention by age. */
  readonly oldest?: number | undefined
  /** Position up to which other logs were taken over, by the name of their database. */
  readonly imported?: Imported | undefined
}

/** Position up to which other logs were taken over, by name. */
export type Imported = Readonly<Record<string, Position>>

/** A reader's position. */
export type Position = Pick<Head, 'logId' | 'seq'>

/** State of the shared domains at `seq`; `state` is opaque to the log. */
export interface Snapshot {
  /** Of the last event that the state holds. */
  readonly seq: number
  /** By domain. */
  readonly state: Json
  /** It has no checksum, so damage would not be noticed. */
  readonly unchecked?: true
}

/** An effect that still has to run. `id` is its idempotency key. */
export interface OutboxRow {
  /** Unique, and the same for each attempt. */
  readonly id: string
  /** Seq of the event that requested the effect. */
  readonly seq: number
  /** Id of the event that requested the effect. */
  readonly cause: string
  /** The domain's and the effect's name: `orderingCart.call`. */
  readonly effect: string
  /** What the effect is run with, without secrets. */
  readonly params: Json
  /** Rows of one lane run one at a time, in order, over all tabs. */
  readonly lane: string | null
  /** Only the tab that caused it may run it; it dies with the tab. */
  readonly tabOnly: boolean
  /** The tab that may run it until `leaseUntil` (epoch ms); after that, any tab. */
  readonly tab: string
  /** Epoch milliseconds. */
  readonly leaseUntil: number
  /** How many attempts have failed. */
  readonly attempt: number
  /** Epoch milliseconds before which the next attempt must not begin. */
  readonly notBefore: number
  /** Version of `params`; defaults to 1. */
  readonly v?: number | undefined
  /** Index among the rows of one event, from 0. */
  readonly place?: number | undefined
  /** The state waits for its answer: `pending(state)` lists it. */
  readonly awaited?: true | undefined
  /** How often it was claimed since it was last put back. More than once means that a tab died while running it. */
  readonly claims?: number | undefined
}

/** The events after a reader's position. */
export interface Tail {
  /** As it was when the events were read. */
  readonly head: Head
  /** In order, without gaps. */
  readonly events: readonly LogEvent[]
  /**
   * True when `events` go on from the caller's position. False when that position is of no use (none given, another log,
   * already dropped): then the events follow `snapshot`, or the very beginning where that is null.
   */
  readonly continues: boolean
  /**
   * The state that `events` follow if `continues` is false; null if they begin with the first event, or if `continues`
   * is true.
   */
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
  /** The lowest reader version that can read these events. */
  readonly reader?: number | undefined
  readonly imported?: Imported | undefined
}

/** `unsettled` contains the requested rows that still exist; `rows` all rows, if requested. */
export type Decide = (tail: Tail, unsettled: ReadonlySet<string>, rows: readonly OutboxRow[] | null) => Decision

export interface AppendOptions {
  readonly durability?: 'relaxed' | 'strict'
  /** Outbox rows whose existence the decision depends on. */
  readonly settles?: readonly string[]
  /** `decide` gets all rows. */
  readonly rows?: boolean
}

export interface Retention {
  /** How many events are kept at most beyond what a snapshot holds. */
  readonly events: number
  /** Events before this time (epoch ms) may be dropped. */
  readonly before: number
  /** Events after this seq are not dropped by age, because a newer build has not taken them over yet. */
  readonly untaken?: number | undefined
}

/** The readable part of a log. The tail's head is that of its last event. */
export interface Salvage {
  readonly tail: Tail
  /** All readable events, also before the tail and after a gap. */
  readonly events: readonly LogEvent[]
  readonly rows: readonly OutboxRow[]
}

export interface Claim {
  readonly tab: string
  readonly now: number
  readonly leaseMs: number
  /** Rows that this tab is already running. */
  readonly running: ReadonlySet<string>
  /** Known effects by name, with the version of their parameters. Rows of other effects are not claimed. */
  readonly effects: ReadonlyMap<string, number>
  /** Tabs known to be alive; null if unknown. */
  readonly alive: ReadonlySet<string> | null
  /** Tabs known to have been left without crashing. */
  readonly left: ReadonlySet<string>
}

/** What a log starts with: the state of another log, and its unsettled rows. */
export interface Beginning {
  readonly snapshot: Snapshot
  readonly rows: readonly OutboxRow[]
  readonly blobs?: readonly BlobText[]
  readonly imported?: Imported
}

/** Rows that are now leased to the claimer, and when to claim again (epoch ms; null if no row waits). */
export interface Claimed {
  readonly rows: readonly OutboxRow[]
  readonly nextAt: number | null
  /** Rows of another build that somebody waits for, and whose tab is gone: what they were to do may be asked for once more. */
  readonly strays?: readonly string[]
}

/**
 * Where events are stored. Methods reject with STORAGE_UNAVAILABLE, STORAGE_LOST and the like if storage fails,
 * LOG_DAMAGED for a record that cannot be read, and READ_ONLY for a log of a newer build.
 */
export interface Log {
  /** All events after a position. For null, and for a position that is no longer valid, reads from the newest snapshot. */
  read(position: Position | null): Promise<Tail>
  /**
   * One readwrite transaction: read what the caller missed, let it decide, write. Resolves once the transaction
   * has completed. `decide` is synchronous and may be called again when the transaction has to be repeated; it is
   * not called, and nothing is written, when the tail does not continue the position.
   */
  append(position: Position, decide: Decide, options?: AppendOptions): Promise<Tail>
  /** Leases the rows that this tab may run now. */
  claim(claim: Claim): Promise<Claimed>
  /** Puts a claimed row back for later. */
  postpone(id: string, attempt: number, notBefore: number): Promise<void>
  /**
   * Stores a snapshot of `logId`, keeps the last two, drops what retention allows, merges small segments. Events that
   * are too old go as soon as this snapshot holds them.
   */
  compact(logId: string, snapshot: Snapshot, retention: Retention): Promise<Head>
  /** A text beside the log by its hash; null if there is none. */
  blob(hash: string): Promise<string | null>
  /** Keeps this snapshot of `logId` and nothing that led to it: events, older snapshots and damaged records leave the disk. */
  purge(logId: string, snapshot: Snapshot): Promise<Head>
  /** The oldest readable snapshot and all events after it. For exports, and if the newest snapshot cannot be restored. */
  dump(): Promise<Tail>
  /** All rows of the outbox, claimed or not. */
  rows(): Promise<readonly OutboxRow[]>
  /** Starts an empty log with the state of another one; false if it is not empty. */
  begin(beginning: Beginning): Promise<boolean>
  /**
   * Cuts a log that cannot be read where it can be read last, or where `known`, the caller's committed state, has read it.
   * The outbox is kept; the records that are cut out are kept beside it. A log of another id is left as it is: another tab has
   * repaired it. The log has a new id afterwards.
   */
  repair(known: (Pick<Beginning, 'snapshot' | 'imported'> & { readonly logId: string }) | null): Promise<void>
  /** Reads a log, damaged or not, from its newest readable snapshot to the first unreadable record. */
  salvage(): Promise<Salvage>
  /** The records that repairs have cut out, as JSON lines, for a bug report; null where there are none. */
  damaged(): Promise<string | null>
  /** Erases everything and starts an empty log whose head has `afterForget`. Resolves when the disk is erased; all or nothing. */
  forget(): Promise<void>
  /** Gives up the connection. Later calls reject with SHOP_DISPOSED. */
  close(): void
}
