/** Carts on their way into the shop, kept in Redis for all servers, or by each server alone while Redis is away. */
import { handover } from '@leaflog/core/wire/shared/handover'
import { z } from 'zod'
import { hashOf } from '../../platform/hash.ts'
import { KEY_PREFIX, type SharedRedis } from '../../platform/redis.ts'
import { LIFETIME_MS, type Handovers } from './handovers.ts'

const shape = z.object({ handover, maker: z.string().nullable(), isPosted: z.boolean() })

/**
 * Redis has no token itself.
 *
 * @param ids generates unguessable ids
 * @param alone what one server does without the others
 */
export function createSharedHandovers(
  { client, goOn }: Pick<SharedRedis, 'client' | 'goOn'>,
  ids: () => string,
  alone: Handovers,
): Handovers {
  const nameOf = (token: string): string => `${KEY_PREFIX}handover:${hashOf(token)}`
  return {
    keep: async (kept) => {
      const token = ids()
      const done = await client.set(nameOf(token), JSON.stringify(kept), 'PX', LIFETIME_MS).catch(goOn)
      return done === undefined ? alone.keep(kept) : token
    },
    take: async (token) => {
      const text = await client.getdel(nameOf(token)).catch(goOn)
      return typeof text === 'string' ? shape.parse(JSON.parse(text)) : alone.take(token)
    },
  }
}
