import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dispensaryEvents } from '../dispensary/dispensary.events.ts'
import { type Scenario, given } from '../../testing/given.ts'
import { add, callOf, chooseMiami, chooseTampa, shopping } from '../../testing/ordering-samples.ts'
import { sampleCart, sampleItem } from '../../testing/samples.ts'
import { orderingCartEvents as events } from './ordering-cart.events.ts'
import { CART_COOKIE_DAYS, SNAPSHOT_FRESH_MS } from './ordering-cart.rules.ts'
import { addLabel } from './ordering-cart.view.ts'

const miami = chooseMiami()
const tampa = chooseTampa()
const label = (shop: Scenario) => addLabel(shop.view.orderingCart.view, 'p1', '3.5g')
test("[4b.1] [9b.5] [4b.5] the label changes to '...', a cart is created, then 'In Cart', and back after 5 s", () => {
  const wished = given(miami).when(add())
  expect(label(wished)).toBe('...')
  expect(callOf(wished)).toEqual({
    key: `${wished.id}:create:101:RECREATIONAL:false`,
    intent: wished.id,
    call: 'create',
    storeId: '101',
    delivery: false,
    pricingType: 'RECREATIONAL',
  })
  const created = wished.when(events.created({ intent: wished.id, cart: sampleCart([]) }))
  expect(callOf(created)).toMatchObject({
    call: 'add',
    cartId: 'cart-0001',
    productId: 'p1',
    option: '3.5g',
    quantity: 1,
  })
  const done = created.when(events.changed({ intent: wished.id, cart: sampleCart([sampleItem('p1', 1)]) }))
  expect(label(done)).toBe('In Cart')
  expect(label(done.wait(4999))).toBe('In Cart')
  expect(label(done.wait(5000))).toBe('Add to Cart')
})

test("[4b.1] [8.3] an answer without items: 'Cart Limit Reached!' for 5 s, and the cart is unchanged", () => {
  const more = shopping().when(add(9))
  const refused = more.when(events.limitReached({ intent: more.id }))
  expect(label(refused)).toBe('Cart Limit Reached!')
  expect(label(refused.wait(4999))).toBe('Cart Limit Reached!')
  expect(label(refused.wait(5000))).toBe('Add to Cart')
  expect(refused.view.orderingCart.view.lines).toMatchObject([{ quantity: 1, pending: false }])
})

test("[4b.2] [8.4] declining the new cart: 'Action cancelled' for 3 s", () => {
  const declined = shopping().wait(6000).when(tampa).when(add()).when(events.newCartDeclined({}))
  expect(label(declined)).toBe('Action cancelled')
  expect(label(declined.wait(2999))).toBe('Action cancelled')
  expect(label(declined.wait(3000))).toBe('Add to Cart')
  expect(declined.view.orderingCart.view.lines).toHaveLength(1)
})

test("[4b.3] after an update or a removal the label is back at 'Add to Cart' after 1 s", () => {
  const change = (quantity: number) => {
    const asked = shopping(2)
      .wait(6000)
      .when(events.quantityChanged({ productId: 'p1', option: '3.5g', quantity }))
    const items = quantity > 0 ? [sampleItem('p1', quantity)] : []
    return asked.when(events.changed({ intent: asked.id, cart: sampleCart(items) }))
  }
  for (const quantity of [3, 0]) {
    expect(label(change(quantity).wait(999))).toBe('...')
    expect(label(change(quantity).wait(1000))).toBe('Add to Cart')
  }
})

test('[4b.4] adding a line that exists: 0 removes it, anything else is its new quantity', () => {
  expect(callOf(shopping(2).when(add(0)))).toMatchObject({ call: 'delete', itemId: 'item-p1-3.5g' })
  expect(callOf(shopping(2).when(add(3)))).toMatchObject({ call: 'update', itemId: 'item-p1-3.5g', quantity: 3 })
  expect(shopping(2).when(add(2)).refused).toBe('EVENT_REJECTED')
  expect(given(miami).when(add(0)).refused).toBe('EVENT_REJECTED')
})

test('[4b.6] a cart of another store: asks; on yes everything is cleared and a new cart starts', () => {
  const asked = shopping().when(tampa).when(add(2))
  expect(asked.view.orderingCart.view).toMatchObject({
    status: 'askingNewCart',
    prompt: {
      question: 'Do you want to create a new cart?',
      from: { storeName: 'Miami', mode: 'RECREATIONAL' },
      to: { storeName: 'Tampa', mode: 'RECREATIONAL' },
    },
  })
  expect(asked.effects.map(({ effect }) => effect)).toEqual(['ui.saveCartToast'])
  const accepted = asked.when(events.newCartAccepted({}))
  expect(callOf(accepted)).toMatchObject({ call: 'create', storeId: '102', pricingType: 'RECREATIONAL' })
  expect(accepted.view.orderingCart.view).toMatchObject({ summary: null, lines: [{ quantity: 2, pending: true }] })
})

test('[4b.6] a cart of another pricing type asks too', () => {
  const medical = shopping().when(dispensaryEvents.modeChosen({ mode: 'MEDICAL' }))
  expect(medical.view.orderingCart.view.elsewhere).toBe(true)
  const asked = medical.when(add(2))
  expect(asked.view.orderingCart.view.prompt?.to).toEqual({ storeId: '101', storeName: 'Miami', mode: 'MEDICAL' })
  expect(callOf(asked.when(events.newCartAccepted({})))).toMatchObject({ call: 'create', pricingType: 'MEDICAL' })
})

test('[4b.6] an empty cart of another store does not ask', () => {
  const emptied = shopping().when(add(0))
  const empty = emptied.when(events.changed({ intent: emptied.id, cart: sampleCart([]) }))
  expect(callOf(empty.when(tampa).when(add()))).toMatchObject({ call: 'create', storeId: '102' })
})

test('[4b.6] a late answer for the abandoned cart changes nothing', () => {
  const sending = shopping().when(add(5))
  const moved = sending.when(tampa).when(add(1)).when(events.newCartAccepted({}))
  expect(moved.when(events.changed({ intent: sending.id, cart: sampleCart([sampleItem('p1', 5)]) })).refused).toBe(
    'EVENT_REJECTED',
  )
})

test('[4b.7] [9b.2] a snapshot under 300000 ms old is reused, an older one refetched', () => {
  expect(SNAPSHOT_FRESH_MS).toBe(300_000)
  const shop = shopping()
  expect(shop.when(events.opened({}), SNAPSHOT_FRESH_MS - 1).refused).toBe('EVENT_REJECTED')
  const old = shop.when(events.opened({}), SNAPSHOT_FRESH_MS)
  expect(old.effects).toEqual([
    { effect: 'orderingCart.fetch', params: { storeId: '101', cartId: 'cart-0001', delivery: false } },
  ])
  const fetched = old.when(events.fetched({ cart: sampleCart([sampleItem('p1', 4)]) }))
  expect(fetched.view.orderingCart.view.count).toBe(4)
  expect(old.when(events.fetched({ cart: sampleCart([], { id: 'another-1' }) })).refused).toBe('EVENT_REJECTED')
})

test('[4b.8] fetching a cart without items resets it', () => {
  const gone = shopping().when(events.gone({ cartId: 'cart-0001' }))
  expect(gone.view.orderingCart.view).toMatchObject({ status: 'empty', lines: [], summary: null })
  expect(gone.effects).toEqual([{ effect: 'orderingCart.forgetIds', params: {} }])
})

test('a cart that the server no longer has is created again for the change that found out', () => {
  const asked = shopping().when(add(3))
  const gone = asked.when(events.gone({ cartId: 'cart-0001' }))
  expect(callOf(gone)).toMatchObject({ intent: asked.id, call: 'create' })
})

test('without a store an add waits, and continues once one is chosen', () => {
  const waiting = given(add(2))
  expect(waiting.view.orderingCart.view.status).toBe('waitingForStore')
  expect(callOf(waiting)).toBeUndefined()
  expect(callOf(waiting.when(miami))).toMatchObject({ call: 'create', storeId: '101' })
  const cancelled = waiting.when(events.addCancelled({}))
  expect(callOf(cancelled.when(miami))).toBeUndefined()
  expect(waiting.wait(600_000).view.orderingCart.view.status).toBe('empty')
})

test('changes are sent one at a time, and the last one for a line wins', () => {
  const first = shopping().when(add(2))
  const second = first.when(add(3)).when(add(4))
  expect(callOf(second)).toBeUndefined()
  const answered = second.when(events.changed({ intent: first.id, cart: sampleCart([sampleItem('p1', 2)]) }))
  expect(callOf(answered)).toMatchObject({ call: 'update', quantity: 4 })
  expect(answered.view.orderingCart.view.lines).toMatchObject([{ quantity: 4, pending: true, total: 14_000 }])
})

test('[8.25] each code has a sentence, and the line shows the server’s state again', () => {
  for (const code of [
    'PRODUCT_NOT_FOUND',
    'NOT_SALABLE',
    'INSUFFICIENT_STOCK',
    'UNDEFINED',
    'NETWORK_FAILED',
    'NEVER_SEEN',
  ]) {
    const asked = shopping().when(add(9))
    const failed = asked.when(events.failed({ intent: asked.id, code }))
    expect(failed.view.orderingCart.view.problem?.sentence).toMatch(/^[A-Z].{20,}\.$/)
    expect(failed.view.orderingCart.view.lines).toMatchObject([{ quantity: 1 }])
    expect(failed.when(events.problemDismissed({})).view.orderingCart.view.problem).toBeNull()
  }
})

test('[9b.1] the ids are kept in cookies for 3 days', () => {
  expect(CART_COOKIE_DAYS).toBe(3)
  const wished = given(miami).when(add())
  const created = wished.when(events.created({ intent: wished.id, cart: sampleCart([]) }))
  expect(created.effects[0]).toEqual({
    effect: 'orderingCart.keepIds',
    params: { storeId: '101', cartId: 'cart-0001' },
  })
})

test('totals include delivery once it is chosen', () => {
  const delivered = shopping().when(dispensaryEvents.fulfilmentChosen({ deliveryCode: 'D101' }))
  expect(delivered.effects.at(-1)).toMatchObject({ effect: 'orderingCart.fetch', params: { delivery: true } })
  expect(callOf(delivered.when(add(2)))).toMatchObject({ call: 'update', delivery: true })
})

test('removing a line that never reached the server needs no call', () => {
  const busy = shopping().when(add(2))
  const other = busy.when(add(1, 'p2')).when(add(0, 'p2'))
  const answered = other.when(events.changed({ intent: busy.id, cart: sampleCart([sampleItem('p1', 2)]) }))
  expect(callOf(answered)).toBeUndefined()
  expect(answered.view.orderingCart.view.status).toBe('ready')
})

test('in any sequence, at most one call is in flight, and no line is shown with quantity 0', () => {
  const product = fc.constantFrom('p1', 'p2', 'p3')
  const step = fc.oneof(
    fc.tuple(fc.constant('add' as const), product, fc.integer({ min: 0, max: 5 })),
    fc.tuple(
      fc.constantFrom('answer', 'limit', 'fail', 'gone', 'store', 'accept', 'decline') as fc.Arbitrary<'answer'>,
      product,
      fc.constant(1),
    ),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let shop = given(miami)
      let out: string | null = null
      for (const [kind, productId, quantity] of steps as [string, string, number][]) {
        const intent: string = out ?? 'nothing'
        const cart = sampleCart([sampleItem(productId, 1)])
        if (kind === 'add') shop = shop.when(add(quantity, productId))
        else if (kind === 'answer') {
          const made = shop.when(events.created({ intent, cart }))
          shop = made.refused === null ? made : shop.when(events.changed({ intent, cart }))
        } else if (kind === 'limit') shop = shop.when(events.limitReached({ intent }))
        else if (kind === 'fail') shop = shop.when(events.failed({ intent, code: 'UNDEFINED' }))
        else if (kind === 'gone') shop = shop.when(events.gone({ cartId: 'cart-0001' }))
        else if (kind === 'store') shop = shop.when(tampa)
        else shop = shop.when(kind === 'accept' ? events.newCartAccepted({}) : events.newCartDeclined({}))
        const calls = shop.effects.filter(({ effect }) => effect === 'orderingCart.call')
        expect(calls.length).toBeLessThanOrEqual(1)
        const [sent] = calls
        if (sent) out = (sent.params as { intent: string }).intent
        for (const line of shop.view.orderingCart.view.lines) expect(line.quantity).toBeGreaterThan(0)
      }
    }),
    { numRuns: 300 },
  )
})
