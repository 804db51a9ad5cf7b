/** Late answers, expiring carts, and what a page knows while a cart is being fetched. */
import { expect, test } from 'vitest'
import { checkoutEvents } from '../checkout/checkout.events.ts'
import { dispensaryEvents } from '../dispensary/dispensary.events.ts'
import { sessionEvents } from '../session/session.events.ts'
import {
  addToCart,
  answerTo,
  chooseMesa,
  guestCart,
  madeFor,
  sentOf,
  shoppingAtMesa,
} from '../../testing/commerce-shopping.ts'
import { sampleCommerceCart, sampleCommerceStore, sampleLine, sampleOrder } from '../../testing/commerce-samples.ts'
import { START, type Scenario, given } from '../../testing/given.ts'
import { commerceCartEvents as events } from './commerce-cart.events.ts'
import { CART_FRESH_MS, WAIT_FOR_ANSWER_MS, WAIT_FOR_STORE_MS } from './commerce-cart.rules.ts'

const HOUR = 3_600_000
const mine = 'd'.repeat(32)
const view = (scenario: Scenario) => scenario.view.commerceCart.view
const names = (scenario: Scenario) =>
  scenario.effects.flatMap(({ effect }) => (effect.startsWith('commerceCart.') ? [effect.slice(13)] : []))
const cart = sampleCommerceCart([sampleLine('a', 1)])
function signIn(scenario: Scenario): Scenario {
  const asked = scenario.when(sessionEvents.signInRequested({}))
  return asked.when(sessionEvents.signedIn({ attempt: asked.id, expiresAt: START + 600 * HOUR, cart: null }))
}
const known = () => given(chooseMesa()).when(events.recalled({ cartId: guestCart, expiresAt: START + HOUR }))

test('an answer to another change, or of another cart, is refused', () => {
  const asked = shoppingAtMesa(['a', 1]).when(addToCart('b'))
  const refused = [
    answerTo('other', cart),
    madeFor('other'),
    madeFor(asked.id),
    events.refused({ change: 'other', code: 'X', message: 'No.' }),
    events.unreachable({ change: 'other' }),
    events.joined({ change: asked.id, cart, issues: [] }),
    events.fetched({ cart }),
    events.gone({ cartId: mine }),
    events.woken({}),
    events.retryDue({ at: 1 }),
    events.expired({ at: 1 }),
    events.fetchFailed({ cartId: guestCart }),
  ]
  for (const event of refused) expect([event.type, asked.when(event).refused]).toEqual([event.type, 'EVENT_REJECTED'])
  const idle = shoppingAtMesa(['a', 1])
  expect(idle.when(events.fetched({ cart: { ...cart, id: mine } })).refused).toBe('EVENT_REJECTED')
  expect(idle.when(events.problemDismissed({})).refused).toBe('EVENT_REJECTED')
  expect(idle.when(events.noticeElapsed({ key: 'a', until: 1 })).refused).toBe('EVENT_REJECTED')
  expect(idle.when(events.bannerElapsed({ until: 1 })).refused).toBe('EVENT_REJECTED')
  const first = given(chooseMesa()).when(addToCart('b'))
  expect(first.when(madeFor('other')).refused).toBe('EVENT_REJECTED')
  const customer = signIn(idle)
  expect(customer.when(events.joined({ change: 'other', cart, issues: [] })).refused).toBe('EVENT_REJECTED')
})

test('a problem can be dismissed once', () => {
  const asked = shoppingAtMesa(['a', 1]).when(addToCart('b'))
  const refused = asked.when(events.refused({ change: asked.id, code: 'X', message: 'No.' }))
  const dismissed = refused.when(events.problemDismissed({}))
  expect(view(dismissed).problem).toBeNull()
  expect(dismissed.when(events.problemDismissed({})).refused).toBe('EVENT_REJECTED')
})

test('a postponed retry is dropped once another try has started', () => {
  const asked = shoppingAtMesa(['a', 1]).when(addToCart('b'))
  const lost = asked.when(events.unreachable({ change: asked.id }))
  expect(lost.when(events.retryDue({ at: 1 })).refused).toBe('EVENT_REJECTED')
  expect(names(lost.when(events.woken({})))).toEqual(['send'])
  expect(lost.when(events.woken({})).when(events.woken({})).refused).toBe('EVENT_REJECTED')
})

test('[4c.1] [9b.3] a guest’s cart does not expire while a change is in flight or the network is away', () => {
  const used = shoppingAtMesa(['a', 1])
  const answered = used.events.findLast(({ type }) => type === 'commerceCart.answered')
  const over = events.expired({ at: (answered?.at ?? 0) + HOUR })
  const sending = used.when(addToCart('b'))
  expect(sending.when(over).refused).toBe('EVENT_REJECTED')
  expect(sending.when(events.unreachable({ change: sending.id })).when(over).refused).toBe('EVENT_REJECTED')
  expect(used.when(events.expired({ at: 5 })).refused).toBe('EVENT_REJECTED')
  expect(names(used.when(over))).toEqual(['forgetId', 'create'])
})

test('[4c.1] [shop 12] whose cart with items has expired is told so, until it is dismissed; an empty one goes without a word', () => {
  const used = shoppingAtMesa(['a', 1])
  const answered = used.events.findLast(({ type }) => type === 'commerceCart.answered')
  const over = used.when(events.expired({ at: (answered?.at ?? 0) + HOUR }))
  expect(view(over).issues).toMatchObject([
    { title: 'Your cart has expired', meaning: { code: 'CART_EXPIRED', params: { minutes: 60 } } },
  ])
  expect(view(over.when(events.problemDismissed({}))).issues).toEqual([])
  const gone = used.when(events.gone({ cartId: view(used).cartId ?? '' }))
  expect(view(gone).issues).toMatchObject([{ title: 'Your cart has expired' }])
})

test('[4c.1] the store’s cart lifetime applies; without one, the cart does not expire early', () => {
  const made = (lifetime: number | null) => {
    const first = given(chooseMesa()).when(addToCart('a'))
    return first.when(madeFor(first.id, lifetime))
  }
  const expiry = (scenario: Scenario) => scenario.effects.find(({ effect }) => effect === 'commerceCart.keepId')?.params
  const short = made(60_000)
  expect(expiry(short)).toMatchObject({ expiresAt: (short.events.at(-1)?.at ?? 0) + 60_000 })
  expect(expiry(made(null))).toMatchObject({ expiresAt: null })
  const answered = short.when(answerTo(short.events[1]?.id ?? '', cart))
  expect(expiry(answered)).toMatchObject({ expiresAt: (answered.events.at(-1)?.at ?? 0) + 60_000 })
  const unsaid = made(null)
  const later = unsaid.when(answerTo(unsaid.events[1]?.id ?? '', cart))
  expect(expiry(later)).toMatchObject({ expiresAt: (later.events.at(-1)?.at ?? 0) + HOUR })
})

test('[4c.1] a cart id from storage: being fetched, then loaded, or unread on failure; to the millisecond of its expiry', () => {
  expect(view(given(chooseMesa())).status).toBe('empty')
  expect(view(known()).status).toBe('reading')
  expect(view(known().when(events.fetched({ cart }))).status).toBe('ready')
  const unread = known().when(events.fetchFailed({ cartId: guestCart }))
  expect(view(unread).status).toBe('unread')
  expect(view(unread.when(events.opened({}))).status).toBe('reading')
  expect(view(unread.when(events.opened({})).when(events.fetched({ cart }))).status).toBe('ready')
  expect(view(unread.when(events.fetched({ cart: sampleCommerceCart() }))).status).toBe('empty')
  expect(known().when(events.fetchFailed({ cartId: mine })).refused).toBe('EVENT_REJECTED')
  const recalled = (expiresAt: number) => given(chooseMesa()).when(events.recalled({ cartId: guestCart, expiresAt }))
  expect(recalled(START + 2).refused).toBe('EVENT_REJECTED')
  expect(recalled(START + 3).refused).toBeNull()
  const making = given(chooseMesa()).when(addToCart('a'))
  expect(making.when(events.recalled({ cartId: guestCart, expiresAt: START + HOUR })).refused).toBe('EVENT_REJECTED')
})

test('[4b.7] opening the cart fetches it if it is old or unknown, but not while a change is in flight', () => {
  const idle = shoppingAtMesa(['a', 1])
  const staleAt = (idle.events.findLast(({ type }) => type === 'commerceCart.answered')?.at ?? 0) + CART_FRESH_MS
  const now = START + 4 + 6000
  expect(idle.when(events.opened({}), staleAt - now - 1).refused).toBe('EVENT_REJECTED')
  expect(names(idle.when(events.opened({}), staleAt - now))).toEqual(['fetch'])
  expect(idle.when(addToCart('b')).when(events.opened({}), HOUR / 2).refused).toBe('EVENT_REJECTED')
  expect(given(chooseMesa()).when(events.opened({})).refused).toBe('EVENT_REJECTED')
})

test('[6.4] a customer’s cart is asked for as soon as there is a store, once, and is the customer’s when it comes', () => {
  const customer = signIn(given())
  expect(names(customer)).toEqual(['forgetId'])
  expect(customer.when(events.opened({})).refused).toBe('EVENT_REJECTED')
  expect(names(customer.when(chooseMesa()))).toEqual(['create'])
  const reading = signIn(given(chooseMesa()))
  expect(names(reading)).toEqual(['forgetId', 'create'])
  expect(view(reading)).toMatchObject({ status: 'reading', cart: null })
  expect(reading.when(events.opened({})).refused).toBe('EVENT_REJECTED')
  const made = reading.when(
    events.created({ change: 'new', cartId: mine, lifetime: null, cart: { ...cart, id: mine } }),
  )
  expect(view(made)).toMatchObject({ status: 'ready', cartId: mine, count: 1 })
  expect(names(made)).toEqual([])
})

test('[6.4] a customer’s cart that was refused is asked for again when it is looked at', () => {
  const refused = signIn(given(chooseMesa())).when(events.refused({ change: 'new', code: 'X', message: 'Not now.' }))
  expect(names(refused)).toEqual([])
  const looked = refused.when(events.opened({}))
  expect([names(looked), view(looked).status]).toEqual([['create'], 'reading'])
  expect(looked.when(events.opened({})).refused).toBe('EVENT_REJECTED')
})

test('[1.6] the cart is working while it is merged or a gift card is checked', () => {
  expect(view(signIn(shoppingAtMesa(['a', 1]))).status).toBe('working')
  expect(view(shoppingAtMesa(['a', 1]).when(events.giftCardEntered({}))).status).toBe('working')
})

test('[1.6] a token recalled from storage merges the guest’s cart too', () => {
  const recalled = shoppingAtMesa(['a', 1]).when(sessionEvents.recalled({ expiresAt: START + HOUR }))
  expect(names(recalled)).toEqual(['join'])
  const again = recalled.when(sessionEvents.recalled({ expiresAt: START + 2 * HOUR }))
  expect(names(again)).toEqual([])
  expect(names(shoppingAtMesa(['a', 1]).when(sessionEvents.recalled({ expiresAt: START })))).not.toContain('join')
})

test('[4d.4] after a session ends the cart is a guest’s again: its id is kept and not merged', () => {
  const out = signIn(shoppingAtMesa(['a', 1]))
    .when(sessionEvents.signOutRequested({}))
    .when(sessionEvents.ended({ by: 'visitor' }))
  const made = out.when(madeFor('new'))
  expect(names(made)).toEqual(['keepId'])
})

test('a cart that no longer exists drops the changes of its lines and of its settings', () => {
  const waits = shoppingAtMesa(['a', 1])
    .when(addToCart('b'))
    .when(events.quantityChanged({ uid: 'line-a', quantity: 3 }))
    .when(events.settingChanged({ setting: { set: 'points', on: true } }))
    .when(events.reorderRequested({ orderNumber: '7' }))
  expect(view(waits).waiting).toBe(4)
  expect(view(waits.when(events.gone({ cartId: guestCart }))).waiting).toBe(2)
})

test('I5: an answer about another gift card is refused; the right one replaces the cart', () => {
  const entered = shoppingAtMesa(['a', 1]).when(events.giftCardEntered({}))
  const refused = [
    events.giftCardApplied({ entry: 'other', cart }),
    events.giftCardRefused({ entry: 'other', code: 'X', message: 'No.' }),
    events.giftCardElapsed({ until: 1 }),
  ]
  for (const event of refused) expect([event.type, entered.when(event).refused]).toEqual([event.type, 'EVENT_REJECTED'])
  const idle = shoppingAtMesa(['a', 1])
  for (const event of refused) expect([event.type, idle.when(event).refused]).toEqual([event.type, 'EVENT_REJECTED'])
  const applied = entered.when(
    events.giftCardApplied({ entry: entered.id, cart: sampleCommerceCart([sampleLine('z', 4)]) }),
  )
  expect(view(applied)).toMatchObject({ checkingGiftCard: false, count: 4 })
  expect(view(entered.wait(WAIT_FOR_ANSWER_MS - 1)).checkingGiftCard).toBe(true)
  const elapsed = entered.wait(WAIT_FOR_ANSWER_MS)
  expect(view(elapsed).checkingGiftCard).toBe(false)
  expect(names(elapsed)).toEqual(['fetch'])
  expect(given(chooseMesa()).when(events.giftCardEntered({})).refused).toBe('EVENT_REJECTED')
})

test('[4c.5] mode checks run one at a time, and only the matching answer counts', () => {
  const asked = shoppingAtMesa(['a', 1]).when(events.modeCheckRequested({ mode: 'MEDICAL' }))
  expect(view(asked).modeChange).toMatchObject({ status: 'checking', items: [], problem: null })
  const items = [{ sku: 'a', name: 'A', quantity: 1 }]
  const refused = [
    events.modeCheckRequested({ mode: 'MEDICAL' }),
    events.modeChecked({ check: 'other', items }),
    events.modeChecked({ check: 'other', items: [] }),
    events.modeCheckFailed({ check: 'other', message: 'No.' }),
    events.modeCheckElapsed({ check: 'other' }),
    events.modeChangeAccepted({}),
  ]
  for (const event of refused) expect([event.type, asked.when(event).refused]).toEqual([event.type, 'EVENT_REJECTED'])
  const idle = shoppingAtMesa(['a', 1])
  for (const event of [...refused.slice(1), events.modeChangeDeclined({})])
    expect([event.type, idle.when(event).refused]).toEqual([event.type, 'EVENT_REJECTED'])
  const asking = asked.when(events.modeChecked({ check: asked.id, items }))
  expect(asking.when(events.modeCheckElapsed({ check: asked.id })).refused).toBe('EVENT_REJECTED')
  expect(view(asking.wait(HOUR / 2)).modeChange).toMatchObject({ status: 'asking' })
  expect(view(asked.wait(WAIT_FOR_ANSWER_MS - 1)).modeChange).not.toBeNull()
  expect(names(asked.wait(WAIT_FOR_ANSWER_MS))).toEqual(['flagModeChange'])
})

test('[4c.5] every line that another mode does not sell is removed by its own change', () => {
  const asked = shoppingAtMesa(['a_1', 1], ['a_2', 2], ['b', 1]).when(events.modeCheckRequested({ mode: 'MEDICAL' }))
  const asking = asked.when(events.modeChecked({ check: asked.id, items: [{ sku: 'a_9', name: 'A', quantity: 1 }] }))
  const accepted = asking.when(events.modeChangeAccepted({}))
  expect(view(accepted)).toMatchObject({ waiting: 2, modeChange: null, lines: [{ sku: 'b' }] })
  expect(sentOf(accepted)).toMatchObject([{ params: { change: { uid: 'line-a_1', quantity: 0 } } }])
  const taken = `${accepted.id}.line-a_1`
  const next = accepted.when(answerTo(taken, sampleCommerceCart([sampleLine('a_2', 2), sampleLine('b', 1)])))
  expect(sentOf(next)).toMatchObject([{ params: { change: { uid: 'line-a_2', quantity: 0 } } }])
})

test('[7a.14] choosing a store: one of the other channel keeps the cart unsent; delivery counts if the store delivers', () => {
  const moved = (event: Parameters<Scenario['when']>[0]) => shoppingAtMesa(['a', 1]).when(event)
  const fetched = (scenario: Scenario) => scenario.effects.find(({ effect }) => effect === 'commerceCart.fetch')?.params
  const other = sampleCommerceStore('Tucson')
  const delivers = (more: Parameters<typeof chooseMesa>[0]) =>
    fetched(moved(chooseMesa({ dispensary: other, ...more })))
  expect(delivers({ deliveryCode: 'D96' })).toMatchObject({ shopping: { storeCode: 'az_tucson', delivery: true } })
  expect(delivers({})).toMatchObject({ shopping: { delivery: false } })
  const away = moved(chooseMesa({ dispensary: { ...other, channel: 'ordering' } }))
  expect(fetched(away)).toMatchObject({ cartId: guestCart, shopping: null })
  expect(view(away.when(addToCart('b'))).status).toBe('waitingForStore')
  const created = (scenario: Scenario) =>
    scenario.effects.find(({ effect }) => effect === 'commerceCart.create')?.params
  const recalled = (dispensary: typeof other | null, deliveryCode: string | null = null) =>
    given(dispensaryEvents.recalled({ dispensary, mode: 'MEDICAL', deliveryCode })).when(addToCart('b'))
  expect(created(recalled(other, 'D96'))).toMatchObject({ shopping: { delivery: true } })
  const without = { ...other, delivery: null }
  expect(created(recalled(without, 'D96'))).toMatchObject({ shopping: { delivery: false } })
  expect(created(recalled(other))).toMatchObject({ shopping: { storeCode: 'az_tucson', mode: 'MEDICAL' } })
  expect(view(recalled(null)).status).toBe('waitingForStore')
})

test('[3.14] an add that waits for a store outlives the cart that was ordered or expired; a sign-out ends the wait', () => {
  const miami = sampleCommerceStore('Miami', { channel: 'ordering' })
  const waiting = shoppingAtMesa(['a', 1])
    .when(chooseMesa({ dispensary: miami }))
    .when(addToCart('b'))
  const shopping = { storeCode: 'az_mesa', mode: 'RECREATIONAL' as const, delivery: false }
  const placing = waiting.when(checkoutEvents.placeRequested({ cartId: guestCart, shopping, asGuest: true }))
  const placed = placing.when(checkoutEvents.placed({ attempt: placing.id, order: sampleOrder() }))
  expect(view(placed)).toMatchObject({ cartId: null, status: 'waitingForStore' })
  const bought = placed.when(chooseMesa())
  expect(view(bought)).toMatchObject({ status: 'working', lines: [{ sku: 'b', quantity: 1 }] })
  expect(view(placed.wait(WAIT_FOR_STORE_MS)).status).toBe('empty')

  const ended = waiting
    .when(sessionEvents.recalled({ expiresAt: Number.MAX_SAFE_INTEGER }))
    .when(sessionEvents.signOutRequested({}))
    .when(sessionEvents.ended({ by: 'visitor' }))
  expect(view(ended).status).toBe('empty')
})

test('[3.14] an add that waits for a store goes on waiting while a line is changed', () => {
  const waiting = shoppingAtMesa(['a', 1])
    .when(chooseMesa({ dispensary: sampleCommerceStore('Miami', { channel: 'ordering' }) }))
    .when(addToCart('b'))
    .when(events.quantityChanged({ uid: 'line-a', quantity: 3 }))
  expect(view(waiting).status).toBe('waitingForStore')
  expect(view(waiting.when(chooseMesa())).lines).toMatchObject([
    { sku: 'a', quantity: 3 },
    { sku: 'b', quantity: 1 },
  ])
})

test('[2b.8] an add that was asked for while an order was placed goes into the next cart', () => {
  const shopping = { storeCode: 'az_mesa', mode: 'RECREATIONAL' as const, delivery: false }
  const placing = shoppingAtMesa(['a', 1]).when(
    checkoutEvents.placeRequested({ cartId: guestCart, shopping, asGuest: true }),
  )
  const added = placing.when(addToCart('b')).when(addToCart('c'))
  const placed = added.when(checkoutEvents.placed({ attempt: placing.id, order: sampleOrder() }))
  // The first is on its way to the cart that was ordered: the service has taken it, or not.
  expect(view(placed)).toMatchObject({ cartId: null, lines: [{ sku: 'c', quantity: 1 }] })
  expect(placed.effects).toContainEqual(expect.objectContaining({ effect: 'commerceCart.create' }))
})

test('[3.14] an add waits ten minutes for a store, and is dropped when it is cancelled', () => {
  const waiting = given().when(addToCart('a'))
  expect(view(waiting.wait(WAIT_FOR_STORE_MS - 1)).status).toBe('waitingForStore')
  expect(view(waiting.wait(WAIT_FOR_STORE_MS)).status).toBe('empty')
  expect(waiting.when(events.waitElapsed({ until: 1 })).refused).toBe('EVENT_REJECTED')
  const cancelled = waiting.when(events.addCancelled({}))
  expect(view(cancelled.when(chooseMesa()))).toMatchObject({ status: 'empty', count: 0 })
})
