/** The settings a step sends, without those the cart already has. Pure. */
import type { CheckoutCart, Setting } from '@leaflog/core'
import { pickupAddress } from '@leaflog/core/checkout'
import type { CartAddress } from '@leaflog/core/wire/commerce/commerce-cart'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { type Contact, sameAddress } from '../parts/addresses.ts'

/** Whether the billing address equals the shipping address. */
export const isBilledThere = ({ billing, shipping }: CheckoutCart): boolean =>
  billing === null || sameAddress(billing, shipping?.address ?? null)

export const emailSettings = (cart: CheckoutCart, email: string | null): Setting[] =>
  email === null || email === cart.email ? [] : [{ set: 'email', email }]

/** After a change of the shipping address the billing address follows, unless it was set separately. */
const billed = (cart: CheckoutCart, moved: boolean): Setting[] =>
  cart.billing === null || (moved && isBilledThere(cart)) ? [{ set: 'billing', address: null }] : []

/** The same names at every dispensary: there is one pickup method. */
const PICKUP_METHOD = { set: 'method', carrier: 'instore', method: 'pickup' } as const

/** `contact` null: the customer picks up. */
export function pickupSettings(cart: CheckoutCart, store: Dispensary, contact: Contact | null): Setting[] {
  const { shipping } = cart
  const address = contact && pickupAddress(store, contact)
  const stays =
    shipping !== null &&
    shipping.is_pickup &&
    cart.store_code === store.store_code &&
    (address === null || sameAddress(shipping.address, address))
  const place: Setting = { set: 'pickup', storeCode: store.store_code, ...(address && { address }) }
  return [
    ...(stays ? [] : [place]),
    ...(stays && shipping.selected !== null ? [] : [PICKUP_METHOD]),
    ...billed(cart, !stays),
  ]
}

export function deliverySettings(cart: CheckoutCart, address: CartAddress): Setting[] {
  const stays = cart.shipping !== null && !cart.shipping.is_pickup && sameAddress(cart.shipping.address, address)
  const place: Setting = { set: 'shipping', address, save: false, notes: null }
  return [...(stays ? [] : [place]), ...billed(cart, !stays)]
}

/** The first available method, if none is chosen. */
export function methodSettings({ shipping }: CheckoutCart): Setting[] {
  if (shipping === null || shipping.selected !== null) return []
  const open = shipping.methods.find(({ available }) => available)
  return open ? [{ set: 'method', carrier: open.carrier_code, method: open.method_code }] : []
}
