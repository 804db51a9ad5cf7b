/** Every change of the commerce cart, as it waits in the queue and in the outbox. */
import * as z from 'zod/mini'
import { cents } from '../../wire/shared/money.ts'
import { MAX_QUANTITY } from './commerce-cart.rules.ts'
import { setting } from '../../rules/cart/setting.ts'

export const cartItem = z.object({
  sku: z.string(),
  /** The configurable product, if `sku` is a variant. */
  parentSku: z.nullable(z.string()),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
  selectedOptions: z.array(z.string()),
  enteredOptions: z.array(z.object({ uid: z.string(), value: z.string() })),
})
export type CartItem = z.infer<typeof cartItem>

/** What a new line shows before the server answers. The server's figures replace it. */
export const itemPreview = z.object({
  name: z.string(),
  brand: z.string(),
  /** A path on this origin. */
  image: z.nullable(z.string()),
  strainType: z.nullable(z.string()),
  /** `3.5g`; null if nothing is chosen. */
  option: z.nullable(z.string()),
  /** Cents for one, at the time of adding. */
  price: cents,
})
export type ItemPreview = z.infer<typeof itemPreview>

const id = z.string()
const kinds = {
  add: z.object({ kind: z.literal('add'), id, item: cartItem, facts: z.nullable(itemPreview) }),
  /** Quantity 0 removes (4c.4). Sent at `readyAt` (epoch ms) unless it changes before. */
  quantity: z.object({ kind: z.literal('quantity'), id, uid: z.string(), quantity: z.int(), readyAt: z.number() }),
  setting: z.object({ kind: z.literal('setting'), id, setting }),
  reorder: z.object({ kind: z.literal('reorder'), id, orderNumber: z.string() }),
  wishlist: z.object({ kind: z.literal('wishlist'), id, wishlistId: z.string(), itemIds: z.array(z.string()) }),
} as const
export const change = z.discriminatedUnion('kind', [
  kinds.add,
  kinds.quantity,
  kinds.setting,
  kinds.reorder,
  kinds.wishlist,
])
export type Change = z.infer<typeof change>

/** `tried`: it was sent. `waited`: it waited for the network. */
const progress = { tried: z.boolean(), waited: z.optional(z.literal(true)) }

/**
 * A change in the queue. A change that was sent may have reached the server even without an answer, so it is only sent
 * again unchanged, or never.
 */
export const queued = z.discriminatedUnion('kind', [
  z.extend(kinds.add, progress),
  z.extend(kinds.quantity, progress),
  z.extend(kinds.setting, progress),
  z.extend(kinds.reorder, progress),
  z.extend(kinds.wishlist, progress),
])
export type Queued = Readonly<z.infer<typeof queued>>
