/** I11: what was asked for while the network was away is kept until the server took or refused it. */
import { expect, test } from 'vitest'
import { sessionEvents } from '../session/session.events.ts'
import { START, type Scenario, given } from '../../testing/given.ts'
import { add, callOf, chooseMiami, shopping } from '../../testing/ordering-samples.ts'
import { sampleCart, sampleItem } from '../../testing/samples.ts'
import { orderingCartEvents as events } from './ordering-cart.events.ts'

const view = (shop: Scenario) => shop.view.orderingCart.view
const quantities = (shop: Scenario) => view(shop).lines.map(({ productId, quantity }) => [productId, quantity])
const intentOf = (shop: Scenario) => (callOf(shop) as { intent: string }).intent

const lost = (shop: Scenario, intent: string, more = {}) =>
  shop.when(events.unreachable({ intent, code: 'NETWORK_FAILED', jitter: 0.5, ...more }))

/** A cart with one of p1 whose change to two could not be sent. */
function away(): Scenario {
  const asked = shopping().when(add(2))
  return lost(asked, asked.id)
}

test('[I11] a change that cannot be sent stays in the cart, and is sent again as it was, with the same key', () => {
  const asked = shopping().when(add(2))
  const first = callOf(asked)
  let shop = asked
  const pauses: number[] = []
  for (let failures = 1; failures <= 8; failures += 1) {
    shop = lost(shop, asked.id)
    expect(view(shop)).toMatchObject({ status: 'offline', waiting: 1, problem: { code: 'NETWORK_FAILED' } })
    expect(view(shop).lines).toMatchObject([{ quantity: 2, pending: true, state: 'waiting' }])
    const pause = (view(shop).nextTryAt ?? 0) - (shop.events.at(-1)?.at ?? 0)
    pauses.push(pause)
    expect(callOf(shop.wait(pause - 1))).toBeUndefined()
    shop = shop.wait(pause)
    expect(callOf(shop)).toEqual(first)
    expect(view(shop).nextTryAt).toBeNull()
  }
  expect(pauses).toEqual([3000, 6000, 12_000, 24_000, 45_000, 45_000, 45_000, 45_000])
  const taken = shop.when(events.changed({ intent: asked.id, cart: sampleCart([sampleItem('p1', 2)]) }))
  expect(view(taken)).toMatchObject({ status: 'ready', waiting: 0, waitingSince: null, problem: null })
  expect(view(taken).lines).toMatchObject([{ quantity: 2, pending: false, state: 'taken' }])
})

test('[I11] since when the network is away does not move with further tries', () => {
  const shop = away()
  const since = view(shop).waitingSince
  expect(since).toBe(shop.events.at(-1)?.at)
  const again = shop.wait(3000)
  expect(view(lost(again, intentOf(again))).waitingSince).toBe(since)
})

test('[finding 3] [I11] twenty adds in an hour offline arrive as one cart: one change a line, in order, without what was taken out', () => {
  const wished = given(chooseMiami()).when(add(1, 'a'))
  let shop = lost(wished, wished.id)
  const wishes: [string, number][] = []
  for (let round = 1; round <= 4; round += 1) for (const product of ['b', 'a', 'c', 'd']) wishes.push([product, round])
  for (const [product, quantity] of [...wishes, ['c', 0], ['e', 1], ['e', 0], ['f', 2]] as [string, number][])
    shop = shop.when(add(quantity, product), 180_000)
  expect(quantities(shop)).toEqual([
    ['a', 4],
    ['b', 4],
    ['d', 4],
    ['f', 2],
  ])
  expect(view(shop).waiting).toBe(4)
  const sent: unknown[] = []
  let now = shop.when(events.woken({}))
  let items: ReturnType<typeof sampleItem>[] = []
  for (let call = callOf(now) as Sent | undefined; call; call = callOf(now) as Sent | undefined) {
    if (call.call !== 'create') items = [...items, sampleItem(call.productId, call.quantity)]
    sent.push(call.call === 'create' ? call.call : [call.call, call.productId, call.quantity])
    const answer = { intent: call.intent, cart: sampleCart(items) }
    now = now.when(call.call === 'create' ? events.created(answer) : events.changed(answer))
  }
  expect(sent).toEqual(['create', ['add', 'a', 4], ['add', 'b', 4], ['add', 'd', 4], ['add', 'f', 2]])
  expect(view(now)).toMatchObject({ status: 'ready', count: 14, waiting: 0, refused: [] })
})
interface Sent {
  readonly call: string
  readonly intent: string
  readonly productId: string
  readonly quantity: number
}

test('[I11] what the server may have done already is not touched: the newer quantity comes after it', () => {
  const shop = away().when(add(5)).when(add(3))
  expect(view(shop)).toMatchObject({ waiting: 2, count: 3 })
  const again = shop.when(events.woken({}))
  expect(callOf(again)).toMatchObject({ call: 'update', quantity: 2 })
  const next = again.when(events.changed({ intent: intentOf(again), cart: sampleCart([sampleItem('p1', 2)]) }))
  expect(callOf(next)).toMatchObject({ call: 'update', quantity: 3 })
})

test('[I11] a new line whose quantity is changed while it waits keeps its name', () => {
  const shop = away()
    .when(add(1, 'p2'))
    .when(events.quantityChanged({ productId: 'p2', option: '3.5g', quantity: 4 }))
  expect(view(shop).lines).toMatchObject([{ productId: 'p1' }, { productId: 'p2', name: 'Blue Hour', quantity: 4 }])
})

test('[I11] when everything was taken back there is nothing to wait for', () => {
  const wished = given(chooseMiami()).when(add(1))
  const shop = lost(wished, wished.id).when(add(0))
  expect(view(shop)).toMatchObject({ status: 'empty', waiting: 0, waitingSince: null, nextTryAt: null })
  expect(callOf(shop.wait(600_000))).toBeUndefined()
})

test('[I11] the network that comes back is used at once, and the pauses begin again', () => {
  const shop = lost(away().wait(3000), intentOf(away().wait(3000)))
  const woken = shop.when(events.woken({}))
  expect(callOf(woken)).toBeDefined()
  expect(woken.when(events.woken({})).refused).toBe('EVENT_REJECTED')
  expect(shopping().when(events.woken({})).refused).toBe('EVENT_REJECTED')
  const again = lost(woken, intentOf(woken))
  expect((view(again).nextTryAt ?? 0) - (again.events.at(-1)?.at ?? 0)).toBe(6000)
})

test('[I11] a service that asks to be left alone is, whoever comes back', () => {
  const asked = shopping().when(add(2))
  const shop = lost(asked, asked.id, { code: 'SERVICE_UNAVAILABLE', retryAfterMs: 600_000 })
  expect(shop.when(events.woken({}), 1000).refused).toBe('EVENT_REJECTED')
  expect(callOf(shop.wait(600_000))).toBeUndefined()
  expect(callOf(shop.wait(630_000))).toBeDefined()
  // A clock that was set back by a year does not hold it for a year.
  expect(callOf(shop.when(events.woken({}), -31_536_000_000))).toBeDefined()
})

test('[I11] [8.25] what is refused after it waited is said by the name of its line, and the rest goes on', () => {
  const shop = away().when(add(1, 'p2')).when(add(1, 'p3')).when(events.woken({}))
  const first = shop.when(events.failed({ intent: intentOf(shop), code: 'INSUFFICIENT_STOCK' }))
  const second = first.when(events.limitReached({ intent: intentOf(first) }))
  expect(view(second).refused).toMatchObject([
    { name: 'Blue Hour', option: '3.5g', code: 'INSUFFICIENT_STOCK', waited: true },
    { name: 'Blue Hour', code: 'CART_LIMIT_REACHED', waited: true },
  ])
  expect(view(second).lines).toMatchObject([
    { productId: 'p1', quantity: 1, state: 'refused' },
    { productId: 'p3', state: 'sending' },
  ])
  expect(callOf(second)).toMatchObject({ productId: 'p3' })
  expect(view(second.when(add(2))).refused).toHaveLength(1)
  expect(view(second.when(events.problemDismissed({}))).refused).toEqual([])
})

test('[I11] a cart that could not be made at the end of a session takes no change with it', () => {
  const asked = given(chooseMiami()).when(sessionEvents.signInRequested({}))
  const ended = asked
    .when(sessionEvents.signedIn({ attempt: asked.id, expiresAt: START + 3_600_000, cart: null }))
    .when(sessionEvents.signOutRequested({}))
    .when(sessionEvents.ended({ by: 'visitor' }))
  const wished = ended.when(add(2))
  expect(callOf(wished)).toBeUndefined()
  for (const end of [
    events.failed({ intent: ended.id, code: 'UNDEFINED' }),
    events.unreachable({ intent: ended.id, code: 'NETWORK_FAILED', jitter: 0 }),
  ]) {
    const shop = wished.when(end)
    expect(view(shop)).toMatchObject({ count: 2, waiting: 1, refused: [] })
    expect(callOf(shop) ?? callOf(shop.wait(5000))).toMatchObject({ call: 'create', intent: wished.id })
  }
  expect(view(ended.when(events.failed({ intent: ended.id, code: 'UNDEFINED' }))).problem).toBeNull()
})

test('[I10] a change of a cart that is gone, where no other can be made, is refused and not kept for ever', () => {
  expect(given().when(events.quantityChanged({ productId: 'p1', option: '3.5g', quantity: 2 })).refused).toBe(
    'EVENT_REJECTED',
  )
})

test('[finding 9] [I11] changes that wait are tried again though the clock was a year ahead when the network went', () => {
  const year = 31_536_000_000
  const asked = shopping().when(add(2), year)
  const back = lost(asked, asked.id).when(add(1, 'p2'), -year)
  // The kernel takes a wait that is longer than it can be for over.
  expect(callOf(back.when(events.retryDue({ at: view(back).nextTryAt ?? 0 })))).toMatchObject({ call: 'update' })
})

test('[I10] [I11] what was added and taken out again before the network was away does not end the wait of what follows', () => {
  const first = given(chooseMiami()).when(add(1, 'a'))
  const shop = lost(first.when(add(0, 'a')).when(add(4, 'b')), first.id)
  expect(view(shop)).toMatchObject({ status: 'offline', waiting: 1 })
  expect(quantities(shop)).toEqual([['b', 4]])
  expect(view(shop).nextTryAt).not.toBeNull()
  expect(callOf(shop.wait(3000))).toMatchObject({ call: 'create' })
})
