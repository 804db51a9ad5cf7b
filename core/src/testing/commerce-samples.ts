/** Small samples of the commerce channel for the core's own tests. */
import type { CommerceCart, CommerceLine } from '../wire/commerce/commerce-cart.ts'
import type { PlacedOrder } from '../wire/commerce/placed-order.ts'
import type { Dispensary } from '../wire/content/stores.ts'
import { sampleStore } from './samples.ts'

export const sampleCommerceStore = (name = 'Mesa', more: Partial<Dispensary> = {}): Dispensary =>
  sampleStore(`9${name.length}`, name, {
    store_code: `az_${name.toLowerCase()}`,
    channel: 'commerce',
    state_code: 'AZ',
    state_name: 'Arizona',
    ...more,
  })

export const sampleLine = (sku: string, quantity: number, more: Partial<CommerceLine> = {}): CommerceLine => ({
  uid: `line-${sku}`,
  sku,
  variant_sku: null,
  url_key: sku,
  name: `Product ${sku}`,
  brand: 'Fernhill',
  category: 'Flower',
  image: null,
  strain_type: 'Indica',
  thc: '18-22%',
  is_medical_only: false,
  options: [],
  choice: [],
  quantity,
  most: 10,
  base_price: 2000,
  total: 2000 * quantity,
  saved: 0,
  promos: [],
  errors: [],
  ...more,
})

export const sampleCommerceCart = (lines: CommerceLine[] = [], more: Partial<CommerceCart> = {}): CommerceCart => {
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0)
  return {
    id: 'c'.repeat(32),
    version: '1',
    store_code: 'az_mesa',
    shopping_mode: 'RECREATIONAL',
    email: null,
    is_virtual: false,
    lines,
    totals: {
      subtotal,
      discounts: [],
      shipping: null,
      taxes: [],
      points: 0,
      gift_cards: 0,
      credit: 0,
      total: subtotal,
    },
    coupons: [],
    points: null,
    credit: { balance: 0, applied: 0 },
    gift_cards: [],
    service_problem: null,
    pickup: null,
    slots: [],
    shipping: null,
    billing: null,
    payments: [],
    payment: null,
    regulations: null,
    ...more,
  }
}

export const sampleOrder = (more: Partial<PlacedOrder> = {}): PlacedOrder => ({
  number: '000000042',
  date: '2026-06-15 16:00:00',
  status: 'Pending',
  email: 'guest@example.com',
  firstname: 'Robin',
  lastname: 'Vale',
  lines: [{ name: 'Product a', sku: 'a', quantity: 1, options: [], total: 2000 }],
  totals: {
    subtotal: 2000,
    discounts: [],
    shipping: 0,
    tax: 0,
    points: 0,
    gift_cards: 0,
    credit: 0,
    total: 2000,
  },
  pickup: { code: 'az_mesa', name: 'Mesa' },
  slot: null,
  address: null,
  payment: 'Pay at pickup',
  ...more,
})
