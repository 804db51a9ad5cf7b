/** The operation of commerce GraphQL for each change, and its variables. */
import type * as z from 'zod/mini'
import type { Document, VariablesOf } from '../../http/ask-commerce.ts'
import type { CartAddress } from '../../wire/commerce/commerce-cart.ts'
import * as documents from '../../wire/commerce/commerce-cart-documents.ts'
import type { Change } from './changes.ts'
import type { Setting } from '../../rules/cart/setting.ts'

type Changed = z.output<(typeof documents.removeItemFromCart)['result']>

export interface CartRequest {
  readonly document: Document<Changed>
  readonly variables: Record<string, unknown>
}

/** A document is sent with its own variables only. */
const request = <Name extends string>(
  document: Document<Changed, Name>,
  variables: VariablesOf<Name>,
): CartRequest => ({ document, variables })

type Direct = Exclude<Setting, { set: 'giftCardOff' }>
type Plain = Exclude<Change, { kind: 'wishlist' }>
type ShippingAddress = VariablesOf<'setShippingAddressesOnCart'>['input']['shipping_addresses'][number]

export function requestOf(change: Plain, cartId: string): CartRequest {
  switch (change.kind) {
    case 'add': {
      const { sku, parentSku, quantity, selectedOptions, enteredOptions } = change.item
      const item = {
        sku,
        quantity,
        selected_options: selectedOptions,
        entered_options: enteredOptions,
        ...(parentSku !== null && { parent_sku: parentSku }),
      }
      return request(documents.addProductsToCart, { cartId, cartItems: [item] })
    }
    case 'quantity':
      return change.quantity === 0
        ? request(documents.removeItemFromCart, { input: { cart_id: cartId, cart_item_uid: change.uid } })
        : request(documents.updateCartItems, {
            input: { cart_id: cartId, cart_items: [{ cart_item_uid: change.uid, quantity: change.quantity }] },
          })
    case 'reorder':
      return request(documents.reorderItems, { orderNumber: change.orderNumber })
    case 'setting':
      if (change.setting.set === 'giftCardOff') throw new Error('A gift card can only be removed with its code.')
      return settingRequest(change.setting, cartId)
  }
}

const sent = ({ region, ...address }: CartAddress) => ({ ...address, ...(region !== null && { region }) })

function settingRequest(setting: Direct, cart_id: string): CartRequest {
  const shippedTo = (address: ShippingAddress) =>
    request(documents.setShippingAddresses, { input: { cart_id, shipping_addresses: [address] } })
  switch (setting.set) {
    case 'coupon':
      return setting.code === null
        ? request(documents.removeCoupon, { input: { cart_id } })
        : request(documents.applyCoupon, { input: { cart_id, coupon_code: setting.code } })
    case 'points':
      return setting.on
        ? request(documents.applyPoints, { cartId: cart_id })
        : request(documents.removePoints, { cartId: cart_id })
    case 'credit':
      return setting.on
        ? request(documents.applyCredit, { input: { cart_id } })
        : request(documents.removeCredit, { input: { cart_id } })
    case 'email':
      return request(documents.setGuestEmail, { input: { cart_id, email: setting.email } })
    case 'shipping':
      return shippedTo({
        address: { ...sent(setting.address), save_in_address_book: setting.save },
        customer_notes: setting.notes,
      })
    case 'shippingFromBook':
      return shippedTo({ customer_address_id: setting.id, customer_notes: setting.notes })
    case 'pickup':
      return shippedTo({
        pickup_location_code: setting.storeCode,
        ...(setting.address && { address: sent(setting.address) }),
      })
    case 'billing': {
      const billing_address = setting.address ? { address: sent(setting.address) } : { same_as_shipping: true }
      return request(documents.setBillingAddress, { input: { cart_id, billing_address } })
    }
    case 'method': {
      const method = { carrier_code: setting.carrier, method_code: setting.method }
      return request(documents.setShippingMethods, { input: { cart_id, shipping_methods: [method] } })
    }
    case 'slot':
      return request(documents.setDeliverySlot, { input: { cart_id, zoneid: setting.zoneid, slotid: setting.slotid } })
    case 'payment':
      return request(documents.setPaymentMethod, { input: { cart_id, payment_method: { code: setting.code } } })
  }
}
