import * as z from 'zod/mini'
import { LeaflogError, isLeaflogError, saidBy } from '../../errors/errors.ts'
import { defineEffect } from '../../engine/kernel/define-domain.ts'
import { loadCalls } from '../../http/ask.ts'
import { shopping } from '../../wire/commerce/shopping.ts'
import { favorite, favoritesEvents } from './favorites.events.ts'

export const joinParams = z.object({
  attempt: z.string(),
  products: z.array(z.pick(favorite, { channel: true, sku: true, selectedOptions: true })),
  shopping,
})

export const favoritesEffects = {
  join: defineEffect({
    params: joinParams,
    // The wishlists' own: what is read of them before is not changed meanwhile.
    lane: 'wishlist',
    attempts: 3,
    run: async (context) => (await loadCalls(() => import('./favorites.calls.ts'))).join(context),
    giveUp: ({ params: { attempt } }, error) => [
      favoritesEvents.joinFailed({
        attempt,
        ...saidBy(isLeaflogError(error) ? error : new LeaflogError('WISHLIST_NOT_SAVED')),
      }),
    ],
  }),
}
