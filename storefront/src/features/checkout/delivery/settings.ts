/** What a step says to the cart, without what the cart knows already. Pure. */
import type { Setting } from '@leaflog/core'
import type { CartAddress, CommerceCart } from '@leaflog/core/wire/commerce/commerce-cart'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { type Contact, pickupAddress, sameAddress } from '../parts/addresses.ts'

/** Whether the bill goes where the order goes. */
export const isBilledThere = ({ billing, shipping }: CommerceCart): boolean =>
  billing === null || sameAddress(billing, shipping?.address ?? null)

export const emailSettings = (cart: CommerceCart, email: string | null): Setting[] =>
  email === null || email === cart.email ? [] : [{ set: 'email', email }]

/** After a move the bill follows, unless it was sent elsewhere. */
const billed = (cart: CommerceCart, moved: boolean): Setting[] =>
  cart.billing === null || (moved && isBilledThere(cart)) ? [{ set: 'billing', address: null }] : []

/** The method's names are the same at every dispensary: there is one way to pick something up. */
const PICKUP_METHOD = { set: 'method', carrier: 'instore', method: 'pickup' } as const

/** `contact` null: the customer comes for it. */
export function pickupSettings(cart: CommerceCart, store: Dispensary, contact: Contact | null): Setting[] {
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

export function deliverySettings(cart: CommerceCart, address: CartAddress): Setting[] {
  const stays = cart.shipping !== null && !cart.shipping.is_pickup && sameAddress(cart.shipping.address, address)
  const place: Setting = { set: 'shipping', address, save: false, notes: null }
  return [...(stays ? [] : [place]), ...billed(cart, !stays)]
}

/** The first way that is open, where none is chosen. */
export function methodSettings({ shipping }: CommerceCart): Setting[] {
  if (shipping === null || shipping.selected !== null) return []
  const open = shipping.methods.find(({ available }) => available)
  return open ? [{ set: 'method', carrier: open.carrier_code, method: open.method_code }] : []
}
