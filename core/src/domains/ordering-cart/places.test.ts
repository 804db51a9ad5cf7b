/** The cart and the chosen store: stores, channels, modes and delivery. */
import { expect, test } from 'vitest'
import { sessionEvents } from '../session/session.events.ts'
import { dispensaryEvents } from '../dispensary/dispensary.events.ts'
import { sampleCommerceStore } from '../../testing/commerce-samples.ts'
import { given } from '../../testing/given.ts'
import { add, callOf, chooseMiami, chooseTampa, effectsOfCart, shopping } from '../../testing/ordering-samples.ts'
import { sampleCart, sampleItem, sampleStore } from '../../testing/samples.ts'
import { orderingCartEvents as events } from './ordering-cart.events.ts'
import { SNAPSHOT_FRESH_MS, WAIT_FOR_STORE_MS } from './ordering-cart.rules.ts'

const mesa = chooseMiami({ dispensary: sampleCommerceStore() })
const pickUp = dispensaryEvents.fulfilmentChosen({ deliveryCode: null })
const view = (shop: ReturnType<typeof given>) => shop.view.orderingCart.view

test('[4b.6] a medical cart belongs to the medical mode, and asks in the other', () => {
  const wished = given(chooseMiami({ mode: 'MEDICAL' })).when(add())
  const cart = sampleCart([sampleItem('p1', 1)], { pricingType: 'MEDICAL' })
  const shop = wished
    .when(events.created({ intent: wished.id, cart: { ...cart, items: [] } }))
    .when(events.changed({ intent: wished.id, cart }))
  expect(view(shop)).toMatchObject({ elsewhere: false, place: { storeName: 'Miami', mode: 'MEDICAL' } })
  const asked = shop.when(dispensaryEvents.modeChosen({ mode: 'RECREATIONAL' })).when(add(2))
  expect(view(asked).prompt?.from).toEqual({ storeId: '101', storeName: 'Miami', mode: 'MEDICAL' })
})

test('[9b.5] a cart of the default pricing type counts as recreational', () => {
  const old = shopping().when(events.opened({}), SNAPSHOT_FRESH_MS)
  const shop = old.when(events.fetched({ cart: sampleCart([sampleItem('p1', 1)], { pricingType: 'DEFAULT' }) }))
  expect(view(shop)).toMatchObject({ elsewhere: false, place: { mode: 'RECREATIONAL' } })
})

test('[4b.6] a cart keeps the name of its store when another store is chosen', () => {
  const old = shopping().when(chooseTampa()).when(events.opened({}), SNAPSHOT_FRESH_MS)
  const shop = old.when(events.fetched({ cart: sampleCart([sampleItem('p1', 2)]) }))
  expect(view(shop)).toMatchObject({ elsewhere: true, place: { storeName: 'Miami' } })
})

test('[4b.6] a cart whose first line is in flight is not empty', () => {
  const wished = given(chooseMiami()).when(add())
  const created = wished.when(events.created({ intent: wished.id, cart: sampleCart([]) }))
  expect(view(created.when(chooseTampa()).when(add(2))).status).toBe('askingNewCart')
})

test('[4b.4] removing a line that the cart of another store lacks does not ask', () => {
  const elsewhere = shopping().when(chooseTampa())
  expect(elsewhere.when(add(0, 'p2')).refused).toBe('EVENT_REJECTED')
  expect(view(elsewhere.when(add(1))).status).toBe('askingNewCart')
})

test('delivery counts for the cart of the chosen store, if that store delivers', () => {
  const fetched = (choice: ReturnType<typeof chooseMiami>) =>
    shopping().when(chooseTampa()).when(choice).when(events.opened({}), SNAPSHOT_FRESH_MS).effects
  const delivered = (delivery: boolean) => [{ effect: 'orderingCart.fetch', params: { delivery } }]
  expect(fetched(chooseMiami({ deliveryCode: 'D101' }))).toMatchObject(delivered(true))
  expect(fetched(chooseTampa({ deliveryCode: 'D102' }))).toMatchObject(delivered(false))
  const back = shopping()
    .when(chooseTampa())
    .when(chooseMiami({ deliveryCode: 'D101' }))
    .when(pickUp)
  expect(effectsOfCart(back)).toMatchObject(delivered(false))
})

test('a choice recalled from storage sets where a new cart is created; an empty one changes nothing', () => {
  const recalled = (store: ReturnType<typeof sampleStore> | null, deliveryCode: string | null = null) =>
    dispensaryEvents.recalled({ dispensary: store, mode: 'MEDICAL', deliveryCode })
  const at = given(recalled(sampleStore('102', 'Tampa'))).when(add())
  expect(callOf(at)).toMatchObject({ call: 'create', storeId: '102', pricingType: 'MEDICAL' })
  expect(view(given(recalled(null)).when(add())).status).toBe('waitingForStore')
  const delivery = (more: Parameters<typeof sampleStore>[2]) =>
    callOf(given(recalled(sampleStore('102', 'Tampa', more), 'D102')).when(add()))
  expect([delivery({}), delivery({ delivery: null })]).toMatchObject([{ delivery: true }, { delivery: false }])
})

test('at a store of the other channel an add waits; a lost cart is not created again there', () => {
  const asked = shopping().when(add(2)).when(mesa)
  expect(callOf(asked.when(events.gone({ cartId: 'cart-0001' })))).toBeUndefined()
  const waiting = shopping().when(mesa).when(add(3))
  expect(view(waiting)).toMatchObject({ status: 'waitingForStore', prompt: null })
})

test('choosing a store of the other channel drops the waiting add, which it does not sell', () => {
  const chosen = given(add(2)).when(mesa)
  expect(view(chosen)).toMatchObject({ status: 'empty', problem: { code: 'PRODUCT_NOT_FOUND' } })
  expect(callOf(chosen.when(chooseMiami()))).toBeUndefined()
})

test('[4b.6] an add that waited asks if the chosen store is not that of the cart', () => {
  const waiting = shopping().when(mesa).when(add(3, 'p2'))
  const asked = waiting.when(chooseTampa())
  expect(view(asked)).toMatchObject({ status: 'askingNewCart', prompt: { to: { storeName: 'Tampa' } } })
  expect(callOf(asked.when(events.newCartAccepted({})))).toMatchObject({ call: 'create', storeId: '102' })
  expect(callOf(waiting.when(chooseMiami()))).toMatchObject({ call: 'add', productId: 'p2', quantity: 3 })
})

test('[4b.6] an add that waited starts a new cart if the old one is empty', () => {
  const emptied = shopping().when(add(0))
  const empty = emptied.when(events.changed({ intent: emptied.id, cart: sampleCart([]) }))
  const chosen = empty.when(mesa).when(add(3)).when(chooseTampa())
  expect(callOf(chosen)).toMatchObject({ call: 'create', storeId: '102' })
  expect(view(chosen)).toMatchObject({ status: 'working', place: null, lines: [{ quantity: 3 }] })
})

test('an add waits ten minutes from when it was made', () => {
  const waiting = given(add(2))
  expect(view(waiting.wait(WAIT_FOR_STORE_MS - 1)).status).toBe('waitingForStore')
  expect(view(waiting.wait(WAIT_FOR_STORE_MS)).status).toBe('empty')
  expect(waiting.when(events.waitElapsed({ until: 1 })).refused).toBe('EVENT_REJECTED')
})

test('[3.14] [3.15] whoever signs out is asked for no store and no new cart any more', () => {
  const signOut = [
    sessionEvents.recalled({ expiresAt: Number.MAX_SAFE_INTEGER }),
    sessionEvents.signOutRequested({}),
    sessionEvents.ended({ by: 'visitor' }),
  ]
  const waiting = given().when(add())
  const asked = shopping().when(chooseTampa()).when(add())
  expect(view(asked).prompt).not.toBeNull()
  for (const shop of [waiting, asked]) {
    const out = signOut.reduce((so, event) => so.when(event), shop)
    expect(view(out)).toMatchObject({ status: 'empty', prompt: null })
    expect(out.when(events.newCartDeclined({})).refused).toBe('EVENT_REJECTED')
  }
})

test('[3.14] an add that waits for a store goes on waiting while a line is changed', () => {
  const waiting = shopping()
    .when(mesa)
    .when(add(1, 'p2'))
    .when(events.quantityChanged({ productId: 'p1', option: '3.5g', quantity: 3 }))
  expect(view(waiting).status).toBe('waitingForStore')
  expect(view(waiting.when(chooseMiami())).lines).toMatchObject([
    { productId: 'p1', quantity: 3 },
    { productId: 'p2', quantity: 1 },
  ])
})
