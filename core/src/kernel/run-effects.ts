/** Runs outbox rows (I4): claims them, runs their effects, and hands the results back for committing. */
import { LeaflogError } from '../errors.ts'
import type { BlobText, Claim, Claimed, OutboxRow } from '../log/log.ts'
import type { Ports } from '../ports/ports.ts'
import type { Effect, EffectConfig, EffectContext } from './define-domain.ts'
import type { Fact } from './define-events.ts'

/** How long an effect may take before it counts as failed, in ms; shorter than a lease, so that no two run at once. */
export const EFFECT_TIMEOUT_MS = 10_000
export const LEASE_MS = 15_000
const FIRST_RETRY_MS = 500

export interface EffectRunnerOptions {
  readonly tab: string
  readonly ports: Ports
  readonly config: EffectConfig
  readonly effects: ReadonlyMap<string, Effect>
  readonly claim: (claim: Claim) => Promise<Claimed>
  readonly postpone: (id: string, attempt: number, notBefore: number) => Promise<void>
  /** Commits what an effect found and settles its row, in one transaction. */
  readonly settle: (row: OutboxRow, facts: readonly Fact[], blobs: readonly BlobText[]) => Promise<void>
  readonly secretsOf: (cause: string) => Readonly<Record<string, string>>
}

export interface EffectRunner {
  /** Looks for rows that may run now. */
  pump(): void
  /** Rows this tab is running, for a move to another log. */
  running(): readonly OutboxRow[]
  /** Resolves when no row is left that this tab runs or waits for. */
  idle(): Promise<void>
  dispose(): void
}

export function createEffectRunner(options: EffectRunnerOptions): EffectRunner {
  const { tab, ports, effects } = options
  const { clock } = ports
  const running = new Map<string, OutboxRow>()
  const disposal = new AbortController()
  let looking = false
  let lookAgain = false
  let waiting = false
  let cancelWake = () => {}
  let idlers: (() => void)[] = []

  const pump = () => {
    lookAgain = true
    if (!looking) void look()
  }

  const look = async () => {
    looking = true
    while (lookAgain && !disposal.signal.aborted) {
      lookAgain = false
      try {
        const alive = await ports.presence.alive()
        const claim = { tab, now: clock.now(), leaseMs: LEASE_MS, running: new Set(running.keys()), alive }
        const { rows, nextAt } = await options.claim(claim)
        cancelWake()
        waiting = nextAt !== null
        if (nextAt !== null) cancelWake = clock.after(Math.max(nextAt - clock.now(), 1), pump)
        for (const row of rows) void run(row)
      } catch (error) {
        if (!disposal.signal.aborted) ports.report('EFFECTS_NOT_CLAIMED', String(error))
      }
    }
    looking = false
    if (!waiting && running.size === 0) for (const resolve of idlers.splice(0)) resolve()
  }

  const run = async (row: OutboxRow) => {
    running.set(row.id, row)
    const effect = effects.get(row.effect)
    if (!effect) return // Written by newer code (I7): it stays for a tab that knows it.
    try {
      await perform(row, effect)
    } catch (error) {
      if (!disposal.signal.aborted) ports.report('EFFECT_NOT_SETTLED', `${row.effect}: ${String(error)}`)
    }
    running.delete(row.id)
    pump()
  }

  const perform = async (row: OutboxRow, effect: Effect) => {
    const blobs: BlobText[] = []
    const limit = timeLimit()
    const context: EffectContext<unknown> = {
      params: row.params,
      key: row.id,
      ports,
      config: options.config,
      secrets: options.secretsOf(row.cause),
      signal: limit.signal,
      blob: async (text) => {
        const hash = await ports.digest(text)
        blobs.push({ hash, text })
        return `blob:${hash}`
      },
    }
    const facts = await Promise.race([effect.run(context), limit.exceeded])
      .catch((error: unknown) => afterFailure(row, effect, context, error))
      .finally(limit.cancel)
    if (facts && !disposal.signal.aborted) await options.settle(row, facts, blobs)
  }

  /** Null when the row stays: to be tried again later, or by whoever comes after this shop. */
  const afterFailure = async (row: OutboxRow, effect: Effect, context: EffectContext<unknown>, error: unknown) => {
    if (disposal.signal.aborted) return null
    const attempt = row.attempt + 1
    if (attempt < (effect.attempts ?? 1)) {
      await options.postpone(row.id, attempt, clock.now() + FIRST_RETRY_MS * 2 ** row.attempt)
      return null
    }
    ports.report('EFFECT_FAILED', `${row.effect}: ${error instanceof Error ? error.message : String(error)}`)
    return effect.giveUp?.(context, error) ?? []
  }

  const timeLimit = () => {
    const controller = new AbortController()
    const exceeded = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(new LeaflogError('NETWORK_FAILED')), { once: true })
    })
    exceeded.catch(() => {})
    const abort = () => controller.abort()
    disposal.signal.addEventListener('abort', abort, { once: true })
    const cancelTimer = clock.after(EFFECT_TIMEOUT_MS, abort)
    const cancel = () => {
      cancelTimer()
      disposal.signal.removeEventListener('abort', abort)
    }
    return { signal: controller.signal, exceeded, cancel }
  }

  return {
    pump,
    running: () => [...running.values()],
    idle: () =>
      new Promise((resolve) => {
        idlers.push(resolve)
        pump()
      }),
    dispose() {
      disposal.abort()
      cancelWake()
      for (const resolve of idlers.splice(0)) resolve()
    },
  }
}
