/** I11: what was asked for while the network was away is kept until the server took or refused it. */
import { expect, test } from 'vitest'
import { sampleCommerceCart, sampleLine } from '../../testing/commerce-samples.ts'
import { addToCart, answerTo, itemOf, sentOf, shoppingAtMesa } from '../../testing/commerce-shopping.ts'
import type { Scenario } from '../../testing/given.ts'
import { commerceCartEvents as events } from './commerce-cart.events.ts'

const view = (shop: Scenario) => shop.view.commerceCart.view
const changeOf = (shop: Scenario) => (sentOf(shop)[0]?.params as { change: { id: string } } | undefined)?.change
const lost = (shop: Scenario, change: string, more = {}) =>
  shop.when(events.unreachable({ change, code: 'NETWORK_FAILED', jitter: 0.5, ...more }))

/** A cart of two of a whose add of x could not be sent. */
function away(): Scenario {
  const asked = shoppingAtMesa(['a', 2]).when(addToCart('x'))
  return lost(asked, asked.id)
}

test('[I11] twenty adds in an hour offline arrive as one change a choice, in order, without what was taken out', () => {
  let shop = away()
  for (let round = 1; round <= 4; round += 1)
    for (const sku of ['b', 'x', 'c', 'd', 'a']) shop = shop.when(addToCart(sku), 180_000)
  const c = view(shop).lines.find(({ sku }) => sku === 'c')?.id ?? ''
  shop = shop.when(events.quantityChanged({ uid: c, quantity: 0 }))
  expect(view(shop)).toMatchObject({ status: 'offline', waiting: 5 })
  expect(view(shop).lines.map(({ sku, quantity, state }) => [sku, quantity, state])).toEqual([
    ['a', 6, 'waiting'],
    ['x', 1, 'waiting'],
    ['b', 4, 'waiting'],
    ['x', 4, 'waiting'],
    ['d', 4, 'waiting'],
  ])
  const sent: unknown[] = []
  for (let now = shop.when(events.woken({})); changeOf(now);) {
    const change = changeOf(now) as { id: string; item: { sku: string; quantity: number } }
    sent.push([change.item.sku, change.item.quantity])
    now = now.when(answerTo(change.id, sampleCommerceCart([sampleLine('a', 2)])))
  }
  // The first one may have arrived already: it is sent as it was.
  expect(sent).toEqual([
    ['x', 1],
    ['b', 4],
    ['x', 4],
    ['d', 4],
    ['a', 4],
  ])
})

test('[I11] the quantity of a line says all that waits to be added to it, and the one that it has is no change', () => {
  const more = away().when(addToCart('a')).when(addToCart('a', 2))
  expect(view(more)).toMatchObject({ waiting: 2 })
  const set = more.when(events.quantityChanged({ uid: 'line-a', quantity: 7 }))
  expect(view(set)).toMatchObject({ waiting: 2 })
  expect(view(set).lines[0]).toMatchObject({ sku: 'a', quantity: 7 })
  const back = set.when(events.quantityChanged({ uid: 'line-a', quantity: 2 }))
  expect(view(back)).toMatchObject({ waiting: 1 })
  expect(view(back).lines[0]).toMatchObject({ sku: 'a', quantity: 2, state: 'taken' })
})

test('[4c.3] a line with more on its way can be set back to what it has', () => {
  const more = shoppingAtMesa(['a', 2]).when(addToCart('a'))
  expect(more.when(events.quantityChanged({ uid: 'line-a', quantity: 2 })).refused).toBeNull()
})

test('[I11] gifts with words of their own stay changes of their own', () => {
  const gift = events.addRequested({
    item: itemOf('g', 1, { enteredOptions: [{ uid: 'u', value: 'Hi' }] }),
    facts: null,
  })
  expect(view(away().when(gift).when(gift)).waiting).toBe(3)
})

test('[I11] pauses are spread, heed what the service asks for, and are told', () => {
  const asked = shoppingAtMesa().when(addToCart('x'))
  const pauseOf = (more: object) => {
    const shop = lost(asked, asked.id, more)
    const at = shop.events.at(-1)?.at ?? 0
    expect(view(shop)).toMatchObject({ status: 'offline', waitingSince: at })
    return (view(shop).nextTryAt ?? 0) - at
  }
  expect([0, 0.5, 0.999].map((jitter) => pauseOf({ jitter }))).toEqual([2000, 3000, 3998])
  expect(pauseOf({ retryAfterMs: 60_000, jitter: 0 })).toBe(60_000)
  expect(pauseOf({ retryAfterMs: 60_000, jitter: 0.5 })).toBe(63_000)
  const held = lost(asked, asked.id, { retryAfterMs: 60_000 })
  expect(held.when(events.woken({}), 1000).refused).toBe('EVENT_REJECTED')
  expect(sentOf(held.when(events.woken({}), 60_000))).toHaveLength(1)
})

test('[I11] [8.25] what is refused after it waited is said by the name of its line, and the rest goes on', () => {
  const woken = away()
    .when(addToCart('b'))
    .when(events.quantityChanged({ uid: 'line-a', quantity: 5 }))
    .when(events.woken({}), 2000)
  const cart = sampleCommerceCart([sampleLine('a', 2)])
  const refuse = (shop: Scenario, code: string) =>
    shop
      .when(events.answered({ change: changeOf(shop)?.id ?? '', cart, errors: [{ code, title: '', text: 'No.' }] }))
      .when(events.fetched({ cart }))
  const first = refuse(woken, 'NOT_SALABLE')
  const second = refuse(first, 'INSUFFICIENT_STOCK')
  const third = refuse(second, 'UNDEFINED')
  expect(view(third).refused).toMatchObject([
    { name: 'Blue Hour', code: 'NOT_SALABLE', waited: true },
    { name: 'Blue Hour', code: 'INSUFFICIENT_STOCK', waited: true },
    { name: 'Product a', code: 'UNDEFINED', sentence: 'No.', waited: true },
  ])
  expect(view(third)).toMatchObject({ waiting: 0, waitingSince: null, lines: [{ sku: 'a', state: 'refused' }] })
  expect(view(third.when(addToCart('a'))).refused).toHaveLength(2)
  expect(view(third.when(events.problemDismissed({}))).refused).toEqual([])
})

test('[4a] an answer that names another cart is that cart; a second answer changes nothing', () => {
  const asked = shoppingAtMesa(['a', 2]).when(addToCart('x'))
  const other = { ...sampleCommerceCart([sampleLine('z', 1)]), id: 'd'.repeat(32) }
  const shop = asked.when(answerTo(asked.id, other))
  expect(view(shop)).toMatchObject({ cartId: other.id, waiting: 0, lines: [{ sku: 'z' }] })
  expect(shop.when(answerTo(asked.id, other)).refused).toBe('EVENT_REJECTED')
})
