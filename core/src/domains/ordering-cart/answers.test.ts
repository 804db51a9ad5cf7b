/** Late answers, and answers for another cart, change nothing. */
import { expect, test } from 'vitest'
import { dispensaryEvents } from '../dispensary/dispensary.events.ts'
import { sessionEvents } from '../session/session.events.ts'
import { START, type Scenario, given } from '../../testing/given.ts'
import { add, callOf, chooseMiami, effectsOfCart, shopping } from '../../testing/ordering-samples.ts'
import { createFakePorts } from '../../testing/fake-ports.ts'
import { effectContext } from '../../testing/pending-walk.ts'
import { sampleCart } from '../../testing/samples.ts'
import { orderingCartEffects } from './ordering-cart.effects.ts'
import { orderingCartEvents as events } from './ordering-cart.events.ts'
import { SNAPSHOT_FRESH_MS } from './ordering-cart.rules.ts'

const delivery = dispensaryEvents.fulfilmentChosen({ deliveryCode: 'D101' })

function signIn(shop: Scenario, id: string | null, issues: { code: string; message: string }[] = []): Scenario {
  const asked = shop.when(sessionEvents.signInRequested({}))
  const cart = id === null ? null : { id, store_id: '101', issues }
  return asked.when(sessionEvents.signedIn({ attempt: asked.id, expiresAt: START + 3_600_000, cart }))
}
const signOut = (shop: Scenario) =>
  signIn(shop, null)
    .when(sessionEvents.signOutRequested({}))
    .when(sessionEvents.ended({ by: 'visitor' }))

test('an answer to another change, or of another cart, is refused', () => {
  const asked = shopping().when(add(2))
  const refused = [
    events.changed({ intent: 'other', cart: sampleCart([]) }),
    events.changed({ intent: asked.id, cart: sampleCart([], { id: 'another-1' }) }),
    events.created({ intent: asked.id, cart: sampleCart([]) }),
    events.limitReached({ intent: 'other' }),
    events.failed({ intent: 'other', code: 'UNDEFINED' }),
    events.gone({ cartId: 'another-1' }),
    events.fetchFailed({ cartId: 'cart-0001' }),
    events.fetched({ cart: sampleCart([]) }),
  ]
  for (const event of refused) expect([event.type, asked.when(event).refused]).toEqual([event.type, 'EVENT_REJECTED'])
})

test('a cart created for another add is refused, and so is a change of a cart that does not exist yet', () => {
  const wished = given(chooseMiami()).when(add())
  expect(wished.when(events.created({ intent: 'other', cart: sampleCart([]) })).refused).toBe('EVENT_REJECTED')
  expect(wished.when(events.changed({ intent: wished.id, cart: sampleCart([]) })).refused).toBe('EVENT_REJECTED')
})

test('[9b.1] a cart id from cookies is fetched, unless a cart is known or an add came first', () => {
  const recalled = events.recalled({ cartId: 'cart-0001', storeId: '101' })
  expect(given(chooseMiami()).when(recalled).effects).toEqual([
    { effect: 'orderingCart.fetch', params: { cartId: 'cart-0001', storeId: '101', delivery: false } },
  ])
  expect(shopping().when(recalled).refused).toBe('EVENT_REJECTED')
  expect(given(chooseMiami(), add()).when(recalled).refused).toBe('EVENT_REJECTED')
})

test('[4b.7] opening the cart refetches an empty one, waits for a change in flight, and does nothing without a cart', () => {
  const opened = events.opened({})
  expect(given(chooseMiami()).when(opened).refused).toBe('EVENT_REJECTED')
  const emptied = shopping().when(add(0))
  const empty = emptied.when(events.changed({ intent: emptied.id, cart: sampleCart([]) }))
  expect(empty.when(opened).effects).toMatchObject([{ effect: 'orderingCart.fetch' }])
  expect(shopping().when(add(2)).when(opened, SNAPSHOT_FRESH_MS).refused).toBe('EVENT_REJECTED')
})

test('[4b.10] choosing delivery refetches a cart with lines unless a change is in flight', () => {
  expect(effectsOfCart(shopping().when(delivery))).toMatchObject([{ effect: 'orderingCart.fetch' }])
  const emptied = shopping().when(add(0))
  const empty = emptied.when(events.changed({ intent: emptied.id, cart: sampleCart([]) }))
  for (const shop of [given(chooseMiami()), empty, shopping().when(add(2))]) {
    const chosen = shop.when(delivery)
    expect(chosen.refused).toBeNull()
    expect(effectsOfCart(chosen)).toEqual([])
  }
})

test('[4d.1] at sign-in the customer’s cart replaces the guest’s; nothing is sent before it is known', () => {
  const asked = signIn(shopping().when(delivery), 'mine-1', [{ code: 'X', message: 'Title|Text' }])
  expect(effectsOfCart(asked)).toEqual([
    { effect: 'orderingCart.fetch', params: { storeId: '101', cartId: 'mine-1', delivery: true } },
  ])
  expect(asked.view.orderingCart.view).toMatchObject({ summary: null, issues: [{ title: 'Title', text: 'Text' }] })
  const wished = asked.when(add(2))
  expect(callOf(wished)).toBeUndefined()
  expect(wished.when(events.fetched({ cart: sampleCart([]) })).refused).toBe('EVENT_REJECTED')
  const known = wished.when(events.fetched({ cart: sampleCart([], { id: 'mine-1' }) }))
  expect(callOf(known)).toMatchObject({ call: 'add', cartId: 'mine-1', quantity: 2 })
})

test('[4d.1] signing in works without a store and without a customer’s cart', () => {
  const asked = signIn(given(), 'mine-1')
  expect(effectsOfCart(asked)).toMatchObject([{ params: { storeId: '101', cartId: 'mine-1', delivery: false } }])
  expect(effectsOfCart(signIn(shopping(), null))).toEqual([])
})

test('[8.11] a cart that stays the same is kept; merge issues are shown until they are dismissed', () => {
  const shop = signIn(shopping(), 'cart-0001', [{ code: 'X', message: 'Gone' }])
  expect(shop.view.orderingCart.view).toMatchObject({ count: 1, issues: [{ text: 'Gone' }] })
  expect(shop.when(events.problemDismissed({})).view.orderingCart.view.issues).toEqual([])
})

test('[4d.1] if the customer’s cart cannot be fetched, waiting changes are still sent', () => {
  const wished = signIn(shopping(), 'mine-1').when(add(2))
  expect(wished.when(events.fetchFailed({ cartId: 'cart-0001' })).refused).toBe('EVENT_REJECTED')
  expect(callOf(wished.when(events.fetchFailed({ cartId: 'mine-1' })))).toMatchObject({ call: 'create' })
})

test('[4d.4] after a session ends a new cart is created at the chosen store; if that fails the shop still works', () => {
  const out = signOut(shopping())
  expect(out.effects).toContainEqual({ effect: 'orderingCart.forgetIds', params: {} })
  expect(callOf(out)).toMatchObject({ intent: out.id, call: 'create', storeId: '101' })
  expect(out.view.orderingCart.view).toMatchObject({ lines: [], summary: null })
  expect(callOf(signOut(given()))).toBeUndefined()
  const made = out.when(events.created({ intent: out.id, cart: sampleCart([]) }))
  expect(callOf(made.when(add()))).toMatchObject({ call: 'add' })
  for (const answer of [events.failed({ intent: out.id, code: 'X' }), events.limitReached({ intent: out.id })]) {
    const failed = out.when(answer)
    expect(failed.refused).toBeNull()
    expect(callOf(failed.when(add()))).toMatchObject({ call: 'create' })
  }
})

test('[4a] the server that answers with another cart, or too late, leaves no change at work', async () => {
  const asked = shopping().when(add(2))
  const ports = createFakePorts({
    http: () => Promise.resolve(Response.json(sampleCart([], { id: 'another-1' }))),
  })
  const { call } = orderingCartEffects
  const context = { ...effectContext(ports), params: callOf(asked) }
  const failure: unknown = await call.run(context).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'SERVICE_ANSWER_INVALID' })
  const [ended] = call.giveUp?.(context, failure) ?? []
  const shop = ended && asked.when(ended)
  expect(shop?.view.orderingCart.view).toMatchObject({ status: 'ready', waiting: 0, refused: [{ name: 'Blue Hour' }] })
  expect(ended && shop?.when(ended).refused).toBe('EVENT_REJECTED')
})
