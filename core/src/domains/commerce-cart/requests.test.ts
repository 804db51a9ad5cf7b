/** The operation of commerce GraphQL for each change, and its variables. */
import { expect, test } from 'vitest'
import { itemOf } from '../../testing/commerce-shopping.ts'
import * as documents from '../../wire/commerce/commerce-cart-documents.ts'
import type { Change } from './changes.ts'
import type { Setting } from '../../rules/cart/setting.ts'
import { requestOf } from './requests.ts'

const address = {
  firstname: 'Avery',
  lastname: 'Lindqvist',
  company: null,
  street: ['1 Garden Street'],
  city: 'Mesa',
  region: 'AZ',
  postcode: '85201',
  country_code: 'US',
  telephone: null,
}
const input = (fields: object = {}) => ({ input: { cart_id: 'C', ...fields } })
const requestFor = (setting: Setting) => requestOf({ kind: 'setting', id: '1', setting }, 'C')

const settings: [Setting, unknown, unknown][] = [
  [{ set: 'coupon', code: 'TEN' }, documents.applyCoupon, input({ coupon_code: 'TEN' })],
  [{ set: 'coupon', code: null }, documents.removeCoupon, input()],
  [{ set: 'points', on: true }, documents.applyPoints, { cartId: 'C' }],
  [{ set: 'points', on: false }, documents.removePoints, { cartId: 'C' }],
  [{ set: 'credit', on: true }, documents.applyCredit, input()],
  [{ set: 'credit', on: false }, documents.removeCredit, input()],
  [{ set: 'email', email: 'a@example.com' }, documents.setGuestEmail, input({ email: 'a@example.com' })],
  [
    { set: 'shipping', address, save: true, notes: 'Ring' },
    documents.setShippingAddresses,
    input({ shipping_addresses: [{ address: { ...address, save_in_address_book: true }, customer_notes: 'Ring' }] }),
  ],
  [
    { set: 'shippingFromBook', id: 7, notes: null },
    documents.setShippingAddresses,
    input({ shipping_addresses: [{ customer_address_id: 7, customer_notes: null }] }),
  ],
  [
    { set: 'pickup', storeCode: 'az_mesa' },
    documents.setShippingAddresses,
    input({ shipping_addresses: [{ pickup_location_code: 'az_mesa' }] }),
  ],
  [
    { set: 'pickup', storeCode: 'az_mesa', address },
    documents.setShippingAddresses,
    input({ shipping_addresses: [{ pickup_location_code: 'az_mesa', address }] }),
  ],
  [
    { set: 'billing', address: null },
    documents.setBillingAddress,
    input({ billing_address: { same_as_shipping: true } }),
  ],
  [{ set: 'billing', address }, documents.setBillingAddress, input({ billing_address: { address } })],
  [
    { set: 'method', carrier: 'van', method: 'day' },
    documents.setShippingMethods,
    input({ shipping_methods: [{ carrier_code: 'van', method_code: 'day' }] }),
  ],
  [{ set: 'slot', zoneid: 'z', slotid: 's' }, documents.setDeliverySlot, input({ zoneid: 'z', slotid: 's' })],
  [{ set: 'payment', code: 'cash' }, documents.setPaymentMethod, input({ payment_method: { code: 'cash' } })],
]

test.each(settings)('[2b.8] %o', (setting, document, variables) => {
  expect(requestFor(setting)).toEqual({ document, variables })
})

test('[2b.8] an unknown region is not sent', () => {
  const { region: _, ...rest } = address
  expect(requestFor({ set: 'billing', address: { ...address, region: null } }).variables).toEqual(
    input({ billing_address: { address: rest } }),
  )
})

const line = { sku: 'a', quantity: 2, selected_options: ['x'], entered_options: [{ uid: 'u', value: 'v' }] }
const item = itemOf('a', 2, { selectedOptions: ['x'], enteredOptions: [{ uid: 'u', value: 'v' }] })
const changes: [Exclude<Change, { kind: 'wishlist' }>, unknown, unknown][] = [
  [{ kind: 'add', id: '1', item, facts: null }, documents.addProductsToCart, { cartId: 'C', cartItems: [line] }],
  [
    { kind: 'add', id: '1', item: { ...item, parentSku: 'p' }, facts: null },
    documents.addProductsToCart,
    { cartId: 'C', cartItems: [{ ...line, parent_sku: 'p' }] },
  ],
  [
    { kind: 'quantity', id: '1', uid: 'L', quantity: 0, readyAt: 0 },
    documents.removeItemFromCart,
    input({ cart_item_uid: 'L' }),
  ],
  [
    { kind: 'quantity', id: '1', uid: 'L', quantity: 3, readyAt: 0 },
    documents.updateCartItems,
    input({ cart_items: [{ cart_item_uid: 'L', quantity: 3 }] }),
  ],
  [{ kind: 'reorder', id: '1', orderNumber: '7' }, documents.reorderItems, { orderNumber: '7' }],
]

test.each(changes)('[7a.15] [7a.16] [7a.17] %o', (change, document, variables) => {
  expect(requestOf(change, 'C')).toEqual({ document, variables })
})

test('I5: a gift card cannot be removed without its code', () => {
  expect(() => requestFor({ set: 'giftCardOff', ending: '1234' })).toThrow('code')
})
