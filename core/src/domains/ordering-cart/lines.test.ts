/** What the cart's lines show, and what is sent for them, while answers are outstanding. */
import { expect, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { add, callOf, chooseMiami, chooseTampa, sampleLinePreview, shopping } from '../../testing/ordering-samples.ts'
import { sampleCart, sampleItem } from '../../testing/samples.ts'
import { orderingCartEvents as events } from './ordering-cart.events.ts'
import { addLabel } from './ordering-cart.view.ts'

const view = (shop: ReturnType<typeof given>) => shop.view.orderingCart.view
const label = (shop: ReturnType<typeof given>, productId = 'p1', option = '3.5g') =>
  addLabel(view(shop), productId, option)
const change = (quantity: number, productId = 'p1', option = '3.5g') =>
  events.quantityChanged({ productId, option, quantity })

test('[4b.4] another size of a product is its own line', () => {
  const small = sampleItem('p1', 2)
  const big = sampleItem('p1', 1, '7g')
  const asked = shopping(2).when(add(1, 'p1', '7g'))
  expect(callOf(asked)).toMatchObject({ call: 'add', productId: 'p1', option: '7g', quantity: 1 })
  const both = asked.when(events.changed({ intent: asked.id, cart: sampleCart([small, big]) }))
  expect(label(both, 'p1', '7g')).toBe('In Cart')
  expect(callOf(both.when(change(0, 'p1', '7g')))).toMatchObject({ call: 'delete', itemId: 'item-p1-7g' })
  expect(both.when(add(2)).refused).toBe('EVENT_REJECTED')
  // A pending change of one size does not affect the other size or another product.
  const waiting = both.when(change(4))
  expect(waiting.when(change(4, 'p1', '7g')).refused).toBeNull()
  expect(waiting.when(add(4, 'p2')).refused).toBeNull()
  expect(waiting.when(change(4)).refused).toBe('EVENT_REJECTED')
})

test('changes of several lines are sent one by one, in order', () => {
  const first = shopping().when(add(2))
  const second = first.when(add(1, 'p2'))
  const third = second.when(add(1, 'p3'))
  const items = [sampleItem('p1', 2)]
  const one = third.when(events.changed({ intent: first.id, cart: sampleCart(items) }))
  expect(callOf(one)).toMatchObject({ intent: second.id, productId: 'p2' })
  const two = one.when(events.changed({ intent: second.id, cart: sampleCart([...items, sampleItem('p2', 1)]) }))
  expect(callOf(two)).toMatchObject({ intent: third.id, productId: 'p3' })
})

test('[4b.1] [4b.3] a label waits for the last change of its own line only', () => {
  const first = shopping().wait(6000).when(add(2))
  const answer = events.changed({ intent: first.id, cart: sampleCart([sampleItem('p1', 2)]) })
  expect(label(first.when(add(3)).when(answer).wait(10_000))).toBe('...')
  const other = first.when(add(1, 'p2')).when(answer)
  expect(label(other.wait(999))).toBe('...')
  expect(label(other.wait(1000))).toBe('Add to Cart')
})

test("[4b.1] [4b.3] only a new line shows 'In Cart', not a changed one", () => {
  const more = shopping().wait(6000).when(add(3))
  expect(label(more.when(events.changed({ intent: more.id, cart: sampleCart([sampleItem('p1', 3)]) })))).toBe('...')
  const changed = shopping().when(change(1, 'p2'))
  expect(callOf(changed)).toMatchObject({ call: 'add', productId: 'p2' })
  const answer = sampleCart([sampleItem('p1', 1), sampleItem('p2', 1)])
  expect(label(changed.when(events.changed({ intent: changed.id, cart: answer })), 'p2')).toBe('...')
})

test('[4b.1] a label that was set again gets its full time', () => {
  const shop = shopping()
  const elapsed = (key: string, until: number) => shop.when(events.noticeElapsed({ key, until })).refused
  expect(elapsed('p1|3.5g', 1)).toBe('EVENT_REJECTED')
  expect(elapsed('p9|3.5g', 1)).toBe('EVENT_REJECTED')
})

test('while a change is in flight the cart is working, and shows the expected result', () => {
  const asked = given(chooseMiami()).when(add(2))
  const line = {
    productId: 'p1',
    option: '3.5g',
    quantity: 2,
    basePrice: 3500,
    total: 7000,
    saved: 0,
    weightMg: 0,
    pending: true,
    state: 'sending',
  }
  const { name, brand, category, image, strainType } = sampleLinePreview
  expect(view(asked)).toMatchObject({ status: 'working', summary: null, count: 2 })
  expect(view(asked).lines).toEqual([{ ...line, id: 'p1|3.5g', name, brand, category, image, strainType }])
  const shop = shopping(2)
  expect(view(shop)).toMatchObject({ status: 'ready', count: 2 })
  expect(view(shop.when(change(0)))).toMatchObject({ status: 'working', lines: [], count: 0 })
  // The change carries no preview, so the name of a new line is unknown.
  expect(view(shop.when(change(1, 'p2'))).lines).toHaveLength(1)
})

test('[3.4.1] [3.4.2] a line shows the server’s data: discounts, image, strain', () => {
  const item = {
    ...sampleItem('p1', 3),
    discounts: [
      { name: 'A', amount: 500 },
      { name: 'B', amount: 250 },
    ],
  }
  const product = { ...item.product, image: '/media/p1.jpg', strain_type: 'INDICA' }
  const asked = shopping().when(add(3))
  const shop = asked.when(events.changed({ intent: asked.id, cart: sampleCart([{ ...item, product }]) }))
  expect(view(shop).lines).toMatchObject([
    { id: item.id, total: 9750, saved: 750, image: '/media/p1.jpg', strainType: 'INDICA', pending: false },
  ])
  expect(view(shopping()).lines).toMatchObject([{ image: null, strainType: null }])
})

test('an empty cart has no totals', () => {
  const asked = shopping().when(add(0))
  const empty = asked.when(events.changed({ intent: asked.id, cart: sampleCart([]) }))
  expect(view(empty)).toMatchObject({ status: 'empty', summary: null, lines: [] })
})

test('[4b.6] the question shows only while it is open', () => {
  const elsewhere = shopping().when(chooseTampa())
  expect(view(shopping()).prompt).toBeNull()
  expect(view(elsewhere).prompt).toBeNull()
  expect(view(elsewhere.when(add(2))).prompt).not.toBeNull()
  expect(view(elsewhere.when(add(2)).when(events.newCartDeclined({}))).prompt).toBeNull()
})

test('a problem can be dismissed once', () => {
  expect(shopping().when(events.problemDismissed({})).refused).toBe('EVENT_REJECTED')
})
