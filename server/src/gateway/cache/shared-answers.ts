/** Upstream answers shared by all servers through Redis, so that each is fetched once. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { KEY_PREFIX, type SharedRedis } from '../../platform/redis.ts'
import type { Answer } from '../http/route.ts'

/** Larger answers stay with the server that fetched them, because the Redis call delays the request. */
const MAX_BYTES = 512 * 1024

export interface KeptAnswer {
  answer: Answer
  /** Epoch ms. */
  storedAt: number
}

export interface SharedAnswers {
  /** Undefined if no server has it, or Redis is away. */
  read(key: string): Promise<KeptAnswer | undefined>
  /** Stores it for this many milliseconds, if possible. Callers do not wait for it. */
  keep(key: string, kept: KeptAnswer, ms: number): void
}

const shape = z.object({
  storedAt: z.number(),
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.base64(),
})

/** Hashed, because a cache key contains whole documents. */
const nameOf = (key: string): string => `${KEY_PREFIX}answer:${createHash('sha256').update(key).digest('base64url')}`

export function createSharedAnswers({ client, goOn }: Pick<SharedRedis, 'client' | 'goOn'>): SharedAnswers {
  return {
    async read(key) {
      try {
        const text = await client.get(nameOf(key))
        if (text === null) return undefined
        const { storedAt, status, headers, body } = shape.parse(JSON.parse(text))
        return { storedAt, answer: { status, headers, body: Buffer.from(body, 'base64') } }
      } catch (error) {
        return goOn(error)
      }
    },
    keep(key, { storedAt, answer: { status, headers, body } }, ms) {
      if (body.length > MAX_BYTES) return
      const text = JSON.stringify({ storedAt, status, headers, body: body.toString('base64') })
      client.set(nameOf(key), text, 'PX', ms).catch(goOn)
    },
  }
}
