/** What is made of hints about the cart, in every state that the cart can be in. */
import { BehaviorSubject, EMPTY, Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { checkoutEvents } from '../domains/checkout/checkout.events.ts'
import { commerceCartEvents as events } from '../domains/commerce-cart/commerce-cart.events.ts'
import { dispensaryEvents } from '../domains/dispensary/dispensary.events.ts'
import type { DomainEvent } from '../engine/kernel/define-events.ts'
import { sampleCommerceCart, sampleCommerceStore, sampleLine, sampleOrder } from '../testing/commerce-samples.ts'
import { createVirtualClock } from '../testing/fake-ports.ts'
import { START, type Scenario, given } from '../testing/given.ts'
import { liveEvents } from './live-events.ts'

const cartId = 'c'.repeat(32)
const facts = { name: 'Blue Hour', brand: 'Fernhill', image: null, strainType: null, option: null, price: 2000 }
const item = { sku: 'a', parentSku: null, quantity: 1, selectedOptions: [], enteredOptions: [] }
const add = events.addRequested({ item, facts })
const store = sampleCommerceStore()
const cart = (version: string) => sampleCommerceCart([sampleLine('a', 1)], { id: cartId, version })

const answered = (scenario: Scenario, version: string) =>
  scenario.when(events.answered({ change: scenario.id, cart: cart(version), errors: [] }))

/** A guest whose cart was read as version 1, looked at by somebody who follows it. */
function followed() {
  const chosen = given(dispensaryEvents.chosen({ dispensary: store, mode: 'RECREATIONAL', deliveryCode: null }))
  const wished = chosen.when(add)
  const made = wished.when(events.created({ change: wished.id, cartId, lifetime: 3_600_000, cart: null }))
  const ready = made.when(events.answered({ change: wished.id, cart: cart('1'), errors: [] })).wait(6000)
  const state$ = new BehaviorSubject(ready.view)
  const hints = new Subject<unknown>()
  const told: DomainEvent[] = []
  const asked: unknown[] = []
  liveEvents(
    ({ operationName, variables }) => {
      if (operationName !== 'cartChanged') return new Subject()
      asked.push(variables)
      return hints
    },
    { token: null, state$, followed$: EMPTY, clock: createVirtualClock(START), onRevoked: () => {} },
  ).subscribe((event) => told.push(event))
  return {
    ready,
    told,
    asked,
    show: (scenario: Scenario) => state$.next(scenario.view),
    hint: (version: unknown) => hints.next({ cartChanged: { cart_id: cartId, version } }),
  }
}
const hinted = events.hinted({ cartId })

test('the cart is read again for a change that it does not show, and for no other', () => {
  const { told, asked, hint } = followed()
  expect(asked).toEqual([{ cart_id: cartId }])
  hint('1')
  expect(told).toEqual([])
  hint('2')
  hint(7)
  expect(told).toEqual([hinted])
})

test('a change of our own is not read twice, whether its hint or its answer comes first', () => {
  const { ready, told, hint, show } = followed()
  const wished = ready.when(add)
  show(wished)
  hint('2')
  expect(told).toEqual([])
  show(answered(wished, '2'))
  hint('2')
  expect(told).toEqual([])
})

test('what somebody else changed while ours was on its way is read after it', () => {
  const { ready, told, hint, show } = followed()
  const wished = ready.when(add)
  show(wished)
  hint('2')
  hint('3')
  expect(told).toEqual([])
  show(answered(wished, '2'))
  expect(told).toEqual([hinted])
})

test('while an order is being placed its cart is left alone; the next cart is followed, and no longer that one', () => {
  const { ready, told, asked, hint, show } = followed()
  const shopping = { storeCode: store.store_code, mode: 'RECREATIONAL' as const, delivery: false }
  const placing = ready.when(checkoutEvents.placeRequested({ cartId, shopping, asGuest: true }))
  show(placing)
  hint('2')
  const placed = placing.when(checkoutEvents.placed({ attempt: placing.id, order: sampleOrder() }))
  show(placed)
  expect(placed.view.commerceCart.view.cartId).not.toBe(cartId)
  expect([told, asked.length]).toEqual([[], 1])
})
