import { sampleCommerceCart } from '../../../../core/src/testing/commerce-samples.ts'
import { describe, expect, test } from 'vitest'
import { pickupAddress } from '@leaflog/core/checkout'
import { cartAddressOf, givenOf, sameAddress } from './parts/addresses.ts'
import { sampleStore } from '../../shared/locations/sample-store.ts'
import { deliverySettings, emailSettings, isBilledThere, methodSettings, pickupSettings } from './delivery/settings.ts'
import { stepFrom, stepHref } from './parts/steps.ts'

const store = sampleStore({ store_code: 'az_mesa', store_name: 'Mesa', state_code: 'AZ' })
const gina = { firstname: 'Gina', lastname: 'Guest', telephone: '480 555 0107' }
const home = {
  firstname: 'Gina',
  lastname: 'Guest',
  company: null,
  street: ['7 Palo Verde Lane'],
  city: 'Mesa',
  region: 'AZ',
  postcode: '85201',
  country_code: 'US',
  telephone: '480 555 0107',
}
const method = { carrier_code: 'instore', method_code: 'pickup', title: 'Pick up', amount: 0 }
const offered = { ...method, available: true, problem: null }

const empty = sampleCommerceCart()
const names = (settings: readonly { set: string }[]) => settings.map(({ set }) => set)

test('[2b.8] the address contains the number of the step, and anything else is the cart', () => {
  expect(['cart', 'shipping', 'payment'].map((step) => stepFrom(step))).toEqual(['cart', 'cart', 'cart'])
  expect(['?step=1', '?step=2', '?step=3', '?step=4', ''].map(stepFrom)).toEqual([
    'cart',
    'shipping',
    'payment',
    'cart',
    'cart',
  ])
  expect(stepHref('payment')).toBe('/checkout?step=3')
})

describe('settings that a step sends', () => {
  test('[3.4.3] a pickup sends place, method and billing, and nothing twice', () => {
    expect(pickupSettings(empty, store, gina)).toEqual([
      { set: 'pickup', storeCode: 'az_mesa', address: pickupAddress(store, gina) },
      { set: 'method', carrier: 'instore', method: 'pickup' },
      { set: 'billing', address: null },
    ])
    const address = pickupAddress(store, gina)
    const saved = {
      ...empty,
      shipping: { address, is_pickup: true, methods: [offered], selected: offered },
      billing: address,
    }
    expect(pickupSettings(saved, store, gina)).toEqual([])
    expect(names(pickupSettings(saved, store, { ...gina, lastname: 'Gast' }))).toEqual(['pickup', 'method', 'billing'])
    expect(names(pickupSettings(saved, { ...store, store_code: 'az_tempe' }, gina))).toContain('pickup')
    expect(pickupSettings(empty, store, null)[0]).toEqual({ set: 'pickup', storeCode: 'az_mesa' })
  })

  test('[3.4.3] a separate billing address stays when the shipping address changes', () => {
    const elsewhere = { ...home, street: ['1 Other Road'] }
    const saved = {
      ...empty,
      shipping: { address: home, is_pickup: false, methods: [], selected: null },
      billing: elsewhere,
    }
    expect(isBilledThere(saved)).toBe(false)
    expect(names(deliverySettings(saved, { ...home, city: 'Tempe' }))).toEqual(['shipping'])
    expect(names(deliverySettings({ ...saved, billing: home }, { ...home, city: 'Tempe' }))).toEqual([
      'shipping',
      'billing',
    ])
    expect(deliverySettings({ ...saved, billing: home }, home)).toEqual([])
  })

  test('[3.4.3] the first available method is chosen if there is none, and an email is sent once', () => {
    const closed = { ...offered, method_code: 'closed', available: false }
    const shipping = { address: home, is_pickup: false, methods: [closed, offered], selected: null }
    expect(methodSettings({ ...empty, shipping })).toEqual([{ set: 'method', carrier: 'instore', method: 'pickup' }])
    expect(methodSettings({ ...empty, shipping: { ...shipping, methods: [closed] } })).toEqual([])
    expect(methodSettings({ ...empty, shipping: { ...shipping, selected: offered } })).toEqual([])
    expect(emailSettings(empty, 'gina@example.com')).toEqual([{ set: 'email', email: 'gina@example.com' }])
    expect(emailSettings({ ...empty, email: 'gina@example.com' }, 'gina@example.com')).toEqual([])
    expect(emailSettings(empty, null)).toEqual([])
  })
})

test('[3.3.5] an address passes through the form unchanged', () => {
  expect(cartAddressOf(givenOf(home))).toEqual(home)
  expect(sameAddress(home, { ...home, company: '' })).toBe(true)
  expect(sameAddress(home, null)).toBe(false)
  expect(sameAddress(null, null)).toBe(true)
})
