/** Placing the order of a menu's cart, on the same machine as the commerce channel's. */
import { expect, test } from 'vitest'
import { sampleOrder } from '../../testing/commerce-samples.ts'
import { type Scenario, given } from '../../testing/given.ts'
import { chooseMiami, add } from '../../testing/ordering-samples.ts'
import { sampleCart, sampleItem } from '../../testing/samples.ts'
import { orderingCartEvents } from '../ordering-cart/ordering-cart.events.ts'
import { sessionEvents } from '../session/session.events.ts'
import { checkoutEvents as events } from './checkout.events.ts'
import { ASK_AGAIN_MS, PLACE_WAIT_MS } from './checkout.rules.ts'

const order = {
  fulfilment: 'pickup' as const,
  contact: { firstname: 'Gina', lastname: 'Guest', email: 'gina@example.com', telephone: '305 555 0107' },
  address: null,
  windowId: '2026-11-21T10:00',
  payment: 'cashondelivery',
  medicalCard: null,
  total: 4650,
}
const cart = sampleCart([sampleItem('p1', 1)], { id: 'cart-1', storeId: '101' })
const request = events.orderRequested({ storeId: '101', cartId: 'cart-1', order, asGuest: true })
const placed = (attempt: string, cartId = 'cart-1') =>
  events.ordered({ attempt, cartId, order: { ...sampleOrder(), fees: 150, token: 'f'.repeat(32) } })
const view = (scenario: Scenario) => scenario.view.checkout.view
const calls = (scenario: Scenario) => scenario.effects.filter(({ effect }) => effect === 'checkout.order')

const filled = () => {
  const asked = given(chooseMiami()).when(add())
  return asked
    .when(orderingCartEvents.created({ intent: asked.id, cart: { ...cart, items: [] } }))
    .when(orderingCartEvents.changed({ intent: asked.id, cart }))
}

test('[2b.8] [I4] one order over all tabs: a second request changes nothing', () => {
  const placing = filled().when(request)
  expect(calls(placing)).toMatchObject([{ params: { attempt: placing.id, cartId: 'cart-1', storeId: '101', order } }])
  expect(placing.when(request).refused).toBe('EVENT_REJECTED')
})

test('[2b.8] the order empties the cart it was made of, and no other', () => {
  const placing = filled().when(request)
  expect(placing.view.orderingCart.view.count).toBe(1)
  const done = placing.when(placed(placing.id))
  expect(view(done)).toMatchObject({ status: 'placed', asGuest: true, order: { fees: 150 } })
  expect(done.view.orderingCart.view).toMatchObject({ count: 0, cartId: null })
  const other = placing.when(placed(placing.id, 'cart-2'))
  expect(other.view.orderingCart.view.count).toBe(1)
})

test('[I10] [2b.8] without an answer the same order is asked for again, under the same attempt', () => {
  const placing = filled().when(request)
  const unsure = placing.wait(PLACE_WAIT_MS)
  expect(view(unsure).status).toBe('unsure')
  expect(calls(unsure.wait(ASK_AGAIN_MS))).toMatchObject([{ params: { attempt: placing.id, order } }])
  expect(view(unsure.when(placed(placing.id))).status).toBe('placed')
})

test('[2b.8] a refusal says why, and the cart is looked at again', () => {
  const placing = filled().when(request)
  const refused = placing.when(
    events.refused({ attempt: placing.id, code: 'SERVICE_REFUSED', message: 'The price of your cart has changed.' }),
  )
  expect(view(refused)).toMatchObject({ status: 'idle', problem: { sentence: 'The price of your cart has changed.' } })
  expect(refused.effects.some(({ effect }) => effect === 'orderingCart.fetch')).toBe(true)
})

const said = (setting: Parameters<typeof events.settingChanged>[0]['setting'], cartId = 'cart-1') =>
  events.settingChanged({ cartId, setting })

test('what was said stays over reloads and placed orders; time and payment are of one cart', () => {
  const told = given(
    said({ set: 'email', email: 'gina@example.com' }),
    said({ set: 'slot', zoneid: '', slotid: '2026-11-21T10:00' }),
    said({ set: 'payment', code: 'debitcard' }),
  )
  expect(view(told).details).toMatchObject({
    email: 'gina@example.com',
    slot: '2026-11-21T10:00',
    payment: 'debitcard',
  })
  const next = told.when(said({ set: 'pickup', storeCode: 'fl_miami' }, 'cart-2'))
  expect(view(next).details).toMatchObject({
    cartId: 'cart-2',
    email: 'gina@example.com',
    isPickedUp: true,
    slot: null,
    payment: null,
  })
  const placing = told.when(request)
  const left = placing.when(placed(placing.id)).when(events.finished({}))
  expect(view(left).details).toMatchObject({ email: 'gina@example.com' })
})

test('[I6] whoever comes after a customer sees nothing of what they said', () => {
  const asked = given(said({ set: 'email', email: 'gina@example.com' })).when(sessionEvents.signInRequested({}))
  const signedIn = asked.when(
    sessionEvents.signedIn({ attempt: asked.id, expiresAt: Number.MAX_SAFE_INTEGER, cart: null }),
  )
  expect(view(signedIn).details).toMatchObject({ email: 'gina@example.com' })
  const ended = signedIn.when(sessionEvents.signOutRequested({})).when(sessionEvents.ended({ by: 'visitor' }))
  expect(view(ended).details).toBeNull()
})
