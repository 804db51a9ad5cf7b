/** Everything that a shopper can ask of the commerce cart, as it waits in the queue and in the outbox. */
import * as z from 'zod/mini'
import { cents } from '../../wire/shared/money.ts'
import { cartAddress } from '../../wire/commerce/commerce-cart.ts'

export const cartItem = z.object({
  sku: z.string(),
  /** Of the configurable product, where `sku` is a variant's. */
  parentSku: z.nullable(z.string()),
  quantity: z.int().check(z.minimum(1), z.maximum(999)),
  selectedOptions: z.array(z.string()),
  enteredOptions: z.array(z.object({ uid: z.string(), value: z.string() })),
})
export type CartItem = z.infer<typeof cartItem>

/** What a new line shows before the server has answered; every figure comes from the server. */
export const itemPreview = z.object({
  name: z.string(),
  brand: z.string(),
  /** A path on this origin. */
  image: z.nullable(z.string()),
  strainType: z.nullable(z.string()),
  /** `3.5g`; null where nothing is chosen. */
  option: z.nullable(z.string()),
  /** Cents for one, at the time of adding. */
  price: cents,
})
export type ItemPreview = z.infer<typeof itemPreview>

/** What checkout says of the whole cart (2b.8). */
export const setting = z.discriminatedUnion('set', [
  z.object({ set: z.literal('coupon'), code: z.nullable(z.string()) }),
  z.object({ set: z.literal('points'), on: z.boolean() }),
  z.object({ set: z.literal('credit'), on: z.boolean() }),
  /** By its last four signs: the code is kept nowhere (I5). */
  z.object({ set: z.literal('giftCardOff'), ending: z.string() }),
  z.object({ set: z.literal('email'), email: z.string() }),
  z.object({ set: z.literal('shipping'), address: cartAddress, save: z.boolean(), notes: z.nullable(z.string()) }),
  /** One of the address book. */
  z.object({ set: z.literal('shippingFromBook'), id: z.int(), notes: z.nullable(z.string()) }),
  /** A store's code; `address` is the store's, in the name of who comes for it. Left out: the customer does. */
  z.object({ set: z.literal('pickup'), storeCode: z.string(), address: z.optional(cartAddress) }),
  /** Null: as the shipping address. */
  z.object({ set: z.literal('billing'), address: z.nullable(cartAddress) }),
  z.object({ set: z.literal('method'), carrier: z.string(), method: z.string() }),
  z.object({ set: z.literal('slot'), zoneid: z.string(), slotid: z.string() }),
  z.object({ set: z.literal('payment'), code: z.string() }),
])
export type Setting = z.infer<typeof setting>

const id = z.string()
export const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), id, item: cartItem, facts: z.nullable(itemPreview) }),
  /** Quantity 0 removes (4c.4). Sent when nothing has changed it until `readyAt` (epoch ms). */
  z.object({ kind: z.literal('quantity'), id, uid: z.string(), quantity: z.int(), readyAt: z.number() }),
  z.object({ kind: z.literal('setting'), id, setting }),
  z.object({ kind: z.literal('reorder'), id, orderNumber: z.string() }),
  z.object({ kind: z.literal('wishlist'), id, wishlistId: z.string(), itemIds: z.array(z.string()) }),
])
export type Change = z.infer<typeof change>

/** A change in the queue. One that was sent may have reached the server, answer or not: it is sent again as it is, or never. */
export type Queued = Change & { readonly tried: boolean }
