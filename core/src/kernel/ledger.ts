/**
 * The ledger: one log, one committed state, one queue. Everything that changes the state goes through one worker, a step
 * at a time; everybody else reads.
 *
 *   enqueue ─> queue ─> log.append(position, decideBatch) ─oncomplete─> adopt ─> onAdopted(state, events)
 *   wake ─────────────> log.read(position) ───────────────────────────> adopt
 */
import { LeaflogError, isLeaflogError } from '../errors.ts'
import type { Draft, LogEvent } from '../log/event.ts'
import type { Log, OutboxRow, Position, Snapshot, Tail } from '../log/log.ts'
import { upcast } from '../log/upcast.ts'
import { type BatchDecision, type CommitRequest, type Deciding, type Verdict, decideBatch } from './commit.ts'
import type { State } from './fold.ts'
import { rebuild } from './rebuild.ts'

/** Requests of one transaction at most. */
const BATCH = 256

export interface LedgerConfig {
  /** A snapshot is taken after this many events. */
  readonly snapshotEvery: number
  /** Events beyond this many, or older than this many ms, may be dropped (I6). */
  readonly retention: { readonly events: number; readonly ms: number }
}

export const DEFAULT_LEDGER_CONFIG: LedgerConfig = {
  snapshotEvery: 500,
  retention: { events: 5000, ms: 7 * 86_400_000 },
}

/** Where to go on when storage fails (I8): in memory, from the committed state and the rows in flight. */
export type Fallback = (from: { snapshot: Snapshot; rows: readonly OutboxRow[] }) => { log: Log; position: Position }

export interface LedgerOptions {
  readonly log: Log
  readonly fallback: Fallback
  readonly deciding: Deciding
  readonly config: LedgerConfig
  readonly now: () => number
  readonly rowsInFlight: () => readonly OutboxRow[]
  /** After every change, once open: the new state and the events that led there (none after a rebuild). */
  readonly onAdopted: (state: State, events: readonly LogEvent[], head: Tail['head']) => void
  /** Events and rows of our own have become durable. */
  readonly onWritten: (decision: BatchDecision['decision'], head: number) => void
  /** Rows of other tabs may be waiting. */
  readonly onCaughtUp: () => void
  readonly onTrouble: (error: LeaflogError, answer: 'memory' | 'read-only' | 'afresh' | 'not-compacted') => void
}

interface Queued {
  readonly request: CommitRequest
  readonly durability: 'relaxed' | 'strict'
  readonly resolve: (verdicts: readonly Verdict[]) => void
  readonly reject: (error: unknown) => void
}

export type Ledger = ReturnType<typeof createLedger>

export function createLedger(options: LedgerOptions) {
  const { deciding, config } = options
  const { folder } = deciding
  let log = options.log
  let position: Position = { logId: '', seq: 0 }
  let snapshotSeq = 0
  let committed: State = folder.initial()
  let queue: Queued[] = []
  let stale = false
  let phase: 'new' | 'open' | 'read-only' | 'disposed' = 'new'
  let inMemory = false
  let busy = false
  let dumps: { resolve: (tail: Tail) => void; reject: (error: unknown) => void }[] = []

  const work = () => {
    if (busy || phase !== 'open') return
    busy = true
    void workThrough()
  }

  const workThrough = async () => {
    while (phase === 'open' && (queue.length > 0 || dumps.length > 0 || stale)) {
      const batch = queue.splice(0, BATCH)
      try {
        if (batch.length) await appendBatch(batch)
        else if (dumps.length) await dumpWhole()
        else await refresh()
      } catch (error) {
        onFailure(error, batch)
      }
      if (phase === 'open' && position.seq - snapshotSeq >= config.snapshotEvery) await compact()
    }
    busy = false
  }

  const appendBatch = async (batch: readonly Queued[]) => {
    const requests = batch.map((queued) => queued.request)
    const decided: { last?: BatchDecision } = {}
    const tail = await log.append(
      position,
      (missed, unsettled) => {
        decided.last = decideBatch(deciding, committed, missed, requests, unsettled)
        return decided.last.decision
      },
      {
        durability: batch.some((queued) => queued.durability === 'strict') ? 'strict' : 'relaxed',
        settles: requests.flatMap((request) => request.settles ?? []),
      },
    )
    if (!tail.continues || !decided.last) {
      queue = [...batch, ...queue]
      return reload(tail)
    }
    const { state, missed, verdicts, decision } = decided.last
    adopt(tail, state, [...missed, ...decision.events])
    batch.forEach((queued, index) => queued.resolve(verdicts[index] ?? []))
    options.onWritten(decision, position.seq)
  }

  const refresh = async () => {
    stale = false
    const tail = await log.read(position)
    if (!tail.continues) return reload(tail)
    const events = tail.events.map((event) => upcast(event, folder.find))
    if (events.length) adopt(tail, events.reduce(folder.fold, committed), events)
    options.onCaughtUp()
  }

  /** Between two commits, and with what other tabs added folded in: the state is exactly the dump's. */
  const dumpWhole = async () => {
    const asked = dumps
    dumps = []
    try {
      const tail = await log.dump()
      if (tail.head.logId !== position.logId) await reload(await log.read(null))
      const missed = tail.events.filter((event) => event.seq > position.seq).map((event) => upcast(event, folder.find))
      adopt(tail, missed.reduce(folder.fold, committed), missed)
      for (const { resolve } of asked) resolve(tail)
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  /** Our position is of no use: another log (the database was deleted), or we slept longer than events are kept. */
  const reload = async (tail: Tail) => {
    const whole = await rebuild(folder, log, tail, committed)
    adopt(whole.tail, whole.state, [])
    options.onCaughtUp()
  }

  const adopt = (tail: Pick<Tail, 'head'>, state: State, events: readonly LogEvent[]) => {
    position = { logId: tail.head.logId, seq: Math.max(tail.head.seq, events.at(-1)?.seq ?? 0) }
    snapshotSeq = tail.head.snapshotSeq
    committed = state
    options.onAdopted(state, events, tail.head)
  }

  /** Committed state only, stamped with its own seq (I6). */
  const compact = async () => {
    const { events, ms } = config.retention
    const snapshot = { seq: position.seq, state: folder.save(committed) }
    snapshotSeq = position.seq
    try {
      await log.compact(position.logId, snapshot, { events, before: options.now() - ms })
    } catch (error) {
      options.onTrouble(asLeaflogError(error), 'not-compacted')
    }
  }

  const onFailure = (error: unknown, batch: readonly Queued[]) => {
    if (phase === 'disposed') {
      rejectAll(batch, new LeaflogError('SHOP_DISPOSED'))
    } else if (isLeaflogError(error, 'READ_ONLY')) {
      phase = 'read-only'
      options.onTrouble(error, 'read-only')
      rejectAll([...batch, ...queue.splice(0)], error)
    } else if (inMemory) {
      rejectAll(batch, error)
    } else {
      queue = [...batch, ...queue]
      goOnInMemory(asLeaflogError(error))
    }
  }

  const goOnInMemory = (error: LeaflogError) => {
    inMemory = true
    log.close()
    const snapshot = { seq: position.seq, state: folder.save(committed) }
    const next = options.fallback({ snapshot, rows: options.rowsInFlight() })
    log = next.log
    const head = { ...next.position, floor: position.seq, snapshotSeq: position.seq }
    adopt({ head }, committed, [])
    options.onTrouble(error, 'memory')
  }

  const load = async () => {
    const whole = await rebuild(folder, log, await log.read(null), committed)
    adopt(whole.tail, whole.state, [])
  }

  /** A log that cannot be read is thrown away, and that is said: a shop that never opens again helps nobody (I8). */
  const loadOrBeginAfresh = async () => {
    try {
      await load()
    } catch (error) {
      if (!isLeaflogError(error, 'LOG_DAMAGED')) throw error
      await log.reset()
      await load()
      options.onTrouble(error, 'afresh')
    }
  }

  return {
    /** Loads what is stored, then decides `seeds` against it before anybody sees the state. */
    async open(seeds: readonly Draft[]): Promise<State> {
      try {
        await loadOrBeginAfresh()
        if (seeds.length) await appendBatch([unanswered(seeds)])
      } catch (error) {
        onFailure(error, [])
      }
      if (phase === 'disposed') throw new LeaflogError('SHOP_DISPOSED')
      if (inMemory && seeds.length) queue.unshift(unanswered(seeds))
      if (phase === 'new') phase = 'open'
      work()
      return committed
    },

    enqueue: (request: CommitRequest, durability: 'relaxed' | 'strict' = 'relaxed') =>
      new Promise<readonly Verdict[]>((resolve, reject) => {
        if (phase === 'disposed') return reject(new LeaflogError('SHOP_DISPOSED'))
        if (phase === 'read-only') return reject(new LeaflogError('READ_ONLY'))
        queue.push({ request, durability, resolve, reject })
        work()
      }),

    /** Something may have been missed (I9). */
    wake() {
      stale = true
      work()
    },

    log: () => log,
    seq: () => position.seq,
    state: () => committed,
    /** Everything stored; when it arrives, the state is the one it leads to. */
    dump: () =>
      new Promise<Tail>((resolve, reject) => {
        if (phase !== 'open') return reject(new LeaflogError(phase === 'read-only' ? 'READ_ONLY' : 'SHOP_DISPOSED'))
        dumps.push({ resolve, reject })
        work()
      }),
    dispose() {
      phase = 'disposed'
      log.close()
      rejectAll(queue.splice(0), new LeaflogError('SHOP_DISPOSED'))
    },
  }
}

function rejectAll(batch: readonly Queued[], error: unknown): void {
  for (const queued of batch) queued.reject(error)
}

const asLeaflogError = (error: unknown): LeaflogError =>
  error instanceof LeaflogError ? error : new LeaflogError('STORAGE_UNAVAILABLE', String(error), { cause: error })

const unanswered = (drafts: readonly Draft[]): Queued => ({
  request: { drafts, settles: null, blobs: [] },
  durability: 'relaxed',
  resolve: () => {},
  reject: () => {},
})
