import * as z from 'zod/mini'
import { type EventOf, defineEvents } from '../../engine/kernel/define-events.ts'
import { saidFields } from '../../wire/messages/message.ts'
import { shopping } from '../../wire/commerce/shopping.ts'
import { channel, wishlist } from '../../wire/commerce/wishlist-model.ts'
import { cents } from '../../wire/shared/money.ts'

/** Of the ordering channel `sku` is the product's id. */
const product = { channel, sku: z.string() }

/** A product as a list of favorites shows it. */
export const favorite = z.object({
  ...product,
  name: z.string(),
  brand: z.string(),
  /** Null in the ordering channel, whose addresses are made of brand, name and id. */
  urlKey: z.nullable(z.string()),
  /** A path below /media. */
  image: z.nullable(z.string()),
  /** Cents, when it was saved; null where it was not sold in the mode. */
  price: z.nullable(cents),
  /** `price` is the least of several. */
  priceVaries: z.boolean(),
  /** Uids of what was chosen of it. */
  selectedOptions: z.array(z.string()),
})
/** A product that is saved without an account, as it was when it was saved. */
export interface Favorite extends z.infer<typeof favorite> {}

/** Why the account's wishlist did not take a product. */
export const refusedFavorite = z.object({ ...product, ...saidFields })
export type RefusedFavorite = z.infer<typeof refusedFavorite>

/** Products that a visitor saves without an account. They join the account's wishlist at sign-in. */
export const favoritesEvents = defineEvents('favorites', {
  kept: { v: 1, data: z.object({ favorite, shopping }) },
  dropped: { v: 1, data: z.object(product) },

  /** Once more, after a sign-in at which not everything was taken. */
  joinRequested: { v: 1, data: z.object({ shopping }) },
  /** The wishlists as they are now, and what they did not take. */
  joined: {
    v: 1,
    data: z.object({ attempt: z.string(), lists: z.array(wishlist), refused: z.array(refusedFavorite) }),
  },
  joinFailed: { v: 1, data: z.object({ attempt: z.string(), ...saidFields }) },
})

export type FavoritesEvent = EventOf<typeof favoritesEvents>
