import { expect, test } from 'vitest'
import { sentCart } from './cart-response.ts'
import { serviceProblemOf } from './commerce-cart.ts'

const sent = {
  id: 'c'.repeat(32),
  version: '1',
  store_code: 'az_mesa',
  shopping_mode: 'RECREATIONAL',
  email: null,
  is_virtual: false,
  itemsV2: null,
  prices: null,
  applied_coupons: null,
  applied_reward_points: null,
  applied_store_credit: null,
  applied_gift_cards: null,
  sap_opps_service_state: { state: 'OK', error_message: null },
  selected_pickup_location: null,
  delivery_slots: [],
  shipping_addresses: [],
  billing_address: null,
  available_payment_methods: null,
  selected_payment_method: null,
  regulations: null,
}

const problemOf = (state: object) => serviceProblemOf(sentCart.parse({ ...sent, sap_opps_service_state: state }))

test('[3.4.3] why a store takes no orders, with what that means; where it does not say why, that it takes none', () => {
  expect(problemOf({ state: 'OK', error_message: 'Never mind.' })).toBeNull()
  const meant = { code: 'STORE_TAKES_NO_ORDERS', params: { store: 'Mesa' } }
  const error_message = 'Mesa doesn’t take online orders.'
  expect(problemOf({ state: 'UNAVAILABLE', error_message, error_message_meaning: meant })).toEqual({
    text: error_message,
    meaning: meant,
  })
  expect(problemOf({ state: 'UNAVAILABLE', error_message: null })).toEqual({
    text: 'This store isn’t taking orders right now.',
    meaning: undefined,
  })
})

test('[3.4.3] money is read into cents, lists without their nulls, and of a gift card’s code its last signs alone', () => {
  const dollars = (value: number) => ({ value, currency: 'USD' })
  const cart = sentCart.parse({
    ...sent,
    prices: {
      subtotal_excluding_tax: dollars(88),
      grand_total: dollars(60.57),
      discounts: [null, { label: 'TEN', amount: dollars(8.8) }],
      applied_taxes: [{ label: 'Excise', amount: dollars(12.67) }],
    },
    applied_coupons: [{ code: 'TEN' }, null],
    applied_reward_points: { points: 300, money: dollars(18) },
    applied_store_credit: { current_balance: dollars(12), applied_balance: dollars(1.5) },
    applied_gift_cards: [{ code: 'FERNGFTCARD25258', current_balance: dollars(25), applied_balance: dollars(20) }],
  })
  expect(cart.totals).toEqual({
    subtotal: 8800,
    discounts: [{ label: 'TEN', amount: 880 }],
    shipping: null,
    taxes: [{ label: 'Excise', amount: 1267 }],
    points: 1800,
    gift_cards: 2000,
    credit: 150,
    total: 6057,
  })
  expect(cart).toMatchObject({
    coupons: ['TEN'],
    points: { points: 300, amount: 1800 },
    credit: { balance: 1200, applied: 150 },
    gift_cards: [{ ending: '5258', balance: 2500, applied: 2000 }],
  })
  expect(JSON.stringify(cart)).not.toContain('FERNGFT')
})

test('[3.4.3] where it is picked up, when it may be brought, and how it is brought and paid', () => {
  const hours = { monday: '9:00 AM - 9:00 PM', tuesday: null, wednesday: null, thursday: null, friday: null }
  const way = { carrier_code: 'van', carrier_title: 'Van', method_code: null, method_title: null }
  const amount = { value: 7, currency: 'USD' }
  const values = [{ zoneid: 'z', slotid: 's', time: '10:00 AM - 12:00 PM' }]
  const address = { firstname: 'Gina', lastname: 'Guest', company: null, city: 'Mesa', postcode: '85201' }
  const cart = sentCart.parse({
    ...sent,
    selected_pickup_location: {
      code: 'az_mesa',
      name: 'Mesa',
      phone: '305-555-0101',
      working_hours: { ...hours, saturday: null, sunday: null },
    },
    delivery_slots: [{ label: 'Saturday', values, selected: { slotid: 's' } }],
    shipping_addresses: [
      {
        ...address,
        street: ['7 Palo Verde Lane', null, ''],
        region: { code: 'AZ' },
        country: { code: 'US' },
        telephone: null,
        pickup_location_code: null,
        available_shipping_methods: [{ ...way, amount, available: false, error_message: 'Too far.' }],
        selected_shipping_method: { ...way, amount },
      },
    ],
    selected_payment_method: { code: '', title: '' },
  })
  expect(cart.pickup?.hours.filter(({ open }) => open !== null)).toEqual([{ day: 'monday', open: '9:00 AM - 9:00 PM' }])
  expect(cart.slots).toEqual([{ label: 'Saturday', values, selected: 's' }])
  const method = { carrier_code: 'van', method_code: '', title: 'Van', amount: 700 }
  expect(cart.shipping).toEqual({
    address: { ...address, street: ['7 Palo Verde Lane'], region: 'AZ', country_code: 'US', telephone: null },
    is_pickup: false,
    methods: [{ ...method, available: false, problem: 'Too far.' }],
    selected: { ...method, available: true, problem: null },
  })
  expect([cart.totals.shipping, cart.payment]).toEqual([700, null])
})

test('[9b.5] a cart in the mode DEFAULT is a recreational one', () => {
  expect(sentCart.parse({ ...sent, shopping_mode: 'DEFAULT' }).shopping_mode).toBe('RECREATIONAL')
  expect(sentCart.parse({ ...sent, shopping_mode: 'MEDICAL' }).shopping_mode).toBe('MEDICAL')
})
