/** Upstream answers shared by all servers through Redis, so that each is fetched once. */
import { z } from 'zod'
import { hashOf } from '../../platform/hash.ts'
import { KEY_PREFIX, type SharedRedis } from '../../platform/redis.ts'
import type { Answer } from '../http/route.ts'

/** Larger answers stay with the server that fetched them, because the Redis call delays the request. */
const MAX_BYTES = 512 * 1024

export interface KeptAnswer {
  answer: Answer
  /** Epoch ms. */
  storedAt: number
  /** Of a page: the entity tags of its data, and until when it is current, in epoch ms. */
  tags?: string[] | undefined
  until?: number | undefined
}

export interface SharedAnswers {
  /** Undefined if no server has it, or Redis is away. */
  read(key: string): Promise<KeptAnswer | undefined>
  /** Stores it for this many milliseconds, if possible. Callers do not wait for it. */
  keep(key: string, kept: KeptAnswer, ms: number): void
}

export interface SharedPages extends SharedAnswers {
  /** Removes it for all servers, if possible. */
  forget(key: string): void
}

const shape = z.object({
  storedAt: z.number(),
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.base64(),
  tags: z.array(z.string()).optional(),
  until: z.number().optional(),
})

/** Keys are hashed, because they contain whole documents. @param kind distinguishes these answers from others in the same Redis */
export function createSharedAnswers(
  { client, goOn }: Pick<SharedRedis, 'client' | 'goOn'>,
  kind: 'answer' | 'page' = 'answer',
): SharedPages {
  const nameOf = (key: string): string => `${KEY_PREFIX}${kind}:${hashOf(key)}`
  return {
    async read(key) {
      try {
        const text = await client.get(nameOf(key))
        if (text === null) return undefined
        const { status, headers, body, ...kept } = shape.parse(JSON.parse(text))
        return { ...kept, answer: { status, headers, body: Buffer.from(body, 'base64') } }
      } catch (error) {
        return goOn(error)
      }
    },
    keep(key, { answer: { status, headers, body }, ...kept }, ms) {
      if (body.length > MAX_BYTES) return
      const text = JSON.stringify({ ...kept, status, headers, body: body.toString('base64') })
      client.set(nameOf(key), text, 'PX', ms).catch(goOn)
    },
    forget(key) {
      client.del(nameOf(key)).catch(goOn)
    },
  }
}
