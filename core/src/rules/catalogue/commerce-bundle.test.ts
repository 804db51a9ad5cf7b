import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bundleCost,
  bundleProblem,
  bundleSelection,
  choosePart,
  firstBundle,
  maxPartQuantity,
  setPartQuantity,
  togglePart,
  type BundleChoice,
} from './commerce-bundle.ts'
import { sampleItem, samplePart, sampleRange } from './commerce-sample.ts'

const flower = sampleItem(
  'flower',
  [samplePart('f1', { cents: 4000, is_default: true }), samplePart('f2', { cents: 4500 })],
  {
    price_range: sampleRange(4000),
  },
)
const papers = sampleItem(
  'papers',
  [samplePart('p1', { cents: 300, can_change_quantity: true }), samplePart('p2', { cents: 400 })],
  { required: false, type: 'checkbox' },
)
const dynamic = { dynamic_price: true, items: [flower, papers], price_range: sampleRange(4000) }

test('[3.7.3] the first choice is the defaults and items with only one option', () => {
  expect(firstBundle(dynamic)).toEqual({ flower: { f1: 1 }, papers: {} })
  const only = sampleItem('only', [samplePart('gone', { product: null }), samplePart('left')])
  expect(firstBundle({ items: [only] })).toEqual({ only: { left: 1 } })
})

test('[3.7.3] a dynamic bundle costs the sum of its parts times their quantities', () => {
  let choice: BundleChoice = firstBundle(dynamic)
  expect(bundleCost(dynamic, choice)).toEqual({ regular: 4000, final: 4000 })
  choice = choosePart(choice, flower, flower.options[1] ?? null)
  const [paper, other] = papers.options
  if (!paper || !other) throw new Error('the sample has two')
  choice = togglePart(choice, papers, paper)
  choice = setPartQuantity(choice, papers, paper, 3)
  choice = togglePart(choice, papers, other)
  expect(bundleCost(dynamic, choice).final).toBe(4500 + 3 * 300 + 400)
  expect(bundleCost(dynamic, togglePart(choice, papers, paper)).final).toBe(4500 + 400)
})

test('[3.7.3] a fixed bundle costs its own price plus what its parts add: an amount, or a percentage of its own price', () => {
  const battery = sampleItem('battery', [
    samplePart('b1', { price_type: 'FIXED', price: 0 }),
    samplePart('b2', { price_type: 'PERCENT', price: 10 }),
    samplePart('b3', { price_type: 'FIXED', price: 8 }),
  ])
  const fixed = {
    dynamic_price: false,
    items: [battery],
    price_range: { ...sampleRange(4675, 5500), minimum: { regular: 5500, final: 4675, percent_off: 15 } },
  }
  const costOf = (at: number) => bundleCost(fixed, choosePart({}, battery, battery.options[at] ?? null))
  expect(costOf(0)).toEqual({ regular: 5500, final: 4675 })
  expect(costOf(1)).toEqual({ regular: 6050, final: 5143 })
  expect(costOf(2)).toEqual({ regular: 6300, final: 5475 })
})

test('[3.7.3] its own price is derived even if the cheapest required part costs something', () => {
  const item = sampleItem('i', [samplePart('x', { price_type: 'FIXED', price: 5 })], { price_range: sampleRange(500) })
  const fixed = { dynamic_price: false, items: [item], price_range: sampleRange(5500) }
  expect(bundleCost(fixed, {}).final).toBe(5000)
  expect(bundleCost(fixed, { i: { x: 2 } }).final).toBe(6000)
})

test('[3.7.3] required items must be chosen, and sold-out ones are reported', () => {
  expect(bundleProblem(flower, {})?.text).toBe('Choose an option for “Item flower”.')
  expect(bundleProblem(papers, {})).toBeNull()
  const gone = sampleItem('i', [samplePart('x', { product: null })])
  expect(bundleProblem(gone, { i: { x: 1 } })?.text).toBe('Part x is sold out. Choose something else.')
})

test('[7a.15] the cart receives the uids, and a quantity only if it was changed', () => {
  expect(bundleSelection(dynamic, { flower: { f2: 1 }, papers: { p1: 3 } })).toEqual({
    selectedOptions: ['f2', 'p1'],
    enteredOptions: [{ uid: 'p1', value: '3' }],
    label: 'Part f2, 3 × Part p1',
  })
})

test('[3.7.3] quantities are whole numbers from 1 to 100, and only where they can be changed', () => {
  const [paper, fixed] = papers.options
  if (!paper || !fixed) throw new Error('the sample has two')
  fc.assert(
    fc.property(fc.double(), (quantity) => {
      const choice = { papers: { p1: 1, p2: 1 } }
      const set = setPartQuantity(choice, papers, paper, quantity)['papers']?.['p1'] ?? 0
      expect(Number.isInteger(set) && set >= 1 && set <= maxPartQuantity).toBe(true)
      expect(setPartQuantity(choice, papers, fixed, quantity)).toBe(choice)
      expect(setPartQuantity({}, papers, paper, quantity)).toEqual({})
    }),
  )
})

test('[3.7.3] the price is the sum of the parts in whatever order they are chosen', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(0, 1), fc.integer({ min: 1, max: 9 })), { maxLength: 12 })
  fc.assert(
    fc.property(steps, (taken) => {
      let choice: BundleChoice = firstBundle(dynamic)
      for (const [at, quantity] of taken) {
        const option = papers.options[at]
        if (!option) continue
        choice = setPartQuantity(togglePart(choice, papers, option), papers, option, quantity)
      }
      const chosen = choice['papers'] ?? {}
      expect(bundleCost(dynamic, choice).final).toBe(4000 + (chosen['p1'] ?? 0) * 300 + (chosen['p2'] ?? 0) * 400)
    }),
  )
})
