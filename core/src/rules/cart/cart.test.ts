import { expect, test } from 'vitest'
import { commerceCartEvents } from '../../domains/commerce-cart/commerce-cart.events.ts'
import { dispensaryEvents } from '../../domains/dispensary/dispensary.events.ts'
import { orderingCartEvents } from '../../domains/ordering-cart/ordering-cart.events.ts'
import { sampleCommerceStore } from '../../testing/commerce-samples.ts'
import { given } from '../../testing/given.ts'
import { sampleStore } from '../../testing/samples.ts'
import { heldIn } from './held.ts'
import { LABELS, endingNotices, withNotice, withoutNotice } from './labels.ts'
import { type CartLineView, countOf, repriced } from './line.ts'
import { keptSentence, problemSentence, refusalOf } from './problems.ts'

const facts = { name: 'Blue Hour', brand: 'Fernhill', image: null, strainType: 'INDICA', price: 3500 }
const at = (dispensary: ReturnType<typeof sampleStore>) =>
  given(dispensaryEvents.chosen({ dispensary, mode: 'RECREATIONAL', deliveryCode: null }))

test('[3.4] carts of both channels have the same line view', () => {
  const ordering = at(sampleStore('101', 'Miami')).when(
    orderingCartEvents.addRequested({
      productId: 'p1',
      option: '3.5g',
      quantity: 2,
      facts: { ...facts, category: 'Flower' },
    }),
  ).view.orderingCart.view.lines
  const commerce = at(sampleCommerceStore()).when(
    commerceCartEvents.addRequested({
      item: { sku: 'p1', parentSku: null, quantity: 2, selectedOptions: [], enteredOptions: [] },
      facts: { ...facts, option: '3.5g' },
    }),
  ).view.commerceCart.view.lines
  const shown = ([line]: readonly CartLineView[]) =>
    line && { name: line.name, brand: line.brand, quantity: line.quantity, total: line.total, pending: line.pending }
  expect(shown(commerce)).toEqual(shown(ordering))
  expect(shown(commerce)).toEqual({ name: 'Blue Hour', brand: 'Fernhill', quantity: 2, total: 7000, pending: true })
  expect([countOf(ordering), countOf(commerce)]).toEqual([2, 2])
  expect(commerce.map((line) => repriced(line, 3)).map(({ quantity, total }) => [quantity, total])).toEqual([
    [3, 10_500],
  ])
})

test('[4b.6] what an add would replace counts for nothing', () => {
  const lines = [{ productId: 'p1', option: '3.5g', quantity: 2 }]
  const held = (elsewhere: boolean, option: string) => heldIn({ lines, elsewhere }, { productId: 'p1', option })
  expect([held(false, '3.5g'), held(false, '7g'), held(true, '3.5g')]).toEqual([2, 0, 0])
})

test('[4b.1] [8.25] labels end on time, and every code has a sentence', () => {
  const notices = withNotice(withNotice({}, 'a', LABELS.added, 5000), 'b', LABELS.working, null)
  expect(endingNotices(notices)).toEqual([{ key: 'a', until: 5000 }])
  expect(Object.keys(withoutNotice(notices, 'a'))).toEqual(['b'])
  expect(problemSentence('SOMETHING_NEW')).toBe(problemSentence('UNDEFINED'))
  expect(problemSentence('COULD_NOT_FIND_CART_ITEM')).not.toBe(problemSentence('UNDEFINED'))
})

test('[I7] no label is kept under a key that a saved record cannot hold', () => {
  expect(Object.keys(withNotice({}, '__proto__', LABELS.working, null))).toEqual([])
})

test.each(['__proto__', 'constructor', 'toString'])(
  '[8.25] the code %s of a service is one we have no words for',
  (code) => {
    expect(problemSentence(code)).toBe(problemSentence('UNDEFINED'))
    expect(keptSentence(code)).toBe(keptSentence('UNDEFINED'))
    expect(refusalOf(code, 'Too late.', undefined)).toEqual({ code, sentence: 'Too late.' })
  },
)
