/**
 * One log, one committed state, one queue, and one worker that changes the state step by step; all others only read.
 *
 *   enqueue ─> queue ─> log.append(position, decideBatch) ─oncomplete─> adopt ─> onAdopted(state, events)
 *   wake ─────────────> log.read(position) ───────────────────────────> adopt
 *   trouble ──────────> another log, or the same one repaired ────────> adopt
 */
import { LeaflogError, isLeaflogError } from '../../errors/errors.ts'
import type { LogEvent } from '../log/event.ts'
import type { Head, Tail } from '../log/log.ts'
import { type BatchDecision, type CommitRequest, type Verdict, decideBatch, writingOf } from './commit.ts'
import type { CommitQueueOptions } from './commit-queue-options.ts'
import { createDumpRequests } from './dump-requests.ts'
import type { State } from './fold.ts'
import { createLogFollower } from './follow-log.ts'
import { createLogMoves } from './move-log.ts'
import type { Opened } from './open-log.ts'
import { createHousekeeping } from './housekeeping.ts'
import { type Phase, type Queued, asLeaflogError, closedBy, createWaiting, rejectAll, unanswered } from './queue.ts'

/** Maximum number of requests in one transaction. */
const BATCH = 256

export function createCommitQueue(options: CommitQueueOptions) {
  const { places } = options
  const { folder } = options.deciding
  let log = options.log
  let head: Head = { logId: '', seq: 0, floor: 0, snapshotSeq: 0 }
  let committed: State = folder.initial()
  const waiting = createWaiting()
  let skipped: LogEvent | null = null
  let stale = false
  let reconciling = true
  let returning = false
  let trouble: LeaflogError | null = null
  let phase: Phase = 'new'
  let busy = false
  const dumps = createDumpRequests()
  const deciding = { ...options.deciding, isWhole: () => skipped === null }
  const housekeeping = createHousekeeping(options)
  const reconciles = folder.domains.some(({ pending }) => pending)

  const adopt = (next: Head, state: State, events: readonly LogEvent[], unknown: LogEvent | null) => {
    head = next
    housekeeping.note(events)
    committed = state
    skipped ??= unknown
    options.onAdopted(state, events, head)
  }

  /** Rows and state agree after the next commit (I10). */
  const reconcile = () => {
    reconciling = true
    if (reconciles) waiting.first(unanswered())
    work()
  }
  const use = (opened: Opened) => {
    ;({ log } = opened)
    housekeeping.begin(opened)
    const { tail, state } = opened.rebuilt
    skipped = null
    adopt(tail.head, state, [], opened.rebuilt.skipped)
    reconcile()
  }
  const current = { log: () => log, head: () => head, state: () => committed, use }
  const moves = createLogMoves(options, {
    ...current,
    request: (request) => waiting.first(unanswered(request)),
    async moveTo(opened, request) {
      const { log: next, rebuilt } = opened
      const before = [log, head, committed, skipped] as const
      ;[log, head, committed, skipped] = [next, rebuilt.tail.head, rebuilt.state, rebuilt.skipped]
      housekeeping.begin(opened)
      reconciling = true
      const delivered = new Set(request.drafts.map(({ id }) => id))
      await appendBatch([unanswered(request)], delivered).catch((error: unknown) => {
        ;[log, head, committed, skipped] = before
        throw error
      })
    },
  })
  const follower = createLogFollower(options, { ...current, adopt, isDisposed: () => phase === 'disposed' })

  const isAsked = () => waiting.count() + dumps.count() > 0
  const hasWork = () => isAsked() || stale || housekeeping.isPurgeDue(head) || returning || trouble !== null
  const work = () => {
    if (!busy && phase === 'open') void workThrough()
  }

  const workThrough = async () => {
    busy = true
    while (phase === 'open' && hasWork()) {
      const batch = trouble || returning ? [] : waiting.take(BATCH)
      try {
        if (trouble) await moves.mend(trouble, true).then(() => (trouble = null))
        else if (returning) await moves.toStorage().finally(() => (returning = false))
        else if (batch.length) await appendBatch(batch)
        else if (housekeeping.isPurgeDue(head)) await purge()
        else if (dumps.count()) await follower.show(dumps)
        else await refresh()
      } catch (error) {
        onFailure(error, batch)
      }
      await compact()
    }
    busy = false
    options.onRest()
    if (phase === 'disposed') rejectAll(waiting.take(), new LeaflogError('SHOP_DISPOSED'))
  }

  const compact = async () => {
    if (phase !== 'open' || trouble) return
    try {
      head = (await housekeeping.compact(log, head, committed, skipped)) ?? head
    } catch (error) {
      onFailure(error, [])
    }
  }

  /** `delivered`: events that listeners have already received. */
  const appendBatch = async (batch: readonly Queued[], delivered: ReadonlySet<string> = new Set()) => {
    const requests = batch.map((queued) => queued.request)
    const decided: { last?: BatchDecision } = {}
    const tail = await log.append(
      head,
      (missed, unsettled, rows) => {
        decided.last = decideBatch(deciding, committed, missed, requests, unsettled, rows)
        return decided.last.decision
      },
      writingOf(folder, requests, reconciles && reconciling),
    )
    if (!tail.continues || !decided.last) {
      await follower.reload(tail)
      waiting.again(batch)
      return
    }
    const { state, missed, verdicts, decision, skipped: unknown } = decided.last
    reconciling = false
    adopt(tail.head, state, [...missed, ...decision.events.filter(({ id }) => !delivered.has(id))], unknown)
    housekeeping.note(decision.events)
    moves.note(decision.events)
    batch.forEach((queued, index) => queued.resolve(verdicts[index] ?? []))
    options.onWritten(decision, head.seq)
    // Our own event from an attempt that seemed to fail: its rows are in the log and have to be claimed.
    if (missed.some((event) => requests.some(({ drafts }) => drafts.some(({ id }) => id === event.id))))
      options.onCaughtUp()
  }

  const refresh = async () => {
    stale = false
    await follower.refresh()
  }

  const purge = async () => {
    await refresh()
    const next = await housekeeping.purge(log, head, committed)
    if (!next) return
    adopt(next, committed, [], null)
    if (!moves.isInMemory()) await places?.erase()
  }

  const rejectWith = (error: unknown, all: readonly Queued[]) => {
    rejectAll(all, error)
    dumps.reject(error)
  }

  const onFailure = (error: unknown, batch: readonly Queued[]) => {
    if (phase === 'disposed') rejectWith(new LeaflogError('SHOP_DISPOSED'), batch)
    else if (isLeaflogError(error, 'READ_ONLY') && !places) {
      phase = 'read-only'
      options.onTrouble(error, 'read-only')
      rejectWith(error, [...batch, ...waiting.take()])
    } else if (moves.isInMemory()) {
      rejectWith(error, batch)
    } else {
      waiting.again(batch)
      if (isLeaflogError(error, 'LOG_DAMAGED', 'READ_ONLY') && trouble === null) trouble = error
      else {
        trouble = null
        moves.toMemory(asLeaflogError(error))
      }
    }
  }

  return {
    /** Loads the log, then decides `seeds` against it before the state is shown. */
    async open(seeds: () => readonly Queued[]): Promise<State> {
      let first: Queued[] = []
      try {
        await moves.load()
        await moves.takeOver()
        first = waiting.take(Infinity, seeds())
        if (first.length) await appendBatch(first)
      } catch (error) {
        onFailure(error, first)
        // Seeds are asked for when it is known whose log it is, and decided at once in memory too: no gate in between.
        if (!first.length && closedBy(phase) === null) waiting.again(seeds())
        if (moves.isInMemory() && isAsked()) await appendBatch(waiting.take())
      }
      if (phase === 'disposed') throw new LeaflogError('SHOP_DISPOSED')
      if (phase === 'new') phase = 'open'
      stale ||= housekeeping.isDue(head)
      work()
      return committed
    },

    enqueue: (request: CommitRequest) =>
      new Promise<readonly Verdict[]>((resolve, reject) => {
        const error = closedBy(phase)
        if (error) return reject(error)
        waiting.last({ request, resolve, reject })
        work()
      }),

    reconcile,
    /** Reads the log, because a hint may have been missed. */
    wake() {
      stale = true
      work()
    },
    /** Another part of the kernel found a damaged record. */
    damaged(error: LeaflogError) {
      if (!moves.isInMemory()) trouble ??= error
      work()
    },
    /** Tries to return to storage. */
    returnToStorage() {
      returning = moves.isInMemory()
      work()
    },

    log: () => log,
    isBusy: () => busy || isAsked(),
    seq: () => head.seq,
    state: () => committed,
    /** Calls `look` with everything that is stored and the state at that point. */
    dump<T>(look: (tail: Tail, state: State) => T): Promise<T> {
      const error = closedBy(phase)
      if (error) return Promise.reject(error)
      const shown = dumps.add(look)
      work()
      return shown
    },
    dispose() {
      phase = 'disposed'
      log.close()
      rejectWith(new LeaflogError('SHOP_DISPOSED'), waiting.take())
    },
  }
}
