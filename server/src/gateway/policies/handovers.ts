/** Carts on their way into the shop (docs/decisions/handover.md), each under a token that works once, for two minutes. */
import type { Handover } from '@leaflog/core/wire/shared/handover'
import { LRUCache } from 'lru-cache'
import { hashOf } from '../../platform/hash.ts'
import type { Clock } from '../../platform/ports.ts'

export interface KeptHandover {
  handover: Handover
  /** The listed origin whose page made it; null for anybody else, such as an app. */
  maker: string | null
  /** Whether that page has also sent the visitor, by a form. */
  isPosted: boolean
}

export interface Handovers {
  /** Returns its token. */
  keep(kept: KeptHandover): string | Promise<string>
  /** Removes and returns it; undefined if the token is unknown, used or too old. */
  take(token: string): KeptHandover | undefined | Promise<KeptHandover | undefined>
}

/** Of a token. */
export const LIFETIME_MS = 120_000
/** Dropped beyond that, the oldest first: some megabytes. */
const MAX_KEPT = 5000

/** Kept in memory, which has no token itself. @param ids generates unguessable ids */
export function createHandovers(clock: Pick<Clock, 'now'>, ids: () => string): Handovers {
  const all = new LRUCache<string, { kept: KeptHandover; until: number }>({ max: MAX_KEPT })
  return {
    keep: (kept) => {
      const token = ids()
      all.set(hashOf(token), { kept, until: clock.now() + LIFETIME_MS })
      return token
    },
    take: (token) => {
      const key = hashOf(token)
      const found = all.get(key)
      all.delete(key)
      return found && clock.now() < found.until ? found.kept : undefined
    },
  }
}
