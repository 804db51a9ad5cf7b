import type { CartAddress } from '../wire/commerce/commerce-cart.ts'
import type { OrderPlaced, OrderTerms } from '../wire/ordering/order.ts'
import { sampleCart, sampleItem } from './samples.ts'

/** Who picks up, at the address of Miami's dispensary. */
export const sampleGuest: CartAddress = {
  firstname: 'Gina',
  lastname: 'Guest',
  company: null,
  street: ['1 Fern Street'],
  city: 'Miami',
  region: 'FL',
  postcode: '33101',
  country_code: 'US',
  telephone: '305 555 0107',
}

/** A cart with one line, for pickup tomorrow and the day after. */
export const sampleOrderTerms = (more: Partial<OrderTerms> = {}): OrderTerms => ({
  cart: sampleCart([sampleItem('p1', 1)], { id: 'cart-1', storeId: '101' }),
  fulfilment: 'pickup',
  taxes: [{ name: 'Sales tax', amount: 300 }],
  fees: [{ kind: 'service', amount: 150 }],
  days: [
    {
      day: '2026-11-21',
      windows: [
        { id: '2026-11-21T10:00', from: '10:00', to: '11:00', left: 2 },
        { id: '2026-11-21T12:00', from: '12:00', to: '13:00', left: null },
      ],
    },
    { day: '2026-11-22', windows: [{ id: '2026-11-22T09:00', from: '09:00', to: '10:00', left: 8 }] },
  ],
  payments: [
    { code: 'cashondelivery', title: 'Cash at pickup' },
    { code: 'debitcard', title: 'Debit card at pickup' },
  ],
  medicalCard: 'notNeeded',
  problems: [],
  ...more,
})

export const sampleOrderPlaced = (more: Partial<OrderPlaced> = {}): OrderPlaced => ({
  number: '100000042',
  token: 'f'.repeat(32),
  placedAt: Date.UTC(2026, 10, 20, 17, 5, 6),
  status: 'pending',
  storeCode: 'fl_miami',
  storeName: 'Miami',
  email: 'gina@example.com',
  firstname: 'Gina',
  lastname: 'Guest',
  items: [{ productId: 'p1', name: 'Meadow', option: '3.5g', quantity: 1, total: 4000 }],
  subtotal: 4000,
  discounts: [{ name: 'Friday', amount: 500 }],
  taxes: [
    { name: 'State', amount: 200 },
    { name: 'City', amount: 100 },
  ],
  fees: [
    { kind: 'service', amount: 150 },
    { kind: 'delivery', amount: 700 },
  ],
  total: 4650,
  fulfilment: 'pickup',
  window: { day: '2026-11-21', from: '10:00', to: '11:00' },
  address: null,
  payment: { code: 'cashondelivery', title: 'Cash at pickup' },
  ...more,
})
