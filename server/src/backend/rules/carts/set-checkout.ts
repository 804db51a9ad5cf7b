/** Checkout settings of a cart, each inside the caller's transaction with the cart's row locked. */
import { isEmail } from '@leaflog/core/wire/shared/email'
import { bookAddress, readAddress, storeAddress, type AddressInput } from './addresses.ts'
import type { CartAt } from './change-items.ts'
import { chooseCartStore } from './cart-store.ts'
import { priceCart } from './price-cart.ts'
import type { CartAddress, CartRow, CommerceCartsTable } from '../../platform/tables/carts.ts'
import type { Updateable } from 'kysely'
import { DomainError, refusal } from '../../platform/domain-error.ts'

export type LockedCart = CartAt & { row: CartRow }

export const setOnCart = ({ env, row }: LockedCart, change: Updateable<CommerceCartsTable>): Promise<CartRow> =>
  env.db.updateTable('commerce_carts').set(change).where('id', '=', row.id).returningAll().executeTakeFirstOrThrow()

/** @throws CartProblem EMAIL_INVALID, EMAIL_OF_CUSTOMER */
export async function setGuestEmail(cart: LockedCart, typed: string): Promise<void> {
  const email = typed.trim()
  if (cart.row.customer_id !== null) throw refusal('EMAIL_OF_CUSTOMER')
  if (!isEmail(email)) throw refusal('EMAIL_INVALID')
  await setOnCart(cart, { email })
}

export interface AddressChoice {
  address?: AddressInput | null
  customer_address_id?: number | null
  customer_notes?: string | null
}

async function chosenAddress({ env }: LockedCart, choice: AddressChoice): Promise<CartAddress | null> {
  const notes = choice.customer_notes ?? null
  const id = choice.customer_address_id ?? null
  if (choice.address && id !== null) throw refusal('ADDRESS_MISSING')
  if (choice.address) return readAddress(env.db, choice.address, notes)
  return id === null ? null : bookAddress(env.db, env.customer, id, notes)
}

/** With a pickup location the cart is shipped to that store, so the address may be omitted. */
export async function setShippingAddress(
  cart: LockedCart,
  choice: AddressChoice & { pickup_location_code?: string | null },
): Promise<void> {
  const { env, setting } = cart
  const code = choice.pickup_location_code ?? null
  const given = await chosenAddress(cart, choice)
  if (code === null) {
    if (!given) throw refusal('ADDRESS_MISSING')
    await setOnCart(cart, { shipping_address: JSON.stringify(given), pickup_location: null })
    return
  }
  const store = await env.db.selectFrom('stores').select('store_id').where('store_code', '=', code).executeTakeFirst()
  if (!store || (env.storeId === setting.place.storeId && store.store_id !== env.storeId)) {
    throw refusal('PICKUP_UNKNOWN')
  }
  const place = await chooseCartStore(env.db, [store.store_id])
  if (place.storeCode !== code) throw refusal('PICKUP_UNKNOWN')
  const address = given ?? (await storeAddress(env.db, place, env.customer))
  await setOnCart(cart, {
    shipping_address: JSON.stringify(address),
    pickup_location: code,
    store_id: place.storeId,
    fulfilment: 'pickup',
  })
}

export async function setBillingAddress(
  cart: LockedCart,
  choice: AddressChoice & { same_as_shipping?: boolean | null; use_for_shipping?: boolean | null },
): Promise<void> {
  const given = await chosenAddress(cart, choice)
  const address = given ?? (choice.same_as_shipping === true ? cart.row.shipping_address : null)
  if (!address) throw refusal(choice.same_as_shipping === true ? 'NO_SHIPPING_ADDRESS' : 'ADDRESS_MISSING')
  const billing = JSON.stringify(address)
  const both = choice.use_for_shipping === true
  await setOnCart(cart, {
    billing_address: billing,
    ...(both ? { shipping_address: billing, pickup_location: null } : {}),
  })
}

/** @throws CartProblem NOTHING_TO_SHIP, NO_SHIPPING_ADDRESS, METHOD_UNAVAILABLE with the reason */
export async function setShippingMethod(
  cart: LockedCart,
  wanted: { carrier_code: string; method_code: string },
): Promise<void> {
  const priced = await priceCart({ ...cart.env, fulfilment: null }, cart.row)
  if (priced.isVirtual) throw refusal('NOTHING_TO_SHIP')
  const method = priced.methods.find(
    ({ carrierCode, methodCode }) => carrierCode === wanted.carrier_code && methodCode === wanted.method_code,
  )
  if (!method) throw refusal('METHOD_UNAVAILABLE')
  if (method.error) throw new DomainError(method.error)
  if (cart.row.shipping_address === null && method.kind === 'delivery') throw refusal('NO_SHIPPING_ADDRESS')
  await setOnCart(cart, {
    carrier_code: method.carrierCode,
    method_code: method.methodCode,
    fulfilment: method.kind,
    pickup_location: method.kind === 'pickup' ? priced.place.storeCode : null,
    ...(method.kind === 'pickup' ? { slot_id: null } : {}),
  })
}

/** @throws CartProblem PAYMENT_UNAVAILABLE */
export async function setPaymentMethod(
  cart: LockedCart,
  wanted: { code: string; purchase_order_number?: string | null },
): Promise<void> {
  const { payments } = await priceCart(cart.env, cart.row)
  if (!payments.some(({ code }) => code === wanted.code)) throw refusal('PAYMENT_UNAVAILABLE')
  const number = wanted.purchase_order_number?.trim().slice(0, 64) ?? ''
  await setOnCart(cart, { payment_method: wanted.code, purchase_order_number: number === '' ? null : number })
}

/** (3.4.3) @throws CartProblem SLOT_UNAVAILABLE */
export async function setDeliverySlot(cart: LockedCart, wanted: { zoneid: string; slotid: string }): Promise<void> {
  const { days } = await priceCart(cart.env, cart.row)
  const found = days.some(({ slots }) =>
    slots.some(({ zoneId, slotId }) => zoneId === wanted.zoneid && slotId === wanted.slotid),
  )
  if (!found) throw refusal('SLOT_UNAVAILABLE')
  await setOnCart(cart, { slot_id: wanted.slotid })
}
