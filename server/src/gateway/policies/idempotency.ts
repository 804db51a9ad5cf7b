/**
 * Results of writes, stored under their idempotency key, so that a repeated delivery gets the first one's answer (I4).
 */
import { LRUCache } from 'lru-cache'
import { GatewayError } from '../../platform/errors.ts'
import type { Clock } from '../../platform/ports.ts'
import { IDEMPOTENCY_KEY } from '../http/headers.ts'
import type { Answer } from '../http/route.ts'

export interface IdempotentResults {
  /**
   * Runs `work` once for a key. The same key with the same `fingerprint` gets the same answer, even while the first one
   * runs. A failed call is forgotten, so that it can be tried again with its key.
   * @throws GatewayError IDEMPOTENCY_KEY_REQUIRED | IDEMPOTENCY_CONFLICT
   */
  once(key: string | undefined, fingerprint: string, work: (key: string) => Promise<Answer>): Promise<Answer>
}

/** How long a result is kept. */
export const KEPT_MS = 24 * 3_600_000
const MAX_BYTES = 32 * 1024 * 1024

interface Result {
  fingerprint: string
  at: number
  answer: Answer
}

export function createIdempotentResults(clock: Pick<Clock, 'now'>): IdempotentResults {
  const results = new LRUCache<string, Result>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer, fingerprint }, key) => answer.body.length + 2 * (fingerprint.length + key.length) + 256,
  })
  const running = new Map<string, { fingerprint: string; answer: Promise<Answer> }>()

  return {
    async once(key, fingerprint, work) {
      if (key === undefined || !IDEMPOTENCY_KEY.test(key)) throw new GatewayError('IDEMPOTENCY_KEY_REQUIRED')
      const kept = results.get(key)
      const before = kept && clock.now() - kept.at < KEPT_MS ? kept : running.get(key)
      if (before && before.fingerprint !== fingerprint) throw new GatewayError('IDEMPOTENCY_CONFLICT')
      if (before) return await before.answer
      const answer = work(key)
        .then((done) => {
          results.set(key, { fingerprint, at: clock.now(), answer: done })
          return done
        })
        .finally(() => running.delete(key))
      running.set(key, { fingerprint, answer })
      return await answer
    },
  }
}
