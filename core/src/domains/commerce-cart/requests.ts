/** Which operation of commerce GraphQL a change is, and with what (7a.15 to 7a.17, 2b.8). */
import type { CartAddress } from '../../wire/commerce-cart.ts'
import * as documents from '../../wire/commerce-cart-documents.ts'
import type { Change, Setting } from './changes.ts'

export interface CartRequest {
  readonly document: typeof documents.removeItemFromCart
  readonly variables: Record<string, unknown>
}

type Direct = Exclude<Setting, { set: 'giftCardOff' }>
type Plain = Exclude<Change, { kind: 'wishlist' }>

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
      return { document: documents.addProductsToCart, variables: { cartId, cartItems: [item] } }
    }
    case 'quantity':
      return change.quantity === 0
        ? {
            document: documents.removeItemFromCart,
            variables: { input: { cart_id: cartId, cart_item_uid: change.uid } },
          }
        : {
            document: documents.updateCartItems,
            variables: {
              input: { cart_id: cartId, cart_items: [{ cart_item_uid: change.uid, quantity: change.quantity }] },
            },
          }
    case 'reorder':
      return { document: documents.reorderItems, variables: { orderNumber: change.orderNumber } }
    case 'setting':
      if (change.setting.set === 'giftCardOff') throw new Error('A gift card is taken off by its code.')
      return settingRequest(change.setting, cartId)
  }
}

const sent = ({ region, ...address }: CartAddress) => ({ ...address, ...(region !== null && { region }) })

function settingRequest(setting: Direct, cart_id: string): CartRequest {
  const byInput = (document: CartRequest['document'], input: Record<string, unknown> = {}): CartRequest => ({
    document,
    variables: { input: { cart_id, ...input } },
  })
  const byCartId = (document: CartRequest['document']): CartRequest => ({ document, variables: { cartId: cart_id } })
  const shippedTo = (address: Record<string, unknown>) =>
    byInput(documents.setShippingAddresses, { shipping_addresses: [address] })
  switch (setting.set) {
    case 'coupon':
      return setting.code === null
        ? byInput(documents.removeCoupon)
        : byInput(documents.applyCoupon, { coupon_code: setting.code })
    case 'points':
      return byCartId(setting.on ? documents.applyPoints : documents.removePoints)
    case 'credit':
      return byInput(setting.on ? documents.applyCredit : documents.removeCredit)
    case 'email':
      return byInput(documents.setGuestEmail, { email: setting.email })
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
    case 'billing':
      return byInput(documents.setBillingAddress, {
        billing_address: setting.address ? { address: sent(setting.address) } : { same_as_shipping: true },
      })
    case 'method':
      return byInput(documents.setShippingMethods, {
        shipping_methods: [{ carrier_code: setting.carrier, method_code: setting.method }],
      })
    case 'slot':
      return byInput(documents.setDeliverySlot, { zoneid: setting.zoneid, slotid: setting.slotid })
    case 'payment':
      return byInput(documents.setPaymentMethod, { payment_method: { code: setting.code } })
  }
}
