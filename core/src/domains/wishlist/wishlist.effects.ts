/** Calls about wishlists. How they are made is fetched when the first one is: no first page needs it. */
import * as z from 'zod/mini'
import { LeaflogError, isLeaflogError, saidBy } from '../../errors/errors.ts'
import { loadCalls } from '../../http/ask.ts'
import { defineEffect } from '../../engine/kernel/define-domain.ts'
import { shopping } from '../../wire/commerce/shopping.ts'
import { wishlistChange, wishlistEvents } from './wishlist.events.ts'

/** Calls about wishlists run one at a time, and that of the favorites (favorites.effects.ts) among them. */
const LANE = 'wishlist'

const calls = () => loadCalls(() => import('./wishlist.calls.ts'))

const said = (error: unknown) => saidBy(isLeaflogError(error) ? error : new LeaflogError('WISHLIST_NOT_SAVED'))

export const saveParams = z.object({
  id: z.string(),
  change: wishlistChange,
  removals: z.array(z.object({ listId: z.string(), itemIds: z.array(z.string()) })),
  shopping,
})

export const wishlistEffects = {
  load: defineEffect({
    params: z.object({ shopping }),
    lane: LANE,
    attempts: 2,
    run: async (context) => (await calls()).load(context),
    giveUp: (_, error) => [wishlistEvents.loadFailed(said(error))],
  }),
  save: defineEffect({
    params: saveParams,
    lane: LANE,
    attempts: 3,
    run: async (context) => (await calls()).save(context),
    giveUp: ({ params }, error) => [wishlistEvents.saveFailed({ change: params.id, ...said(error) })],
  }),
}
