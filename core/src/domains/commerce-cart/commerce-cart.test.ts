import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { LABELS } from '../../rules/cart/labels.ts'
import { dispensaryEvents } from '../dispensary/dispensary.events.ts'
import { sessionEvents } from '../session/session.events.ts'
import { sampleCommerceCart, sampleCommerceStore, sampleLine, sampleOrder } from '../../testing/commerce-samples.ts'
import {
  addToCart,
  answerTo,
  chooseMesa,
  guestCart,
  madeFor,
  sentOf,
  shoppingAtMesa,
} from '../../testing/commerce-shopping.ts'
import { START, type Scenario, given } from '../../testing/given.ts'
import { checkoutEvents } from '../checkout/checkout.events.ts'
import { type Change, change as changeShape } from './changes.ts'
import { commerceCartEvents as events } from './commerce-cart.events.ts'
import { choiceKey, skuRoot } from './commerce-cart.rules.ts'
import { type CommerceCartView, commerceAddLabel } from './commerce-cart.view.ts'

const MINUTE = 60_000
const containing = (text: string): unknown => expect.stringContaining(text)
const something: unknown = expect.anything()
const like = (part: object): unknown => expect.objectContaining(part)
const chosen = chooseMesa()
const cartId = guestCart

const view = (scenario: Scenario): CommerceCartView => scenario.view.commerceCart.view
const quantities = (scenario: Scenario) =>
  Object.fromEntries(view(scenario).lines.map((line) => [line.sku, line.quantity]))
const requantify = (uid: string, quantity: number) => events.quantityChanged({ uid, quantity })
test('[4c.2] an add is shown at once, creates a cart, and ends in the server’s cart', () => {
  const wished = given(chosen).when(addToCart('a', 2))
  expect(wished.effects.filter(({ effect }) => effect.startsWith('commerceCart.'))).toMatchObject([
    { effect: 'commerceCart.create', params: { shopping: { storeCode: 'az_mesa' } } },
  ])
  expect(view(wished)).toMatchObject({
    status: 'working',
    count: 2,
    lines: [{ name: 'Blue Hour', quantity: 2, total: 4000, pending: true, changeable: true }],
  })
  expect(commerceAddLabel(view(wished), { sku: 'a' })).toBe(LABELS.working)
  const ready = wished.when(madeFor(wished.id))
  expect(sentOf(ready)).toMatchObject([
    { params: { cartId, change: { id: wished.id, kind: 'add', item: { sku: 'a' } } } },
  ])
  expect(view(ready).lines[0]).toMatchObject({ changeable: false })
  const done = ready.when(answerTo(wished.id, sampleCommerceCart([sampleLine('a', 2, { total: 3600, saved: 400 })])))
  expect(view(done)).toMatchObject({
    status: 'ready',
    lines: [{ id: 'line-a', quantity: 2, total: 3600, saved: 400, pending: false }],
    banner: 'Blue Hour is in your cart.',
  })
  expect(commerceAddLabel(view(done), { sku: 'a' })).toBe(LABELS.added)
  expect(commerceAddLabel(view(done.wait(5000)), { sku: 'a' })).toBe(LABELS.add)
})

test('[4c.2] a refusal is shown as a sentence, and the cart is fetched again', () => {
  const wished = shoppingAtMesa(['a', 1]).when(addToCart('b', 9))
  expect(quantities(wished)).toEqual({ a: 1, b: 9 })
  const refused = wished.when(
    events.answered({
      change: wished.id,
      cart: null,
      errors: [{ code: 'INSUFFICIENT_STOCK', title: '', text: 'Only 3 left.' }],
    }),
  )
  expect(view(refused)).toMatchObject({
    problem: { code: 'INSUFFICIENT_STOCK', sentence: containing('enough in stock') },
    banner: null,
  })
  expect(quantities(refused)).toEqual({ a: 1 })
  expect(refused.effects).toContainEqual({
    effect: 'commerceCart.fetch',
    params: { cartId, shopping: like({ storeCode: 'az_mesa' }) },
  })
  const read = refused.when(events.fetched({ cart: sampleCommerceCart([sampleLine('a', 1), sampleLine('b', 3)]) }))
  expect(quantities(read)).toEqual({ a: 1, b: 3 })
  expect(view(read).status).toBe('ready')
})

test('[8.25] each error code of add-to-cart and of reorder has its own sentence', () => {
  const sentences = ['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK', 'UNDEFINED'].map((code) => {
    const wished = shoppingAtMesa(['a', 1]).when(addToCart('b'))
    return view(
      wished.when(events.answered({ change: wished.id, cart: null, errors: [{ code, title: '', text: '' }] })),
    ).problem?.sentence
  })
  expect(new Set(sentences).size).toBe(4)
  const again = shoppingAtMesa(['a', 1]).when(events.reorderRequested({ orderNumber: '7' }))
  const refused = again.when(
    events.answered({
      change: again.id,
      cart: null,
      errors: [
        { code: 'REORDER_NOT_AVAILABLE', title: '', text: 'x' },
        { code: 'NOT_SALABLE', title: 'Blue Hour', text: 'x' },
      ],
    }),
  )
  expect(view(refused).issues).toMatchObject([
    { title: 'Order again', text: containing('couldn’t reorder') },
    { title: 'Blue Hour', text: containing('medical patients') },
  ])
})

test('[4c.3] a line is removed once, however often the button is pressed', () => {
  const pressed = shoppingAtMesa(['a', 2]).when(requantify('line-a', 0))
  expect(sentOf(pressed)).toHaveLength(1)
  expect(view(pressed).lines).toEqual([])
  const again = pressed.when(requantify('line-a', 0))
  expect(again.refused).toBe('EVENT_REJECTED')
  expect(again.when(answerTo(pressed.id, sampleCommerceCart())).when(requantify('line-a', 0)).refused).toBe(
    'EVENT_REJECTED',
  )
})

test('[4c.4] [9b.4] a quantity is shown at once and sent after one second without a change; the last one wins', () => {
  let pressed = shoppingAtMesa(['a', 1])
  for (const quantity of [2, 3, 4]) pressed = pressed.when(requantify('line-a', quantity), 300)
  expect(quantities(pressed)).toEqual({ a: 4 })
  expect(sentOf(pressed)).toEqual([])
  expect(sentOf(pressed.wait(999))).toEqual([])
  const late = pressed.wait(1000)
  expect(sentOf(late)).toMatchObject([{ params: { change: { kind: 'quantity', uid: 'line-a', quantity: 4 } } }])
})

test('[4c.4] quantity 0 removes at once; any other request also sends a waiting quantity', () => {
  const removed = shoppingAtMesa(['a', 1]).when(requantify('line-a', 0))
  expect(sentOf(removed)).toMatchObject([{ params: { change: { kind: 'quantity', quantity: 0 } } }])
  const hurried = shoppingAtMesa(['a', 1]).when(requantify('line-a', 2)).when(addToCart('b'), 10)
  expect(sentOf(hurried)).toMatchObject([{ params: { change: { kind: 'quantity', quantity: 2 } } }])
})

test('[4c.4] [9b.4] the success banner shows for 4 seconds', () => {
  const pressed = shoppingAtMesa(['a', 1]).when(requantify('line-a', 2)).wait(1000)
  const done = pressed.when(answerTo(changeIdOf(sentOf(pressed)[0]?.params), sampleCommerceCart([sampleLine('a', 2)])))
  expect(view(done).banner).toBe('Your cart was updated.')
  expect(view(done.wait(3999)).banner).toBe('Your cart was updated.')
  expect(view(done.wait(4000)).banner).toBeNull()
})

const sentChange = z.object({ change: changeShape })
const changeIdOf = (params: unknown): string => sentChange.parse(params).change.id

test('[4c.1] [9b.3] a guest’s cart expires after its lifetime without use, and a new empty one is created', () => {
  const cart = shoppingAtMesa(['a', 1])
  const kept = cart.when(requantify('line-a', 2)).wait(1000)
  const used = kept.when(answerTo(changeIdOf(sentOf(kept)[0]?.params), sampleCommerceCart([sampleLine('a', 2)])))
  expect(used.effects).toContainEqual({
    effect: 'commerceCart.keepId',
    params: { cartId, expiresAt: something },
  })
  expect(view(used.wait(59 * MINUTE)).cartId).toBe(cartId)
  const over = used.wait(60 * MINUTE)
  expect(view(over)).toMatchObject({ cartId: null, lines: [], status: 'empty' })
  expect(over.effects.map(({ effect }) => effect)).toEqual(['commerceCart.forgetId', 'commerceCart.create'])
})

test('[4c.1] a stored cart id is fetched; an expired one is not', () => {
  const known = given(chosen).when(events.recalled({ cartId, expiresAt: START + MINUTE }))
  expect(known.effects).toMatchObject([{ effect: 'commerceCart.fetch', params: { cartId } }])
  expect(given(chosen).when(events.recalled({ cartId, expiresAt: START - 1 })).refused).toBe('EVENT_REJECTED')
  expect(shoppingAtMesa(['a', 1]).when(events.recalled({ cartId: 'd'.repeat(32), expiresAt: START * 2 })).refused).toBe(
    'EVENT_REJECTED',
  )
})

test('[4c.2] offline changes wait in order, the cart shows it, and they are sent when the network is back', () => {
  const first = shoppingAtMesa(['a', 1]).when(addToCart('b'))
  const lost = first.when(events.unreachable({ change: first.id }))
  expect(view(lost)).toMatchObject({ status: 'offline', waiting: 1, count: 2 })
  const more = lost.when(addToCart('d')).when(requantify('line-a', 0))
  expect(more.effects).toEqual([])
  expect(view(more)).toMatchObject({ status: 'offline', waiting: 3 })
  expect(quantities(more)).toEqual({ b: 1, d: 1 })
  const back = more.when(events.woken({}))
  expect(sentOf(back)).toMatchObject([{ params: { change: { id: first.id, item: { sku: 'b' } } } }])
  const next = back.when(answerTo(first.id, sampleCommerceCart([sampleLine('a', 1), sampleLine('b', 1)])))
  expect(view(next).status).toBe('working')
  expect(sentOf(next)).toMatchObject([{ params: { change: { kind: 'add', item: { sku: 'd' } } } }])
})

test('[4c.2] an unanswered change is sent again unchanged, with growing pauses', () => {
  let waiting = shoppingAtMesa(['a', 1]).when(addToCart('b'))
  const { id } = waiting
  const pauses: number[] = []
  for (let round = 0; round < 4; round += 1) {
    waiting = waiting.when(events.unreachable({ change: id }))
    let seconds = 0
    while (sentOf(waiting).length === 0) {
      waiting = waiting.wait(1000)
      seconds += 1
    }
    pauses.push(seconds)
    expect(sentOf(waiting)).toMatchObject([{ params: { change: { id, item: { sku: 'b', quantity: 1 } } } }])
  }
  expect(pauses).toEqual([4, 8, 16, 32])
  // On wake it retries at once, and if that fails, again soon.
  const woken = waiting.when(events.unreachable({ change: id })).when(events.woken({}))
  expect(view(woken).status).toBe('offline')
  const again = woken.when(events.unreachable({ change: id }))
  expect(sentOf(again.wait(7000))).toEqual([])
  expect(sentOf(again.wait(8000))).toMatchObject([{ params: { change: { id } } }])
  // The same applies if the page wakes during a failing try.
  const during = waiting.when(events.woken({})).when(events.unreachable({ change: id }))
  expect(sentOf(during.wait(8000))).toMatchObject([{ params: { change: { id } } }])
  // It may have reached the server, so it cannot be changed in flight.
  const lost = waiting.when(events.unreachable({ change: id }))
  expect(view(lost).lines.find(({ sku }) => sku === 'b')).toMatchObject({ changeable: false })
  expect(lost.when(requantify(id, 0)).refused).toBe('EVENT_REJECTED')
})

test.each([
  {
    statement: '8.9',
    code: 'NETWORK_FAILED',
    said: /^Failed to connect to the service: we saved your change and will send it/,
  },
  {
    statement: '8.10',
    code: 'NOT_JSON',
    said: /^Failed to process response as JSON data\. We saved your change and will send it/,
  },
])('[4c.2] [$statement] an add that cannot be sent shows why, and that it is kept, until it is answered', (one) => {
  const lost = shoppingAtMesa(['a', 1]).when(addToCart('b'))
  const unsent = lost.when(events.unreachable({ change: lost.id, code: one.code }))
  expect(view(unsent)).toMatchObject({ status: 'offline', waiting: 1, problem: { code: one.code } })
  expect(view(unsent).problem?.sentence).toMatch(one.said)
  const more = unsent.when(addToCart('c'))
  expect(view(more)).toMatchObject({ waiting: 2, problem: { code: one.code } })
  const back = more.when(events.woken({}))
  const answered = back.when(answerTo(lost.id, sampleCommerceCart([sampleLine('a', 1), sampleLine('b', 1)])))
  expect(view(answered)).toMatchObject({ problem: null, lines: [{ sku: 'a' }, { sku: 'b' }, {}] })
})

test('a refusal is shown by its code, or in the words of the service if the code is unknown', () => {
  const wished = shoppingAtMesa(['a', 1]).when(events.settingChanged({ setting: { set: 'coupon', code: 'NOPE' } }))
  const refused = (code: string) => view(wished.when(events.refused({ change: wished.id, code, message: 'Nein.' })))
  expect(refused('NOT_SALABLE').problem?.sentence).toBe(
    'That product is for medical patients only. Switch to medical to add it.',
  )
  expect(refused('NEVER_HEARD_OF').problem).toEqual({ code: 'NEVER_HEARD_OF', sentence: 'Nein.' })
  const meaning = { code: 'COUPON_INVALID', params: {} }
  const translated = wished.when(events.refused({ change: wished.id, code: 'COUPON_INVALID', message: 'No.', meaning }))
  expect(view(translated).problem).toEqual({ code: 'COUPON_INVALID', sentence: 'No.', meaning })
})

test('a change that was never sent can be edited and withdrawn in the queue', () => {
  const first = shoppingAtMesa(['a', 1]).when(addToCart('b'))
  const offline = first.when(events.unreachable({ change: first.id }))
  const wished = offline.when(addToCart('d', 2))
  const more = wished.when(requantify(wished.id, 5))
  expect(quantities(more)).toEqual({ a: 1, b: 1, d: 5 })
  expect(quantities(more.when(requantify(wished.id, 0)))).toEqual({ a: 1, b: 1 })
})

test('a cart that no longer exists drops its lines and keeps the waiting adds', () => {
  const wished = shoppingAtMesa(['a', 1]).when(requantify('line-a', 3)).when(addToCart('b'))
  const gone = wished.when(events.gone({ cartId }))
  expect(quantities(gone)).toEqual({ b: 1 })
  expect(gone.effects.map(({ effect }) => effect)).toEqual(['commerceCart.forgetId', 'commerceCart.create'])
})

const signIn = (scenario: Scenario) => {
  const asked = scenario.when(sessionEvents.signInRequested({}))
  return asked.when(sessionEvents.signedIn({ attempt: asked.id, expiresAt: START + 600 * MINUTE, cart: null }))
}
const customerCart = 'd'.repeat(32)

test('[1.6] [8.11] at sign-in the guest’s cart is merged into the customer’s; issues are collected', () => {
  const begun = signIn(shoppingAtMesa(['a', 1]))
  expect(begun.effects).toContainEqual({
    effect: 'commerceCart.join',
    params: { change: cartId, source: cartId, shopping: something },
  })
  const cart = sampleCommerceCart([sampleLine('a', 1), sampleLine('z', 2)], { id: customerCart })
  const issues = [{ code: 'INSUFFICIENT_STOCK', title: 'Blue Hour', text: 'Only 1 was left.' }]
  const joined = begun.when(events.joined({ change: cartId, cart, issues }))
  expect(view(joined)).toMatchObject({ cartId: customerCart, status: 'ready', count: 3, issues })
  expect(view(joined.when(events.problemDismissed({}))).issues).toEqual([])
  expect(view(joined.wait(600 * MINUTE)).cartId).toBe(customerCart)
})

test('[1.6] a guest’s waiting changes reach their cart before it is merged', () => {
  const pressed = signIn(shoppingAtMesa(['a', 1]).when(requantify('line-a', 2)))
  expect(pressed.effects.map(({ effect }) => effect)).not.toContain('commerceCart.join')
  const due = pressed.wait(1000)
  const done = due.when(answerTo(changeIdOf(sentOf(due)[0]?.params), sampleCommerceCart([sampleLine('a', 2)])))
  expect(done.effects.map(({ effect }) => effect)).toContain('commerceCart.join')
})

test('[6.4] signing in without a guest’s cart fetches the customer’s; a cart that cannot be merged is left', () => {
  expect(signIn(given(chosen)).effects).toContainEqual(
    like({ effect: 'commerceCart.create', params: like({ change: 'new' }) }),
  )
  const refused = signIn(shoppingAtMesa(['a', 1])).when(
    events.refused({ change: cartId, code: 'NOT_FOUND', message: 'There is no such cart.' }),
  )
  expect(refused.effects.map(({ effect }) => effect)).toContain('commerceCart.create')
  expect(view(refused)).toMatchObject({ cartId: null, problem: { sentence: 'There is no such cart.' } })
})

test('[4d.2] [4d.4] the end of a session clears the cart, and an empty one is created', () => {
  const customer = signIn(shoppingAtMesa(['a', 1]))
  const joined = customer.when(
    events.joined({ change: cartId, cart: sampleCommerceCart([sampleLine('a', 1)], { id: customerCart }), issues: [] }),
  )
  const leaving = joined.when(sessionEvents.signOutRequested({}))
  const ended = leaving.when(sessionEvents.ended({ by: 'visitor' }))
  expect(view(ended)).toMatchObject({ cartId: null, lines: [], issues: [] })
  expect(ended.effects.map(({ effect }) => effect)).toEqual(
    expect.arrayContaining(['commerceCart.forgetId', 'commerceCart.create']),
  )
})

test('[4c.5] [7a.18] lines that another mode does not sell are shown first, then removed by the sku before the underscore', () => {
  expect(skuRoot('med-oil_500mg')).toBe('med-oil')
  const cart = shoppingAtMesa(['med-oil_500mg', 1], ['flower', 2])
  const asked = cart.when(events.modeCheckRequested({ mode: 'RECREATIONAL' }))
  expect(asked.effects).toMatchObject([
    { effect: 'commerceCart.flagModeChange', params: { on: true } },
    { effect: 'commerceCart.checkMode', params: { check: asked.id, cartId, mode: 'RECREATIONAL' } },
  ])
  const items = [{ sku: 'med-oil_1000mg', name: 'Oil', quantity: 1 }]
  const answered = asked.when(events.modeChecked({ check: asked.id, items }))
  expect(view(answered).modeChange).toMatchObject({ status: 'asking', mode: 'RECREATIONAL', items })
  expect(view(answered).lines).toHaveLength(2)
  const accepted = answered.when(events.modeChangeAccepted({}))
  expect(quantities(accepted)).toEqual({ flower: 2 })
  expect(sentOf(accepted)).toMatchObject([
    { params: { change: { kind: 'quantity', uid: 'line-med-oil_500mg', quantity: 0 } } },
  ])
  const declined = answered.when(events.modeChangeDeclined({}))
  expect(view(declined)).toMatchObject({ modeChange: null, count: 3 })
})

test('[8.20] [4c.5] a failed check reports why; a check without conflicts does not ask', () => {
  const asked = shoppingAtMesa(['a', 1]).when(events.modeCheckRequested({ mode: 'MEDICAL' }))
  const failed = asked.when(events.modeCheckFailed({ check: asked.id, message: 'Not now.' }))
  expect(view(failed).modeChange).toMatchObject({ status: 'failed', problem: 'Not now.' })
  expect(view(asked.when(events.modeChecked({ check: asked.id, items: [] }))).modeChange).toBeNull()
  expect(view(asked.wait(31_000)).modeChange).toBeNull()
  expect(given(chosen).when(events.modeCheckRequested({ mode: 'MEDICAL' })).refused).toBe('EVENT_REJECTED')
})

test('[3.14] an add waits for a store of this channel; choosing a store of the other channel drops it', () => {
  const waiting = given().when(addToCart('a'))
  expect(view(waiting).status).toBe('waitingForStore')
  expect(view(waiting.when(chosen))).toMatchObject({ status: 'working', count: 1 })
  const elsewhere = dispensaryEvents.chosen({
    dispensary: sampleCommerceStore('Miami', { channel: 'ordering' }),
    mode: 'RECREATIONAL',
    deliveryCode: null,
  })
  expect(view(waiting.when(elsewhere))).toMatchObject({
    status: 'empty',
    count: 0,
    problem: { sentence: containing('doesn’t carry') },
  })
  expect(given().when(events.reorderRequested({ orderNumber: '7' })).refused).toBe('STORE_REQUIRED')
})

test('[7a.14] a change of store, mode or fulfillment fetches the cart again', () => {
  const moved = shoppingAtMesa(['a', 1]).when(dispensaryEvents.modeChosen({ mode: 'MEDICAL' }))
  expect(moved.effects).toContainEqual({
    effect: 'commerceCart.fetch',
    params: { cartId, shopping: { storeCode: 'az_mesa', mode: 'MEDICAL', delivery: false } },
  })
})

test('checkout settings wait their turn, and the last one wins', () => {
  const email = (text: string) => events.settingChanged({ setting: { set: 'email', email: text } })
  const asked = shoppingAtMesa(['a', 1]).when(addToCart('b')).when(email('a@example.com')).when(email('b@example.com'))
  expect(view(asked).waiting).toBe(2)
  const next = asked.when(answerTo(firstOf(asked), sampleCommerceCart([sampleLine('a', 1), sampleLine('b', 1)])))
  expect(sentOf(next)).toMatchObject([{ params: { change: { setting: { set: 'email', email: 'b@example.com' } } } }])
})

/** The change whose answer is awaited: the add that came before both emails. */
const firstOf = (scenario: Scenario) => String(view(scenario).lines.find(({ pending }) => pending)?.id)

test('I5: a gift card’s code stays outside the event, and the cart keeps only its last characters', () => {
  const entered = shoppingAtMesa(['a', 1]).when(events.giftCardEntered({}))
  expect(entered.effects).toMatchObject([
    { effect: 'commerceCart.applyGiftCard', params: { entry: entered.id, cartId } },
  ])
  expect(view(entered).checkingGiftCard).toBe(true)
  expect(entered.when(events.giftCardEntered({})).refused).toBe('EVENT_REJECTED')
  const refused = entered.when(
    events.giftCardRefused({ entry: entered.id, code: 'SERVICE_REFUSED', message: 'No such card.' }),
  )
  expect(view(refused)).toMatchObject({ checkingGiftCard: false, problem: { sentence: 'No such card.' } })
  expect(view(entered.wait(31_000)).checkingGiftCard).toBe(false)
})

test('a live event from another device refetches the cart; not for another cart, nor while a change is in flight', () => {
  expect(shoppingAtMesa(['a', 1]).when(events.hinted({ cartId })).effects).toMatchObject([
    { effect: 'commerceCart.fetch' },
  ])
  expect(shoppingAtMesa(['a', 1]).when(events.hinted({ cartId: customerCart })).refused).toBe('EVENT_REJECTED')
  expect(shoppingAtMesa(['a', 1]).when(addToCart('b')).when(events.hinted({ cartId })).refused).toBe('EVENT_REJECTED')
})

test('[2b.8] a placed order clears the cart; a refused one refetches it', () => {
  const shoppingAt = { storeCode: 'az_mesa', mode: 'RECREATIONAL' as const, delivery: false }
  const placing = shoppingAtMesa(['a', 1]).when(
    checkoutEvents.placeRequested({ cartId, shopping: shoppingAt, asGuest: true }),
  )
  const placed = placing.when(checkoutEvents.placed({ attempt: placing.id, order: sampleOrder() }))
  expect(view(placed)).toMatchObject({ cartId: null, lines: [], cart: null })
  const refused = placing.when(checkoutEvents.refused({ attempt: placing.id, code: 'UNDEFINED', message: 'No.' }))
  expect(refused.effects).toContainEqual(like({ effect: 'commerceCart.fetch' }))
})

test('a choice has one key, regardless of the order of its options', () => {
  const key = choiceKey({ sku: 'a', selectedOptions: ['y', 'x'], enteredOptions: [{ uid: 'u', value: '1' }] })
  expect(key).toBe(choiceKey({ sku: 'a', selectedOptions: ['x', 'y'], enteredOptions: [{ uid: 'u', value: '1' }] }))
  expect(key).not.toBe(choiceKey({ sku: 'a', selectedOptions: ['x'] }))
})

const act = fc.oneof(
  fc.record({ do: fc.constant('add' as const), sku: fc.constantFrom('a', 'b', 'd') }),
  fc.record({ do: fc.constant('change' as const), sku: fc.constantFrom('a', 'b'), quantity: fc.nat({ max: 5 }) }),
  fc.record({ do: fc.constantFrom('answer' as const, 'lose' as const, 'refuse' as const) }),
  fc.record({ do: fc.constantFrom('wake' as const, 'wait' as const, 'read' as const) }),
)

test('I1 I4: in any sequence, at most one change is in flight, and each reaches the server once or is reported as refused', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let scenario = shoppingAtMesa(['a', 2], ['b', 1])
      let awaited: Change | null = null
      const server = new Map([
        ['a', 2],
        ['b', 1],
      ])
      const done = new Set<string>()
      const changeRequests = new Map<string, Change>()
      const cart = () => sampleCommerceCart([...server].map(([sku, quantity]) => sampleLine(sku, quantity)))
      const look = () => {
        for (const { params } of sentOf(scenario)) {
          const { change: wanted } = sentChange.parse(params)
          expect(awaited, 'one at a time').toBeNull()
          expect(wanted, 'what is sent again is the same').toEqual(changeRequests.get(wanted.id) ?? wanted)
          changeRequests.set(wanted.id, wanted)
          awaited = wanted
        }
      }
      /** Like the server: performs each change once, whether or not the answer arrives. */
      const perform = (wanted: Change) => {
        if (done.has(wanted.id)) return
        done.add(wanted.id)
        if (wanted.kind === 'add') server.set(wanted.item.sku, (server.get(wanted.item.sku) ?? 0) + 1)
        if (wanted.kind !== 'quantity') return
        const sku = wanted.uid.slice('line-'.length)
        if (wanted.quantity === 0) server.delete(sku)
        else if (server.has(sku)) server.set(sku, wanted.quantity)
      }
      const step = (next: Scenario) => {
        scenario = next
        look()
      }
      const pass = (milliseconds: number) => {
        scenario = scenario.wait(milliseconds, step)
      }
      const settle = (how: 'answer' | 'lose' | 'refuse') => {
        const current = awaited
        if (!current) return
        awaited = null
        if (how !== 'refuse') perform(current)
        if (how === 'lose') return step(scenario.when(events.unreachable({ change: current.id })))
        if (how === 'refuse')
          return step(scenario.when(events.refused({ change: current.id, code: 'UNDEFINED', message: 'No.' })))
        step(scenario.when(answerTo(current.id, cart())))
      }
      for (const each of acts) {
        if (each.do === 'add') step(scenario.when(addToCart(each.sku)))
        else if (each.do === 'change') step(scenario.when(requantify(`line-${each.sku}`, each.quantity)))
        else if (each.do === 'wake') step(scenario.when(events.woken({})))
        else if (each.do === 'wait') pass(1000)
        else if (each.do === 'read') step(scenario.when(events.fetched({ cart: cart() })))
        else settle(each.do)
      }
      // The network stays up: every waiting change is sent, and the view matches the server.
      for (
        let round = 0;
        round < 60 && view(scenario).status !== 'ready' && view(scenario).status !== 'empty';
        round += 1
      ) {
        if (awaited) settle('answer')
        else step(scenario.when(events.fetched({ cart: cart() })))
        if (!awaited) step(scenario.when(events.woken({})))
        if (!awaited) pass(1000)
      }
      expect(quantities(scenario)).toEqual(Object.fromEntries(server))
      expect(view(scenario).waiting).toBe(0)
    }),
  )
})

test('[4c.4] a waiting quantity is not sent while the cart is fetched, and is sent afterwards', () => {
  const refused = shoppingAtMesa(['a', 2]).when(requantify('line-a', 3)).wait(1000)
  const reading = refused
    .when(
      events.refused({
        change: sentChange.parse(sentOf(refused)[0]?.params).change.id,
        code: 'UNDEFINED',
        message: 'No.',
      }),
    )
    .when(requantify('line-a', 1))
    .wait(5000)
  expect(reading.events.filter(({ type }) => type === 'commerceCart.pauseElapsed')).toHaveLength(1)
  const read = reading.when(events.fetched({ cart: sampleCommerceCart([sampleLine('a', 2)]) }))
  expect(sentOf(read)).toMatchObject([{ params: { change: { uid: 'line-a', quantity: 1 } } }])
})

test('[4c.3] a line whose removal is in flight can no longer be changed', () => {
  const going = shoppingAtMesa(['a', 2]).when(requantify('line-a', 0))
  expect(sentOf(going)).toHaveLength(1)
  expect(going.when(requantify('line-a', 3)).refused).toBe('EVENT_REJECTED')
})
