import { describe, expect, test } from 'vitest'
import { sampleGuest, sampleOrderTerms } from '../../testing/order-samples.ts'
import { sampleCustomer, sampleStore } from '../../testing/samples.ts'
import { cardProblem, checkoutCartOf, placementOf } from './checkout-cart.ts'
import { noDetails } from './order-details.ts'
import { missingOf } from './readiness.ts'

const store = sampleStore('101', 'Miami')
const none = noDetails('cart-1')
const pickup = { ...none, email: 'gina@example.com', pickup: sampleGuest, isPickedUp: true, payment: 'cashondelivery' }
const cart = (
  details = none,
  terms = sampleOrderTerms(),
  customer = null as ReturnType<typeof sampleCustomer> | null,
) => checkoutCartOf(terms, { details, store, customer })
const needs = (of: ReturnType<typeof cart>, delivery = false, asGuest = true) =>
  missingOf(of, { asGuest, delivery }).map(({ need }) => need)

describe('the cart of a menu at the checkout', () => {
  test('[2b.8] lacks what was not said: email, who picks up, and the payment', () => {
    expect(needs(cart())).toEqual(['email', 'pickup', 'billing', 'payment'])
    expect(needs(cart(pickup))).toEqual([])
  })

  test('[2b.8] a customer has an email and a name', () => {
    const customer = sampleCustomer()
    const known = cart({ ...none, isPickedUp: true }, sampleOrderTerms(), customer)
    expect(known.email).toBe(customer.email)
    expect(known.shipping?.address).toMatchObject({ firstname: customer.firstname, city: store.city, telephone: null })
    expect(needs(known, false, false)).toEqual(['payment'])
  })

  test('[2b.8] a single payment is chosen by itself', () => {
    const [only] = sampleOrderTerms().payments
    expect(cart(none, sampleOrderTerms({ payments: only ? [only] : [] })).payment).toEqual(only)
  })

  test('[3.4.3] the first free window is offered; a chosen one that is no longer free gives way to it', () => {
    const selected = (details = none) => cart(details).slots.map(({ selected: id }) => id)
    expect(selected()).toEqual(['2026-11-21T10:00', null])
    expect(selected({ ...none, slot: '2026-11-22T09:00' })).toEqual([null, '2026-11-22T09:00'])
    expect(selected({ ...none, slot: '2026-11-20T09:00' })).toEqual(['2026-11-21T10:00', null])
    expect(cart().slots[0]).toMatchObject({
      label: 'Saturday, November 21',
      values: [{ slotid: '2026-11-21T10:00', time: '10:00 AM - 11:00 AM' }, { time: '12:00 PM - 1:00 PM' }],
    })
  })

  test('[3.4.3] without a free window it cannot be ordered', () => {
    const full = cart(pickup, sampleOrderTerms({ days: [] }))
    expect(missingOf(full, { asGuest: true, delivery: false })).toMatchObject([
      { step: 'shipping', need: 'slot', sentence: 'Choose a pickup time.' },
    ])
    expect(placementOf(sampleOrderTerms({ days: [] }), full)).toBeNull()
  })

  test('[2b.8] a delivery needs an address, and not who picks up', () => {
    const terms = sampleOrderTerms({ fulfilment: 'delivery' })
    expect(needs(cart(pickup, terms), true)).toContain('address')
    const there = cart({ ...pickup, shipping: sampleGuest }, terms)
    expect(needs(there, true)).toEqual([])
    expect(placementOf(terms, there)).toMatchObject({
      fulfilment: 'delivery',
      address: { street: ['1 Fern Street'], city: 'Miami', regionCode: 'FL', postcode: '33101' },
    })
  })

  test('[8.25] what the service has against a line stands at the line, and against the cart beside the steps', () => {
    const { cart: sold } = sampleOrderTerms()
    const problems = [
      {
        code: 'SOLD_OUT',
        params: { name: 'Meadow' },
        message: 'Meadow is sold out|Remove it.',
        itemId: sold.items[0]?.id ?? '',
      },
      { code: 'ORDER_WEIGHT_LIMIT', params: {}, message: 'Too much.', itemId: null },
    ]
    const wrong = cart(pickup, sampleOrderTerms({ problems }))
    expect(wrong.lines[0]?.errors).toMatchObject([
      { code: 'SOLD_OUT', title: 'Meadow is sold out', text: 'Remove it.', meaning: { params: { name: 'Meadow' } } },
    ])
    expect(wrong).toMatchObject({
      service_problem: 'Too much.',
      service_problem_meaning: { code: 'ORDER_WEIGHT_LIMIT' },
    })
    expect(needs(wrong)).toEqual(['problems'])
  })
})

describe('the order', () => {
  test('[I4] says what was agreed: who, when, how it is paid for, and the total that was seen', () => {
    const terms = sampleOrderTerms()
    expect(placementOf(terms, cart({ ...pickup, slot: '2026-11-22T09:00' }))).toEqual({
      fulfilment: 'pickup',
      contact: { firstname: 'Gina', lastname: 'Guest', email: 'gina@example.com', telephone: '305 555 0107' },
      address: null,
      windowId: '2026-11-22T09:00',
      payment: 'cashondelivery',
      medicalCard: null,
      total: terms.cart.priceSummary.total,
    })
  })

  test('is none while something is missing', () => {
    const lacking = [
      { ...pickup, email: null },
      { ...pickup, isPickedUp: false, pickup: null },
      { ...pickup, payment: null },
    ]
    for (const details of lacking) expect(placementOf(sampleOrderTerms(), cart(details))).toBeNull()
  })
})

test('[1.3] a medical order needs a card: a guest is asked to sign in, a customer without one is told where to get it added', () => {
  expect(cardProblem(sampleOrderTerms(), null)).toBeNull()
  expect(cardProblem(sampleOrderTerms({ medicalCard: 'onFile' }), sampleCustomer())).toBeNull()
  const needed = sampleOrderTerms({ medicalCard: 'needed' })
  expect(cardProblem(needed, null)).toMatchObject({ meaning: { code: 'CARD_SIGN_IN' } })
  expect(cardProblem(needed, sampleCustomer())).toMatchObject({ meaning: { code: 'CARD_NOT_ON_FILE' } })
})
