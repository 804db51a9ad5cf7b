/** The cart's queue: what waits, what is shown meanwhile, and what answers change. */
import { expect, test } from 'vitest'
import { LABELS } from '../../rules/cart/labels.ts'
import {
  addToCart,
  answerTo,
  chooseMesa,
  itemOf,
  madeFor,
  sampleItemPreview,
  sentOf,
  shoppingAtMesa,
} from '../../testing/commerce-shopping.ts'
import { sampleCommerceCart, sampleLine } from '../../testing/commerce-samples.ts'
import { type Scenario, given } from '../../testing/given.ts'
import { commerceCartEvents as events } from './commerce-cart.events.ts'
import { choiceKey } from './commerce-cart.rules.ts'
import { commerceAddLabel } from './commerce-cart.view.ts'

const view = (scenario: Scenario) => scenario.view.commerceCart.view
const requantify = (uid: string, quantity: number) => events.quantityChanged({ uid, quantity })
const quantities = (scenario: Scenario) => view(scenario).lines.map(({ sku, quantity }) => [sku, quantity])
const label = (scenario: Scenario, sku: string) => commerceAddLabel(view(scenario), { sku })
const cartOf = (...skus: string[]) => sampleCommerceCart(skus.map((sku) => sampleLine(sku, 1)))
const errorOf = (code: string, text = '') => ({ code, title: '', text })

test('[4c.2] adding the same choice again raises its line; another choice is a line of its own', () => {
  const one = shoppingAtMesa(['a', 2])
  expect(quantities(one.when(addToCart('a', 3)))).toEqual([['a', 5]])
  const chosen = shoppingAtMesa(['a', 2, { choice: ['x', 'y'] }])
  expect(quantities(chosen.when(addToCart('a', 3, { selectedOptions: ['y', 'x'] })))).toEqual([['a', 5]])
  expect(quantities(chosen.when(addToCart('a', 3, { selectedOptions: ['y'] })))).toEqual([
    ['a', 2],
    ['a', 3],
  ])
  const entered = addToCart('a', 3, { enteredOptions: [{ uid: 'u', value: 'Hi' }] })
  expect(quantities(one.when(entered))).toHaveLength(2)
  const variant = shoppingAtMesa(['a', 2, { variant_sku: 'a_3.5g' }])
  expect(quantities(variant.when(addToCart('a_3.5g', 1, { parentSku: 'a' })))).toEqual([['a', 3]])
})

test('[4c.2] a pending line shows only what is known of it', () => {
  const facts = { ...sampleItemPreview, option: '3.5g' }
  const wished = shoppingAtMesa().when(events.addRequested({ item: itemOf('b', 2), facts }))
  expect(view(wished).lines).toEqual([
    {
      id: wished.id,
      sku: 'b',
      urlKey: '',
      quantity: 2,
      name: 'Blue Hour',
      brand: 'Fernhill',
      image: null,
      strainType: 'Indica',
      options: [{ label: 'Size', value: '3.5g' }],
      thc: null,
      takes: null,
      isMedicalOnly: false,
      most: null,
      promos: [],
      errors: [],
      basePrice: 2000,
      total: 4000,
      saved: 0,
      pending: true,
      state: 'sending',
      changeable: false,
    },
  ])
  const plain = shoppingAtMesa().when(addToCart('b'))
  expect(view(plain).lines).toMatchObject([{ options: [] }])
  expect(view(shoppingAtMesa(['a', 1])).lines).toMatchObject([{ changeable: true, pending: false }])
  const unknown = shoppingAtMesa().when(events.addRequested({ item: itemOf('b'), facts: null }))
  expect(view(unknown)).toMatchObject({ lines: [], waiting: 1 })
})

test('[4b.1] a label waits for the last add of its choice, shows the result, and ends after five seconds', () => {
  const first = shoppingAtMesa().when(addToCart('b'))
  const twice = first.when(addToCart('b'))
  const once = twice.when(answerTo(first.id, cartOf('b')))
  expect(label(once, 'b')).toBe(LABELS.working)
  const both = once.when(answerTo(twice.id, cartOf('b')))
  expect(label(both, 'b')).toBe(LABELS.added)
  expect(label(both.wait(4999), 'b')).toBe(LABELS.added)
  expect(label(both.wait(5000), 'b')).toBe(LABELS.add)
  const other = first.when(addToCart('d')).when(answerTo(first.id, cartOf('b')))
  expect([label(other, 'b'), label(other, 'd')]).toEqual([LABELS.added, LABELS.working])
  const changed = first.when(requantify('line-b', 2)).when(answerTo(first.id, cartOf('b')))
  expect(label(changed, 'b')).toBe(LABELS.added)
})

test('[8.25] a failed add leaves no label; other labels stay', () => {
  const first = shoppingAtMesa().when(addToCart('b')).when(addToCart('d'))
  const id = view(first).lines[0]?.id ?? ''
  const failed = first.when(events.answered({ change: id, cart: null, errors: [errorOf('NOT_SALABLE')] }))
  expect([label(failed, 'b'), label(failed, 'd')]).toEqual([LABELS.add, LABELS.working])
  const refused = first.when(events.refused({ change: id, code: 'X', message: 'No.' }))
  expect([label(refused, 'b'), label(refused, 'd')]).toEqual([LABELS.add, LABELS.working])
})

test('[4c.2] while the network is away no button shows that it is working', () => {
  const first = shoppingAtMesa().when(addToCart('b'))
  expect(view(first.when(events.unreachable({ change: first.id }))).labels).toEqual({})
})

test('[8.25] the server’s own words are used only if we have none', () => {
  const problemOf = (code: string, text: string) => {
    const first = shoppingAtMesa().when(addToCart('b'))
    return view(first.when(events.answered({ change: first.id, cart: null, errors: [errorOf(code, text)] }))).problem
  }
  expect(problemOf('UNDEFINED', 'The moon is full.')?.sentence).toBe('The moon is full.')
  expect(problemOf('UNDEFINED', '')?.sentence).toBe('That didn’t work. Try again.')
  expect(problemOf('NOT_SALABLE', 'The moon is full.')?.sentence).not.toBe('The moon is full.')
})

test('[4c.2] after an answer without a cart, or with errors, the cart is fetched before the next change is sent', () => {
  const first = shoppingAtMesa().when(addToCart('b')).when(addToCart('d'))
  const id = view(first).lines[0]?.id ?? ''
  const fetches = (scenario: Scenario) => scenario.effects.filter(({ effect }) => effect === 'commerceCart.fetch')
  const untold = first.when(answerTo(id))
  expect([fetches(untold).length, sentOf(untold).length]).toEqual([1, 0])
  const withErrors = first.when(events.answered({ change: id, cart: cartOf('b'), errors: [errorOf('X')] }))
  expect([fetches(withErrors).length, sentOf(withErrors).length]).toEqual([1, 0])
  const answered = first.when(answerTo(id, cartOf('b')))
  expect([fetches(answered).length, sentOf(answered).length]).toEqual([0, 1])
})

test('[4c.4] the banner describes the change', () => {
  const banner = (event: Parameters<Scenario['when']>[0], after = 0) => {
    const asked = shoppingAtMesa(['a', 2], ['b', 1]).when(event).wait(after)
    const [sent] = sentOf(asked)
    expect(sent).toBeDefined()
    return view(asked.when(answerTo(sent ? idOf(sent.params) : '', cartOf('a')))).banner
  }
  expect(banner(requantify('line-b', 0))).toBe('Product b was removed from your cart.')
  expect(banner(requantify('line-b', 3), 1000)).toBe('Your cart was updated.')
  expect(banner(events.addRequested({ item: itemOf('x'), facts: null }))).toBe('Your cart was updated.')
  expect(banner(events.reorderRequested({ orderNumber: '7' }))).toBe('Everything from that order is in your cart.')
  expect(banner(events.wishlistAdded({ wishlistId: '1', itemIds: [] }))).toBe('Your saved items are in your cart.')
  expect(banner(events.settingChanged({ setting: { set: 'points', on: true } }))).toBe('Your cart was updated.')
})
const idOf = (params: unknown) => (params as { change: { id: string } }).change.id

test('[4c.4] only a change of the same line or setting replaces an earlier one', () => {
  const busy = shoppingAtMesa(['a', 2], ['b', 2]).when(addToCart('x'))
  const waiting = (...wanted: Parameters<Scenario['when']>[0][]) =>
    view(wanted.reduce((scenario, event) => scenario.when(event), busy)).waiting
  const coupon = (code: string | null) => events.settingChanged({ setting: { set: 'coupon', code } })
  const email = events.settingChanged({ setting: { set: 'email', email: 'a@example.com' } })
  expect(waiting(requantify('line-a', 3), requantify('line-a', 4))).toBe(2)
  expect(waiting(requantify('line-a', 3), requantify('line-b', 4))).toBe(3)
  expect(waiting(coupon('A'), coupon(null))).toBe(2)
  expect(waiting(coupon('A'), email)).toBe(3)
  expect(waiting(coupon('A'), requantify('line-a', 3), coupon('B'))).toBe(3)
  expect(waiting(addToCart('y'), addToCart('y'), events.reorderRequested({ orderNumber: '7' }))).toBe(4)
})

test('[4c.3] setting the current or pending quantity changes nothing; a missing line cannot be changed', () => {
  const cart = shoppingAtMesa(['a', 2], ['b', 3])
  const busy = cart.when(requantify('line-b', 5))
  expect(cart.when(requantify('line-a', 2)).refused).toBe('EVENT_REJECTED')
  expect(busy.when(requantify('line-b', 5)).refused).toBe('EVENT_REJECTED')
  expect(busy.when(requantify('line-b', 3)).refused).toBeNull()
  expect(busy.when(requantify('line-a', 2)).refused).toBe('EVENT_REJECTED')
  expect(busy.when(requantify('line-a', 5)).refused).toBeNull()
  expect(cart.when(requantify('line-z', 1)).refused).toBe('EVENT_REJECTED')
  expect(given(chooseMesa()).when(requantify('line-a', 1)).refused).toBe('EVENT_REJECTED')
  // Sent, but not a removal, so it can be changed once more.
  const sent = busy.wait(1000)
  expect(sentOf(sent)).toHaveLength(1)
  expect(sent.when(requantify('line-b', 6)).refused).toBeNull()
})

test('changes that were never sent become one change with the last quantity', () => {
  const first = shoppingAtMesa().when(addToCart('b'))
  const wished = first.when(addToCart('d', 2))
  expect(wished.when(requantify(wished.id, 2)).refused).toBe('EVENT_REJECTED')
  const more = wished.when(requantify(wished.id, 5))
  expect(view(more).waiting).toBe(2)
  const next = more.when(answerTo(first.id, cartOf('b')))
  expect(sentOf(next)).toMatchObject([{ params: { change: { kind: 'add', id: wished.id, item: { quantity: 5 } } } }])
  const back = wished.when(requantify(wished.id, 0))
  expect(view(back).waiting).toBe(1)
  expect([label(back, 'd'), label(back, 'b')]).toEqual([LABELS.add, LABELS.working])
})

test('[4c.4] only a quantity waits, and only for its own second', () => {
  const pressed = shoppingAtMesa(['a', 1], ['b', 1]).when(requantify('line-a', 2)).when(requantify('line-b', 2), 500)
  expect(sentOf(pressed)).toEqual([])
  const { id } = pressed
  expect(pressed.when(events.pauseElapsed({ change: id })).refused).toBe('EVENT_REJECTED')
  const empty = shoppingAtMesa(['a', 1])
  expect(empty.when(events.pauseElapsed({ change: 'none' })).refused).toBe('EVENT_REJECTED')
  const early = empty.when(requantify('line-a', 2))
  expect(early.when(events.pauseElapsed({ change: early.id })).refused).toBe('EVENT_REJECTED')
  expect(sentOf(empty.when(addToCart('z')))).toHaveLength(1)
})

test('only the change in flight is uncertain: changes behind it can still be edited', () => {
  const first = shoppingAtMesa().when(addToCart('b')).when(addToCart('d'))
  expect(view(first).lines.map(({ sku, changeable }) => [sku, changeable])).toEqual([
    ['b', false],
    ['d', true],
  ])
})

test('an add that is refused before a cart exists is dropped, and the next one creates a cart', () => {
  const first = given(chooseMesa()).when(addToCart('b'))
  const made = first.when(events.refused({ change: first.id, code: 'X', message: 'No cart.' }))
  expect(view(made)).toMatchObject({ problem: { sentence: 'No cart.' }, waiting: 0 })
  expect(made.effects.filter(({ effect }) => effect === 'commerceCart.fetch')).toEqual([])
  expect(made.when(addToCart('d')).effects).toContainEqual(expect.objectContaining({ effect: 'commerceCart.create' }))
})

test('different choices have different keys', () => {
  const keys = [
    choiceKey({ sku: 'a' }),
    choiceKey({ sku: 'a', enteredOptions: [{ uid: 'u', value: '1' }] }),
    choiceKey({ sku: 'a', enteredOptions: [{ uid: 'u', value: '2' }] }),
    choiceKey({ sku: 'a', selectedOptions: ['b', 'c'] }),
    choiceKey({ sku: 'a', selectedOptions: ['bc'] }),
  ]
  expect(new Set(keys).size).toBe(keys.length)
  expect(madeFor('x').data.change).toBe('x')
})
