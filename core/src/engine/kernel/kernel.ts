/** The kernel: commits events, folds them into each domain, and runs what follows: views, hints, timers, effects. */
import { BehaviorSubject, Subject } from 'rxjs'
import { LeaflogError, isLeaflogError } from '../../errors/errors.ts'
import type { LogEvent } from '../log/event.ts'
import { createCheckEvent } from './check-event.ts'
import type { DomainEvent } from './define-events.ts'
import { createDueTimers, dueKey } from './due.ts'
import { type State, createFolder } from './fold.ts'
import { DEFAULT_COMMIT_QUEUE_CONFIG } from './commit-queue-options.ts'
import { createCommitQueue } from './commit-queue.ts'
import { createListening } from './listen.ts'
import type { Kernel } from './kernel-model.ts'
import type { KernelOptions, InitialEvents } from './kernel-options.ts'
import { knownEffects } from './known-effects.ts'
import { nameOf, requestOf, unanswered } from './queue.ts'
import { createRowsInFlight } from './rows-in-flight.ts'
import { LEASE_MS, createEffectRunner } from './run-effects.ts'
import { createSecretVault } from './secret-vault.ts'
import { seedsOf, withRecalled } from './seeds.ts'
import { createStorageRetry } from './storage-retry.ts'
import { firstStatus, statusAfter } from './storage-status.ts'
import { createTabHistory } from './tab-history.ts'
import { createConditions } from './conditions.ts'

export type { Kernel, KernelOptions, InitialEvents }

/**
 * A kernel over a log that the caller provides. Nothing is read before `start`, and the state is that of the seed until
 * then; `openKernel` chooses the log by what the ports have.
 */
export function createKernel(options: KernelOptions): Kernel {
  const { ports, tab, seed, onForgotten } = options
  const folder = createFolder(options.domains, tab, ports.report)
  const effects = knownEffects(options.domains)
  const checked = createCheckEvent(folder, ports, tab)
  const history = createTabHistory(folder)
  const vault = createSecretVault()
  const rows = createRowsInFlight()
  const conditions = createConditions()
  const strays = new Set<string>()
  let starting: Promise<void> | null = null
  let isOpen = false
  let disposed = false
  let logId: string | null = null
  const drawn = seedsOf(seed, folder, checked, ports.report)
  let seeded = drawn.drafts
  const state$ = new BehaviorSubject<State>(drawn.state)
  const events$ = new Subject<LogEvent>()
  const storage$ = new BehaviorSubject(firstStatus(options.storage, options.problem))

  const commitQueue = createCommitQueue({
    log: options.log,
    places: options.places,
    fallback: options.fallback,
    deciding: { folder, effects, tab, leaseMs: LEASE_MS, now: ports.clock.now, strays },
    config: options.config ?? DEFAULT_COMMIT_QUEUE_CONFIG,
    now: ports.clock.now,
    rowsInFlight: rows.all,
    onAdopted: (state, events, head) => {
      if (logId === null && options.onLoaded?.(head) === false) seeded = []
      if (logId !== head.logId) history.goTo(state, head.seq)
      logId = head.logId
      history.add(events, head.floor)
      if (!isOpen) return
      if (state$.value !== state) state$.next(state)
      for (const event of events) events$.next(event)
      due.arm()
    },
    onWritten: (decision, head) => {
      rows.written(decision)
      for (const event of decision.events) vault.committed(event.id, decision.outbox)
      if (decision.events.length || decision.settle.length) hint(head)
      if (isOpen && (decision.outbox.length || decision.settle.length)) runner.pump()
    },
    onCaughtUp: () => {
      if (isOpen) runner.pump()
    },
    onOthersWrote: () => {
      if (isOpen) runner.pumpSoon()
    },
    onRest: conditions.recheck,
    onOtherLog: rows.clear,
    onForgotten:
      onForgotten &&
      (() => {
        dispose()
        onForgotten()
      }),
    onTrouble: (error, answer) => {
      ports.report(error.code, error.message)
      const status = statusAfter(answer, error.code, storage$.value, options.storage)
      if (status !== storage$.value) storage$.next(status)
      storageRetry.begin()
      if (answer === 'read-only') stop() // What this tab cannot write down, it must not do.
    },
  })

  const storageRetry = createStorageRetry(ports.clock, {
    isNeeded: () => !disposed && options.places !== undefined && storage$.value.kind === 'memory',
    retry: () => commitQueue.returnToStorage(),
  })
  /** An error while reading rows is an error of the log, which the commit queue finds and handles too. */
  const toLedger = (error: unknown): never => {
    if (isLeaflogError(error, 'LOG_DAMAGED')) commitQueue.damaged(error)
    else commitQueue.wake()
    throw error
  }

  /** Only a hint (I9): nothing is lost if it cannot be sent. With the shop, its channel is closed. */
  const hint = (head: number) => {
    try {
      if (!disposed) ports.channel.post(head)
    } catch (error) {
      ports.report('HINT_NOT_GIVEN', nameOf(error))
    }
  }

  const stop = () => {
    storageRetry.stop()
    due.dispose()
    runner.dispose()
  }

  const due = createDueTimers(
    ports.clock,
    () => folder.due(commitQueue.state()),
    async (listed) => {
      const drafts = [checked(listed.event, null).event]
      return (await commitQueue.enqueue(requestOf({ drafts, whileDue: dueKey(listed) })))[0]
    },
    ports.report,
  )

  const runner = createEffectRunner({
    tab,
    ports,
    config: options.effectConfig,
    effects,
    claim: async (claim) => {
      const claimed = await commitQueue.log().claim(claim).catch(toLedger)
      rows.claimed(claimed.rows)
      return claimed
    },
    postpone: async (id, attempt, notBefore) => {
      rows.postponed(id, attempt, notBefore)
      await commitQueue.log().postpone(id, attempt, notBefore).catch(toLedger)
    },
    check: (row, events) => events.map((event) => checked(event, row.cause).event),
    settle: async (row, drafts, blobs) => {
      const verdicts = await commitQueue.enqueue({ drafts, settles: row.id, blobs })
      const isSettled = drafts.length === 0 || verdicts.some((verdict) => !(verdict instanceof LeaflogError))
      // The row is gone, so nothing waits for its result.
      if (!isSettled && (await commitQueue.log().rows()).some(({ id }) => id === row.id)) return false
      rows.written({ outbox: [], settle: [row.id] })
      vault.settled(row)
      return true
    },
    reconcile: (isSure) => (isSure || folder.pending(commitQueue.state()).length > 0) && commitQueue.reconcile(),
    strays,
    secretsOf: vault.of,
    onRest: conditions.recheck,
  })

  const isStill = () => {
    const isOpening = starting !== null && !isOpen
    return disposed || !(isOpening || commitQueue.isBusy() || runner.isBusy())
  }
  const isSettled = () => isStill() && (disposed || storage$.value.readOnly || !runner.isWaiting())

  /** Also while the log is being opened: it may have been read before what the hint is about was written. */
  const wake = () => {
    commitQueue.wake()
    due.arm()
  }
  /** Only a started shop listens: a server renders with thousands that are never started. */
  const listening = createListening(ports, tab)
  const onHint = (head: number) => {
    if (head !== commitQueue.seq()) wake()
    else if (isOpen) runner.pumpSoon()
  }
  const onWake = () => {
    storageRetry.now()
    wake()
    if (isOpen) runner.pump()
  }

  const begin = async () => {
    if (disposed) throw new LeaflogError('SHOP_DISPOSED')
    if (options.problem) ports.report(options.problem, 'there is no IndexedDB')
    listening.toTabs(onHint, onWake)
    const state = await commitQueue.open(() => {
      const drafts = withRecalled(seeded, { folder, before: commitQueue.state(), ports, checked })
      return drafts.length ? [unanswered({ drafts })] : []
    })
    if (disposed) throw new LeaflogError('SHOP_DISPOSED')
    isOpen = true
    state$.next(state)
    due.arm()
    runner.pump()
    listening.toDomains(options.domains, { state: () => state$.value, config: options.effectConfig }, commit)
  }

  // I2
  const commit = async (wanted: DomainEvent): Promise<LogEvent> => {
    const { event, secrets } = checked(wanted, null)
    vault.put(event.id, secrets)
    try {
      const [verdict] = await commitQueue.enqueue(requestOf({ drafts: [event] }))
      if (verdict && !(verdict instanceof LeaflogError)) return verdict
      throw verdict ?? new LeaflogError('EVENT_FAILED')
    } catch (error) {
      vault.drop(event.id)
      throw error
    }
  }

  const dispose = () => {
    isOpen = false
    disposed = true
    stop()
    commitQueue.dispose()
    listening.stop()
    vault.clear()
    conditions.recheck()
    for (const subject of [state$, events$, storage$]) subject.complete()
  }

  return {
    tab,
    folder,
    state$,
    events$,
    storage$,
    start: () => (starting ??= begin()),
    commit,
    dump: () => commitQueue.dump((tail, state) => ({ tail, state, tabBase: history.at(tail.snapshot?.seq ?? 0) })),
    blob: (hash) => commitQueue.log().blob(hash),
    damaged: () => commitQueue.log().damaged(),
    pauseListeners: () => listening.pauseListeners(),
    settled({ forNow = false } = {}) {
      if (isOpen && !forNow) runner.pump()
      return conditions.until(forNow ? isStill : isSettled)
    },
    dispose,
  }
}
