/** Whether a shop can be asked. A server that has just started draws its first pages before it is ready. */
import { setTimeout as pause } from 'node:timers/promises'

export interface Waiting {
  readonly fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'ok'>>
  /** How long a server that answers may take to become ready, in ms. */
  readonly limit: number
  /** Between two questions, in ms. */
  readonly interval: number
}

const usual: Waiting = { fetch, limit: 60_000, interval: 250 }

/** Resolves to false at once if nothing answers at the origin, and after the limit if what answers is not ready. */
export async function isReady(origin: string, { fetch: ask, limit, interval }: Waiting = usual): Promise<boolean> {
  const end = performance.now() + limit
  do {
    const answer = await ask(`${origin}/health/ready`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    if (answer === undefined) return false
    if (answer.ok) return true
    await pause(interval)
  } while (performance.now() < end)
  return false
}
