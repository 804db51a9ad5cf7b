/** Whether what stands behind the gateway can do its work: for `/health/ready`. */
import type { Exchange } from './exchange.ts'
import type { Clock } from './ports.ts'
import type { Log } from './upstream.ts'

/** Whether a part can do its work. It rejects, or does not settle in time, where it cannot. */
export type Check = () => Promise<boolean>

/** However many ask, the parts themselves are asked once in so many milliseconds. */
const KEPT_MS = 1000
/** A part that takes longer is not there. */
const LIMIT_MS = 2000
const MAX_BYTES = 64 * 1024

/**
 * Asks an upstream of its own for its health: any answer will do, since not every system has such an address, but one
 * that says that it is not able to answer.
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

/** All of the checks, by the names that the log tells when one of them begins or ceases to fail. */
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
