import { expect, test } from 'vitest'
import { sampleCart, sampleItem } from '../../testing/samples.ts'
import { nextCall } from './next-call.ts'
import { type OrderingCartContext, emptyContext } from './ordering-cart.context.ts'

const target = { storeId: '101', storeName: 'Miami', mode: 'RECREATIONAL', delivery: false } as const
const wish = (quantity: number, id = 'event-1') =>
  ({ id, kind: 'add', productId: 'p1', option: '3.5g', quantity, facts: null }) as const
const known = (...items: Parameters<typeof sampleItem>[]) => ({
  ...sampleCart(items.map((item) => sampleItem(...item))),
  storeName: 'Miami',
  fetchedAt: 0,
})
const keyOf = (more: Partial<OrderingCartContext>, event = 'event-1') =>
  nextCall({ ...emptyContext, target, queue: [wish(2)], ...more }, event)?.key

test('[I8] [I4] an event that is decided again in another log, and asks for something else there, asks with another key', () => {
  const keys = [
    keyOf({}),
    keyOf({ target: { ...target, mode: 'MEDICAL' } }),
    keyOf({ target: { ...target, delivery: true } }),
    keyOf({ cart: known() }),
    keyOf({ cart: { ...known(), id: 'cart-0002' } }),
    keyOf({ cart: known(), queue: [wish(3)] }),
    keyOf({ cart: known(), queue: [wish(2, 'event-0')] }),
    keyOf({ cart: known(['p1', 1]) }),
    keyOf({ cart: known(['p1', 1]), queue: [wish(0)] }),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('[I4] a wish that is sent again, whatever led to it, has the same key: what a loss of power took is not taken twice', () => {
  for (const more of [{ cart: known() }, { cart: known(['p1', 1]) }, { cart: known(['p1', 1]), queue: [wish(0)] }])
    expect(keyOf(more, 'event-3')).toBe(keyOf(more, 'event-2'))
})

test('[I10] a cart that is gone before anything is in it is made anew', () => {
  expect(keyOf({}, 'event-3')).not.toBe(keyOf({}, 'event-2'))
})

test('[I4] a key is one that the gateway takes, however long ids are', () => {
  const uuid = '0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
  const cart = { ...known(['p1', 1]), id: 'c'.repeat(64) }
  const items = cart.items.map((item) => ({ ...item, id: 'i'.repeat(64) }))
  for (const queue of [[wish(999, uuid)], [wish(0, uuid)], [{ ...wish(999, uuid), productId: 'p2' }]])
    expect(keyOf({ cart: { ...cart, items }, queue }, uuid)).toMatch(/^[\x21-\x7e]{8,200}$/)
})
