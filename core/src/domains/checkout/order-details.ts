/** What has been said for the order of a menu's cart, which keeps nothing but its lines. Pure. */
import * as z from 'zod/mini'
import type { Setting } from '../../rules/cart/setting.ts'
import { type CartAddress, cartAddress } from '../../wire/commerce/commerce-cart.ts'

const text = z.nullable(z.string())

export const orderDetails = z.object({
  cartId: z.string(),
  email: text,
  /** The store's address with the name of the person who picks up; null: the customer does. */
  pickup: z.nullable(cartAddress),
  isPickedUp: z.boolean(),
  shipping: z.nullable(cartAddress),
  slot: text,
  payment: text,
})

export interface OrderDetails {
  readonly cartId: string
  readonly email: string | null
  readonly pickup: CartAddress | null
  /** Who picks up was said, if only that it is the customer. */
  readonly isPickedUp: boolean
  readonly shipping: CartAddress | null
  readonly slot: string | null
  readonly payment: string | null
}

export const noDetails = (cartId: string): OrderDetails => ({
  cartId,
  email: null,
  pickup: null,
  isPickedUp: false,
  shipping: null,
  slot: null,
  payment: null,
})

/** The person and the address stay for the next cart of the same visitor; time and payment are this one's. */
export const detailsFor = (details: OrderDetails | undefined, cartId: string): OrderDetails =>
  details?.cartId === cartId ? details : { ...noDetails(cartId), ...details, cartId, slot: null, payment: null }

export function withSetting(details: OrderDetails, setting: Setting): OrderDetails {
  switch (setting.set) {
    case 'email':
      return { ...details, email: setting.email }
    case 'pickup':
      return { ...details, pickup: setting.address ?? null, isPickedUp: true }
    case 'shipping':
      return { ...details, shipping: setting.address }
    case 'slot':
      return { ...details, slot: setting.slotid }
    case 'payment':
      return { ...details, payment: setting.code }
    default:
      return details
  }
}
