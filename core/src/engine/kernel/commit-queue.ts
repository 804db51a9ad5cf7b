/**
 * The commitQueue: one log, one committed state, one queue. Everything that changes the state goes through one worker, a step
 * at a time; everybody else reads.
 *
 *   enqueue ─> queue ─> log.append(position, decideBatch) ─oncomplete─> adopt ─> onAdopted(state, events)
 *   wake ─────────────> log.read(position) ───────────────────────────> adopt
 */
import { LeaflogError, isLeaflogError } from '../../errors/errors.ts'
import type { LogEvent } from '../log/event.ts'
import type { Position, Tail } from '../log/log.ts'
import { upcast } from '../log/upcast.ts'
import { type BatchDecision, type CommitRequest, type Verdict, decideBatch } from './commit.ts'
import type { State } from './fold.ts'
import type { CommitQueueOptions } from './commit-queue-options.ts'
import { type Queued, asLeaflogError, rejectAll } from './queue.ts'
import { rebuild } from './rebuild.ts'

/** Requests of one transaction at most. */
const BATCH = 256

type Dump = Pick<Queued, 'reject'> & { readonly look: (tail: Tail, state: State) => void }

export function createCommitQueue(options: CommitQueueOptions) {
  const { deciding, config } = options
  const { folder } = deciding
  let log = options.log
  let position: Position = { logId: '', seq: 0 }
  let snapshotSeq = 0
  let nextCompaction = 0
  let committed: State = folder.initial()
  let queue: Queued[] = []
  let stale = false
  let damage: LeaflogError | null = null
  let phase: 'new' | 'open' | 'read-only' | 'disposed' = 'new'
  let inMemory = false
  let busy = false
  const dumps: Dump[] = []
  const snapshotNow = () => ({ seq: position.seq, state: folder.save(committed) })

  const work = () => {
    if (busy || phase !== 'open') return
    busy = true
    void workThrough()
  }

  const workThrough = async () => {
    while (phase === 'open' && (queue.length > 0 || dumps.length > 0 || stale || damage)) {
      const batch = damage ? [] : queue.splice(0, BATCH)
      try {
        if (damage) await beginAfresh(damage)
        else if (batch.length) await appendBatch(batch)
        else if (dumps.length) await dumpWhole()
        else await refresh()
      } catch (error) {
        onFailure(error, batch)
      }
      const grown = position.seq - snapshotSeq >= config.snapshotEvery && position.seq >= nextCompaction
      if (grown && phase === 'open') await compact()
    }
    busy = false
    options.onRest()
    if (phase === 'disposed') rejectAll(queue.splice(0), new LeaflogError('SHOP_DISPOSED'))
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
        durability: requests.some(({ drafts }) => drafts.some(folder.isStrict)) ? 'strict' : 'relaxed',
        settles: requests.flatMap((request) => request.settles ?? []),
      },
    )
    if (!tail.continues || !decided.last) {
      await reload(tail)
      queue = [...batch, ...queue]
      return
    }
    const { state, missed, verdicts, decision } = decided.last
    adopt(tail, state, [...missed, ...decision.events])
    batch.forEach((queued, index) => queued.resolve(verdicts[index] ?? []))
    options.onWritten(decision, position.seq)
    // Ours, but written by a try that we thought had failed: its rows are in the log, and nobody looks for them.
    if (missed.some((event) => requests.some(({ drafts }) => drafts.some(({ id }) => id === event.id))))
      options.onCaughtUp()
  }

  const refresh = async () => {
    stale = false
    const tail = await log.read(position)
    if (!tail.continues) return reload(tail)
    const events = tail.events.map((event) => upcast(event, folder.find))
    if (events.length) adopt(tail, events.reduce(folder.fold, committed), events)
    options.onOthersWrote()
  }

  /** Between two commits, and with what other tabs added folded in: the state is exactly the dump's. */
  const dumpWhole = async () => {
    await refresh()
    const tail = await log.dump()
    const continues = tail.head.logId === position.logId && (tail.snapshot?.seq ?? 0) <= position.seq
    if (!continues) return
    const missed = tail.events.filter((event) => event.seq > position.seq).map((event) => upcast(event, folder.find))
    if (missed.length) adopt(tail, missed.reduce(folder.fold, committed), missed)
    for (const { look } of dumps.splice(0)) look(tail, committed)
  }

  /** Our position is of no use: another log (the database was deleted), or we slept longer than events are kept. */
  const reload = async (tail: Tail) => {
    const isOther = tail.head.logId !== position.logId
    if (isOther && tail.head.afterForget) options.onForgotten?.()
    if (phase === 'disposed') throw new LeaflogError('SHOP_DISPOSED')
    if (isOther) options.onOtherLog()
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

  /** Committed state only, stamped with its own seq (I6). What fails is tried again after as many events. */
  const compact = async () => {
    const { events, ms } = config.retention
    nextCompaction = position.seq + config.snapshotEvery
    try {
      const head = await log.compact(position.logId, snapshotNow(), { events, before: options.now() - ms })
      if (head.logId === position.logId) ({ snapshotSeq } = head)
    } catch (error) {
      if (isLeaflogError(error, 'LOG_DAMAGED')) damage = error
      options.onTrouble(asLeaflogError(error), 'not-compacted')
    }
  }

  const onFailure = (error: unknown, batch: readonly Queued[]) => {
    if (phase === 'disposed') {
      rejectAll(batch, new LeaflogError('SHOP_DISPOSED'))
    } else if (isLeaflogError(error, 'READ_ONLY')) {
      phase = 'read-only'
      options.onTrouble(error, 'read-only')
      rejectAll([...batch, ...queue.splice(0), ...dumps.splice(0)], error)
    } else if (inMemory) {
      rejectAll([...batch, ...dumps.splice(0)], error)
    } else {
      queue = [...batch, ...queue]
      if (isLeaflogError(error, 'LOG_DAMAGED') && damage === null) damage = error
      else goOnInMemory(asLeaflogError(error))
    }
  }

  const goOnInMemory = (error: LeaflogError) => {
    inMemory = true
    damage = null
    log.close()
    const next = options.fallback({ snapshot: snapshotNow(), rows: options.rowsInFlight() })
    log = next.log
    const head = { ...next.position, floor: position.seq, snapshotSeq: position.seq }
    adopt({ head }, committed, [])
    options.onTrouble(error, 'memory')
    options.onCaughtUp()
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

  /** The same later on, when the state that the log led to is still known: nothing is lost, and all tabs go on from it. */
  const beginAfresh = async (error: LeaflogError) => {
    await log.reset({ logId: position.logId, snapshot: snapshotNow(), rows: options.rowsInFlight() })
    await load()
    damage = null
    options.onTrouble(error, 'afresh')
    options.onCaughtUp()
  }

  return {
    /** Loads what is stored, then decides `seeds` against it before anybody sees the state. */
    async open(seeds: () => readonly Queued[]): Promise<State> {
      try {
        await loadOrBeginAfresh()
        if (seeds().length) await appendBatch(seeds())
      } catch (error) {
        onFailure(error, seeds())
      }
      if (phase === 'disposed') throw new LeaflogError('SHOP_DISPOSED')
      if (phase === 'new') phase = 'open'
      work()
      return committed
    },

    enqueue: (request: CommitRequest) =>
      new Promise<readonly Verdict[]>((resolve, reject) => {
        if (phase === 'disposed') return reject(new LeaflogError('SHOP_DISPOSED'))
        if (phase === 'read-only') return reject(new LeaflogError('READ_ONLY'))
        queue.push({ request, resolve, reject })
        work()
      }),

    /** Something may have been missed (I9). */
    wake() {
      stale = true
      work()
    },
    /** Somebody else found a part of the log that cannot be read. */
    damaged(error: LeaflogError) {
      if (!inMemory) damage ??= error
      work()
    },

    log: () => log,
    isBusy: () => busy || queue.length > 0 || dumps.length > 0,
    seq: () => position.seq,
    state: () => committed,
    /** Everything stored, shown to `look` together with the state that it leads to. */
    dump: <T>(look: (tail: Tail, state: State) => T) =>
      new Promise<T>((resolve, reject) => {
        if (phase === 'disposed') return reject(new LeaflogError('SHOP_DISPOSED'))
        if (phase === 'read-only') return reject(new LeaflogError('READ_ONLY'))
        dumps.push({ look: (tail, state) => resolve(look(tail, state)), reject })
        work()
      }),
    dispose() {
      phase = 'disposed'
      log.close()
      rejectAll([...queue.splice(0), ...dumps.splice(0)], new LeaflogError('SHOP_DISPOSED'))
    },
  }
}
