import { saidFields } from '../../wire/messages/message.ts'
import * as z from 'zod/mini'
import { type EventOf, defineEvents } from '../../engine/kernel/define-events.ts'
import { shopping } from '../../wire/commerce/shopping.ts'
import { channel, wishlist } from '../../wire/commerce/wishlist-model.ts'

const id = z.string()
const item = { listId: id, itemIds: z.array(id) }

/** A customer's change of the wishlists. */
export const wishlistChange = z.discriminatedUnion('kind', [
  /** Saves, unless a list has it already; null is the first list. */
  z.object({
    kind: z.literal('add'),
    listId: z.nullable(id),
    channel: z.optional(channel),
    sku: z.string(),
    name: z.string(),
    selectedOptions: z.array(id),
  }),
  /** Removes from every list. */
  z.object({ kind: z.literal('forget'), channel: z.optional(channel), sku: z.string() }),
  z.object({ kind: z.literal('remove'), ...item }),
  z.object({ kind: z.literal('update'), listId: id, itemId: id, quantity: z.int(), note: z.string() }),
  z.object({ kind: z.literal('move'), ...item, to: id }),
  z.object({ kind: z.literal('copy'), ...item, to: id }),
  z.object({ kind: z.literal('create'), name: z.string() }),
  z.object({ kind: z.literal('rename'), listId: id, name: z.string() }),
  z.object({ kind: z.literal('delete'), listId: id }),
])
export type WishlistChange = z.infer<typeof wishlistChange>

/** The wishlists of the signed-in customer. */
export const wishlistEvents = defineEvents('wishlist', {
  /** The wishlists were opened: fetched, and with `anew` fetched again. */
  opened: { v: 1, data: z.object({ anew: z.boolean(), shopping }) },
  loaded: { v: 1, data: z.object({ lists: z.array(wishlist) }) },
  loadFailed: { v: 1, data: z.object(saidFields) },

  changed: { v: 1, data: z.object({ change: wishlistChange, shopping }) },
  /** The lists that the change affected, as the server returns them. */
  saved: { v: 1, data: z.object({ change: id, lists: z.array(wishlist) }) },
  saveFailed: { v: 1, data: z.object({ change: id, ...saidFields }) },
})

export type WishlistEvent = EventOf<typeof wishlistEvents>
