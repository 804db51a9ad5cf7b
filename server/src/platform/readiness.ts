/** Whether the systems behind the gateway work: for `/health/ready`. */
import type { Exchange } from './exchange.ts'
import type { Clock } from './ports.ts'
import type { Log } from './upstream.ts'

/** Checks a part. It rejects, or does not settle in time, if the part does not work. */
export type Check = () => Promise<boolean>

/** The interval in milliseconds between checks, regardless of the number of requests. */
const KEPT_MS = 1000
/** A part that takes longer counts as down. */
const LIMIT_MS = 2000
const MAX_BYTES = 64 * 1024

/**
 * Requests an external upstream's health. Any answer will do, since not every system has such an address, except one
 * that reports unavailability.
 */
export const upstreamCheck =
  ({ base, exchange }: { base: string; exchange: Exchange }, clock: Pick<Clock, 'timer'>): Check =>
  async () => {
    let cancel = (): void => undefined
    const request = { method: 'GET', url: `${base}/health`, headers: {}, body: undefined, maxBytes: MAX_BYTES } as const
    try {
      const { status } = await exchange(request, (stop) => {
        cancel = clock.timer(LIMIT_MS, () => stop(new Error('It did not answer in time.')))
      })
      return status < 500
    } finally {
      cancel()
    }
  }

/** All of the checks, by the names that are logged when one begins or stops failing. */
export function createReadiness(
  checks: Readonly<Record<string, Check>>,
  { clock, log }: { clock: Pick<Clock, 'now'>; log: Pick<Log, 'warn'> },
): Check {
  const away = new Set<string>()
  let kept: { at: number; answer: Promise<boolean> } | undefined

  async function passes([name, check]: [string, Check]): Promise<boolean> {
    const failure = await check().then(
      (isReady) => (isReady ? undefined : {}),
      (err: unknown) => ({ err }),
    )
    if (failure && !away.has(name)) log.warn(failure, `not ready: ${name}`)
    if (!failure && away.has(name)) log.warn({}, `ready again: ${name}`)
    if (failure) away.add(name)
    else away.delete(name)
    return failure === undefined
  }

  return () => {
    const now = clock.now()
    if (!kept || now - kept.at >= KEPT_MS) {
      const answer = Promise.all(Object.entries(checks).map(passes)).then((all) => all.every(Boolean))
      kept = { at: now, answer }
    }
    return kept.answer
  }
}
