/** Runs outbox rows (I4): claims them, runs their effects, and hands the results back for committing. */
import { LeaflogError, isLeaflogError } from '../../errors/errors.ts'
import type { Draft } from '../log/event.ts'
import type { BlobText, Claim, Claimed, OutboxRow } from '../log/log.ts'
import { LONGEST_PAUSE_MS } from '../log/outbox.ts'
import type { Ports } from '../../ports/ports.ts'
import type { Effect, EffectConfig, EffectContext } from './define-domain.ts'
import { hasCrashed, paramsOf, pauseAfter } from './effect-attempts.ts'
import type { KnownEffects } from './outbox-rows.ts'
import type { DomainEvent } from './define-events.ts'
import { codeOf } from './queue.ts'
import { createTimers } from './timers.ts'

/** How long an effect may take before it counts as failed, in ms; shorter than a lease, so that no two run at once. */
const EFFECT_TIMEOUT_MS = 10_000
export const LEASE_MS = 15_000
/** Timeout for finding out which tabs are alive, in ms; the result only saves time. */
const ALIVE_TIMEOUT_MS = 1000
/** How soon what the log refused is tried again, and how long at most nobody looks for rows that wait, in ms. */
const RECLAIM_MS = 1000
const LONGEST_WAIT_MS = LEASE_MS

export interface EffectRunnerOptions {
  readonly tab: string
  readonly ports: Ports
  readonly config: EffectConfig
  readonly effects: KnownEffects
  readonly claim: (claim: Claim) => Promise<Claimed>
  readonly postpone: (id: string, attempt: number, notBefore: number) => Promise<void>
  /** Throws if a schema rejects an event. */
  readonly check: (row: OutboxRow, events: readonly DomainEvent[]) => readonly Draft[]
  /** Commits what an effect found and settles its row, in one transaction. False where the machine takes none of it. */
  readonly settle: (row: OutboxRow, found: readonly Draft[], blobs: readonly BlobText[]) => Promise<boolean>
  /** Writes a row for each call that is waited for and has none; `strays` are no rows. For nothing where nobody waits. */
  readonly reconcile: (hasStrays: boolean) => void
  /** Ids of rows that this build does not know, and whose tab is gone. */
  readonly strays: Set<string>
  readonly secretsOf: (cause: string) => Readonly<Record<string, string>>
  /** Called when `isBusy` or `isWaiting` may have changed. */
  readonly onRest: () => void
}

export interface EffectRunner {
  /** Claims rows that may run now. */
  pump(): void
  /** Others have written: now where a row of ours waits for theirs, else within a lease, should they die. */
  pumpSoon(): void
  /** True while rows are being claimed or run. */
  isBusy(): boolean
  /** True if rows wait for their time. */
  isWaiting(): boolean
  dispose(): void
}

export function createEffectRunner(options: EffectRunnerOptions): EffectRunner {
  const { tab, ports, effects, strays } = options
  const { clock } = ports
  const { after, stop } = createTimers(clock)
  const running = new Map<string, OutboxRow>()
  const known = new Map([...effects].map(([name, { effect }]) => [name, effect.v ?? 1]))
  const disposal = new AbortController()
  let performing = 0
  let looking = false
  let lookAgain = false
  let waiting = false
  let resting = false
  let cancelWake = () => {}
  let cancelLater: (() => void) | null = null

  const pump = () => {
    lookAgain = true
    if (!looking && !resting) void look()
  }

  /** Limits how often a log that fails to return rows is read. */
  const rest = () => {
    resting = true
    waiting = true
    after(RECLAIM_MS, () => {
      resting = false
      pump()
    })
  }

  const look = async () => {
    looking = true
    while (lookAgain && !resting && !disposal.signal.aborted) {
      lookAgain = false
      try {
        cancelLater?.()
        cancelLater = null
        const now = clock.now()
        const alive = await askAlive()
        const left = ports.presence.left()
        const claim = { tab, now, leaseMs: LEASE_MS, running: new Set(running.keys()), effects: known, alive, left }
        const { rows, nextAt, strays: found = [] } = await options.claim(claim)
        if (disposal.signal.aborted) break
        cancelWake()
        waiting = nextAt !== null
        if (nextAt !== null) cancelWake = after(Math.min(Math.max(nextAt - clock.now(), 1), LONGEST_WAIT_MS), pump)
        for (const row of rows) {
          const effect = effects.get(row.effect)?.effect
          if (effect) void run(row, effect)
        }
        const isNew = found.some((id) => !strays.has(id))
        for (const id of found) strays.add(id)
        const isIdle = nextAt === null && running.size === 0
        if (isNew || isIdle) options.reconcile(isNew)
      } catch (error) {
        if (disposal.signal.aborted) break
        ports.report('EFFECTS_NOT_CLAIMED', codeOf(error))
        rest()
      }
    }
    looking = false
    options.onRest()
  }

  /** Null if it is not known. */
  const askAlive = () =>
    new Promise<ReadonlySet<string> | null>((resolve) => {
      const cancel = after(ALIVE_TIMEOUT_MS, () => resolve(null))
      const answer = (alive: ReadonlySet<string> | null) => {
        cancel()
        resolve(alive)
      }
      // A page that is being left is not told either.
      ports.presence.alive().then(answer, () => answer(null))
    })

  const run = async (row: OutboxRow, effect: Effect) => {
    running.set(row.id, row)
    performing += 1
    const settled = await perform(row, effect).then(
      () => true,
      (error: unknown) => {
        if (!disposal.signal.aborted) ports.report('EFFECT_NOT_SETTLED', `${row.effect}: ${codeOf(error)}`)
        return false
      },
    )
    performing -= 1
    if (disposal.signal.aborted) return
    // What could not be written down now is done again later, not at once and for ever.
    if (!settled) {
      options.onRest()
      // It is alive, and has not crashed with it; where the log does not take even that, it counts as if it had.
      await options.postpone(row.id, row.attempt, clock.now() + RECLAIM_MS).catch(() => {})
      await new Promise<void>((resolve) => void after(RECLAIM_MS, resolve))
    }
    running.delete(row.id)
    pump()
  }

  const perform = async (row: OutboxRow, effect: Effect) => {
    const blobs: BlobText[] = []
    const limit = timeLimit()
    const context: EffectContext<unknown> = {
      params: paramsOf(row, effect),
      key: row.id,
      ports: { ...ports, http: (request) => ports.http(request, row.cause) },
      config: options.config,
      secrets: options.secretsOf(row.cause),
      signal: limit.signal,
      blob: async (text) => {
        const hash = await ports.digest(text)
        blobs.push({ hash, text })
        return `blob:${hash}`
      },
    }
    const work = async () => {
      if (hasCrashed(row)) throw new LeaflogError('EFFECT_CRASHED')
      return options.check(row, await effect.run(context))
    }
    let failure: unknown
    const found = await Promise.race([work(), limit.exceeded])
      .catch((error: unknown) => afterFailure(row, effect, context, (failure = error)))
      .finally(limit.cancel)
    if (!found || disposal.signal.aborted || (await options.settle(row, found, blobs))) return
    await afterRefusal(row, effect, context, failure)
  }

  /** The machine takes none of what was found. Where its state waits for an answer, that is a try that failed (I10). */
  const afterRefusal = async (
    row: OutboxRow,
    effect: Effect,
    context: EffectContext<unknown>,
    failure: unknown = new LeaflogError('SERVICE_ANSWER_INVALID'),
  ) => {
    if (!row.awaited) return void (await options.settle(row, [], []))
    const found = await afterFailure(row, effect, context, failure)
    if (!found || disposal.signal.aborted || (await options.settle(row, found, []))) return
    // A state that still waits for it takes the end of a call; it is asked again later all the same.
    ports.report('EFFECT_NOT_SETTLED', `${row.effect}: refused`)
    await options.postpone(row.id, 0, clock.now() + LONGEST_PAUSE_MS)
  }

  /** Null if the row stays, to be tried again later or by another shop. */
  const afterFailure = async (row: OutboxRow, effect: Effect, context: EffectContext<unknown>, error: unknown) => {
    if (disposal.signal.aborted) return null
    const attempt = row.attempt + 1
    // A missing permission does not change within half a second.
    const isFinal = isLeaflogError(error, 'NOT_AUTHORIZED')
    if (!isFinal && !isLeaflogError(error, 'EFFECT_CRASHED') && attempt < (effect.attempts ?? 1)) {
      await options.postpone(row.id, attempt, clock.now() + pauseAfter(row.attempt, error, ports.random))
      return null
    }
    // The end of a session is not a failure: it is an event, and the visitor sees it.
    if (!isFinal) ports.report('EFFECT_FAILED', `${row.effect}: ${codeOf(error)}`)
    try {
      return options.check(row, effect.giveUp?.(context, error) ?? [])
    } catch (failure) {
      ports.report('EFFECT_FAILED', `${row.effect}, giving up: ${codeOf(failure)}`)
      return []
    }
  }

  const timeLimit = () => {
    const controller = new AbortController()
    const exceeded = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(new LeaflogError('NETWORK_FAILED')))
    })
    // The race reports the rejection.
    exceeded.catch(() => {})
    const abort = () => controller.abort()
    disposal.signal.addEventListener('abort', abort)
    const cancelTimer = after(EFFECT_TIMEOUT_MS, abort)
    const cancel = () => {
      cancelTimer()
      disposal.signal.removeEventListener('abort', abort)
    }
    return { signal: controller.signal, exceeded, cancel }
  }

  return {
    pump,
    pumpSoon() {
      if (waiting) pump()
      else cancelLater ??= after(LEASE_MS, pump)
    },
    isBusy: () => looking || performing > 0,
    isWaiting: () => waiting || running.size > 0,
    dispose() {
      disposal.abort()
      stop()
    },
  }
}
