import { expect, test } from 'vitest'
import type { PricedCart } from '../carts/price-cart.ts'
import { itemRows, orderRow, type OrderTerms } from './order-rows.ts'

const address = (firstname: string) => ({ firstname, lastname: 'L', saveInBook: true })
const totals = {
  subtotal: 1,
  discount: 2,
  shipping: 3,
  tax: 4,
  points: { points: 5, value: 6 },
  storeCredit: 7,
  giftCard: 8,
  grandTotal: 9,
  applied: [{ coupon: null }, { coupon: 'SAVE' }],
  taxes: [{ label: 'State tax', amount: 4 }],
  discounts: [],
  giftCards: [
    { code: 'ABCD-EFGH-1234', amount: 8 },
    { code: 'ABCD-EFGH-5678', amount: 0 },
  ],
}
const method = {
  kind: 'delivery',
  carrierCode: 'c',
  methodCode: 'm',
  carrierTitle: 'Carrier',
  methodTitle: 'Method',
  amount: 3,
}
const row = {
  id: 'cart',
  coupon: 'SAVE',
  purchase_order_number: 'PO-1',
  shipping_address: address('Sam'),
  billing_address: address('Avery'),
}
const cart = (more: object = {}) =>
  ({
    row,
    totals,
    method,
    place: { storeId: '101', storeCode: 'fl', storeName: 'Fernhill' },
    mode: 'MEDICAL',
    isVirtual: false,
    lines: [],
    ...more,
  }) as unknown as PricedCart
const terms = (more: object = {}) =>
  ({
    entityId: 7,
    number: '000007',
    token: 't',
    now: 1000,
    email: 'a@b.co',
    customer: null,
    payment: { code: 'card', title: 'Card' },
    slot: { slot: { zoneId: 'z', slotId: 's', time: '10:00 AM - 12:00 PM' }, label: 'Friday' },
    ...more,
  }) as unknown as OrderTerms

const checkoutOf = (of: PricedCart, more: object = {}): unknown =>
  JSON.parse(String(orderRow(of, terms(more)).checkout))

test('an order stores the cart’s totals', () => {
  expect(orderRow(cart(), terms())).toMatchObject({
    entity_id: 7,
    increment_id: '000007',
    store_id: '101',
    status: 'pending',
    state: 'new',
    customer_id: null,
    customer_email: 'a@b.co',
    created_at: 1000,
    subtotal: 1,
    discount: 2,
    shipping: 3,
    tax: 4,
    points: 5,
    points_value: 6,
    store_credit: 7,
    gift_card: 8,
    grand_total: 9,
    cart_id: 'cart',
    token: 't',
    mode: 'MEDICAL',
    fulfilment: 'delivery',
  })
  expect(orderRow(cart({ totals: { ...totals, points: null }, method: null }), terms())).toMatchObject({
    points: 0,
    points_value: 0,
    fulfilment: null,
  })
})

test('the order’s name is the customer’s, else that of the billing address, else of the shipping address', () => {
  const nameOf = (addresses: object, customer: object | null = null) =>
    orderRow(cart({ row: { ...row, ...addresses } }), terms({ customer }))
  expect(nameOf({}, { id: 'c', firstname: 'Kim', lastname: 'K' })).toMatchObject({
    customer_id: 'c',
    customer_firstname: 'Kim',
    customer_lastname: 'K',
  })
  expect(nameOf({})).toMatchObject({ customer_firstname: 'Avery', customer_lastname: 'L' })
  expect(nameOf({ billing_address: null })).toMatchObject({ customer_firstname: 'Sam', customer_lastname: 'L' })
  expect(nameOf({ billing_address: null, shipping_address: null })).toMatchObject({
    customer_firstname: '',
    customer_lastname: '',
  })
})

test('payment and fulfilment are stored as of the order, and only the end of a gift card’s code', () => {
  expect(checkoutOf(cart())).toEqual({
    shippingAddress: { firstname: 'Sam', lastname: 'L' },
    billingAddress: { firstname: 'Avery', lastname: 'L' },
    shippingMethod: { carrierCode: 'c', methodCode: 'm', carrierTitle: 'Carrier', methodTitle: 'Method' },
    paymentMethod: { code: 'card', title: 'Card', purchaseOrderNumber: 'PO-1' },
    pickupLocation: null,
    slot: { zoneId: 'z', slotId: 's', label: 'Friday, 10:00 AM - 12:00 PM' },
    coupon: 'SAVE',
    taxes: [{ label: 'State tax', amount: 4 }],
    discounts: [],
    giftCards: [{ code: '****-1234', amount: 8 }],
  })
})

test('a pickup order names the store, and one of emailed items has no address', () => {
  expect(checkoutOf(cart({ method: { ...method, kind: 'pickup' } }), { slot: null })).toMatchObject({
    pickupLocation: { code: 'fl', name: 'Fernhill' },
    slot: null,
  })
  const virtual = cart({ isVirtual: true, method: null, row: { ...row, billing_address: null } })
  expect(checkoutOf(virtual)).toMatchObject({
    shippingAddress: null,
    billingAddress: null,
    shippingMethod: null,
    pickupLocation: null,
  })
})

test('a coupon without a discount is not stored', () => {
  expect(checkoutOf(cart({ totals: { ...totals, applied: [{ coupon: null }] } }))).toMatchObject({ coupon: null })
})

const product = {
  sku: 'sku',
  displayName: 'Blue Hour',
  parentSku: null,
  type: 'simple',
  urlKey: 'blue-hour',
  options: [
    { label: 'Weight', valueLabel: '3.5 g', optionUid: 'o', valueUid: 'v', extra: 1 },
    { label: 'Pack', valueLabel: 'Box', optionUid: 'o2', valueUid: 'v2' },
  ],
}
const line = (more: object = {}) => ({
  product,
  quantity: 2,
  unitCents: 1500,
  bundle: null,
  giftCard: null,
  selections: [],
  totals: { discount: 10, tax: 20 },
  limits: { thcMg: 1, cbdMg: 2, smokableMg: 3 },
  ...more,
})

test('each line is a row, in order, with its choices', () => {
  const configurable = { ...product, parentSku: 'parent', options: [] }
  const selections = [
    {
      selection: { sku: 'a', quantity: 1 },
      item: { title: 'First' },
      option: { product: { name: 'Tin' } },
      cents: 100,
    },
    { selection: { sku: 'b', quantity: 2 }, item: { title: 'Then' }, option: { product: null }, cents: 200 },
  ]
  const lines = [line(), line({ product: configurable, bundle: [], selections, giftCard: { amountCents: 1 } })]
  const [first, second] = itemRows(cart({ lines }), 7)
  expect(first).toMatchObject({
    order_id: 7,
    position: 0,
    product_id: 'sku',
    option: '3.5 g, Box',
    name: 'Blue Hour',
    quantity: 2,
    price: 1500,
    parent_sku: null,
    product_type: 'simple',
    url_key: 'blue-hour',
    discount: 10,
    tax: 20,
    thc_mg: 1,
    cbd_mg: 2,
    smokable_mg: 3,
  })
  expect(JSON.parse(String(first?.choice))).toEqual({
    options: [
      { label: 'Weight', value: '3.5 g', optionUid: 'o', valueUid: 'v' },
      { label: 'Pack', value: 'Box', optionUid: 'o2', valueUid: 'v2' },
    ],
    bundle: null,
    giftCard: null,
  })
  expect(second).toMatchObject({ position: 1, option: '', parent_sku: 'parent', product_type: 'configurable' })
  expect(JSON.parse(String(second?.choice))).toEqual({
    options: [],
    bundle: [
      { sku: 'a', quantity: 1, name: 'Tin', label: 'Tin', optionLabel: 'First', priceCents: 100 },
      { sku: 'b', quantity: 2, name: 'b', label: 'b', optionLabel: 'Then', priceCents: 200 },
    ],
    giftCard: { amountCents: 1 },
  })
})
