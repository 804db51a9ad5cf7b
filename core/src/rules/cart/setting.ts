/** What is chosen for a cart as a whole, on its page and at the checkout. */
import * as z from 'zod/mini'
import { cartAddress } from '../../wire/commerce/commerce-cart.ts'

/** Checkout settings of the whole cart. */
export const setting = z.discriminatedUnion('set', [
  z.object({ set: z.literal('coupon'), code: z.nullable(z.string()) }),
  z.object({ set: z.literal('points'), on: z.boolean() }),
  z.object({ set: z.literal('credit'), on: z.boolean() }),
  /** By its last four characters, because the code is stored nowhere (I5). */
  z.object({ set: z.literal('giftCardOff'), ending: z.string() }),
  z.object({ set: z.literal('email'), email: z.string() }),
  z.object({ set: z.literal('shipping'), address: cartAddress, save: z.boolean(), notes: z.nullable(z.string()) }),
  /** One of the address book. */
  z.object({ set: z.literal('shippingFromBook'), id: z.int(), notes: z.nullable(z.string()) }),
  /**
   * A store's code. `address` is the store's, with the name of the person who picks up; without it, the customer does.
   */
  z.object({ set: z.literal('pickup'), storeCode: z.string(), address: z.optional(cartAddress) }),
  /** Null: same as the shipping address. */
  z.object({ set: z.literal('billing'), address: z.nullable(cartAddress) }),
  z.object({ set: z.literal('method'), carrier: z.string(), method: z.string() }),
  z.object({ set: z.literal('slot'), zoneid: z.string(), slotid: z.string() }),
  z.object({ set: z.literal('payment'), code: z.string() }),
])
/** A choice for the whole cart, named by `set`: a coupon, an address, a payment method and so on. */
export type Setting = z.infer<typeof setting>
