import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chooseValue,
  firstOptions,
  optionsFromSearch,
  optionsLabel,
  optionsToSearch,
  selectedOptionsOf,
  valueState,
  variantOf,
} from './commerce-options.ts'
import { sampleConfigurable } from './commerce-sample.ts'

const sizes = sampleConfigurable([
  { values: { size: '1g' }, price: 1500, left: 0 },
  { values: { size: '3.5g' }, price: 4500 },
  { values: { size: '10 Pack' }, price: 4000 },
])
const cuts = sampleConfigurable([
  { values: { size: '1g', cut: 'whole' }, price: 1500 },
  { values: { size: '1g', cut: 'ground' }, price: 1400, left: 0 },
  { values: { size: '3.5g', cut: 'whole' }, price: 4500 },
])

test('[3.7.1] the first choice is the cheapest variant that can be bought', () => {
  expect(firstOptions(sizes)).toEqual({ size: 'size:10 Pack' })
  expect(firstOptions(cuts)).toEqual({ size: 'size:1g', cut: 'cut:whole' })
  const allGone = sampleConfigurable([{ values: { size: '1g' }, price: 1, left: 0 }])
  expect(firstOptions(allGone)).toEqual({ size: 'size:1g' })
  expect(firstOptions(sampleConfigurable([]))).toEqual({})
})

test('[3.7.1] a complete choice identifies one variant, a partial choice none', () => {
  expect(variantOf(cuts, { size: 'size:1g', cut: 'cut:whole' })?.product.sku).toBe('1g_whole')
  expect(variantOf(cuts, { size: 'size:1g' })).toBeNull()
  expect(variantOf(cuts, { size: 'size:3.5g', cut: 'cut:ground' })).toBeNull()
})

test('[3.7.1] [8.26] a value is open, sold out, or impossible', () => {
  expect(valueState(sizes, {}, 'size', 'size:1g')).toBe('soldOut')
  expect(valueState(sizes, {}, 'size', 'size:3.5g')).toBe('open')
  expect(valueState(cuts, { size: 'size:3.5g' }, 'cut', 'cut:ground')).toBe('impossible')
  expect(valueState(cuts, { size: 'size:1g' }, 'cut', 'cut:ground')).toBe('soldOut')
})

test('[3.7.1] choosing a value drops only those that cannot be combined with it', () => {
  const ground = { size: 'size:1g', cut: 'cut:ground' }
  expect(chooseValue(cuts, ground, 'size', 'size:3.5g')).toEqual({ size: 'size:3.5g' })
  expect(chooseValue(cuts, { size: 'size:1g', cut: 'cut:whole' }, 'size', 'size:3.5g')).toEqual({
    size: 'size:3.5g',
    cut: 'cut:whole',
  })
})

test('[3.7.1] the address keeps a choice; an address without one has none', () => {
  expect(optionsToSearch(sizes, { size: 'size:10 Pack' })).toEqual({ size: '10-pack' })
  expect(optionsFromSearch(sizes, { size: '10-pack' })).toEqual({ size: 'size:10 Pack' })
  expect(optionsFromSearch(sizes, { size: '10 PACK', other: '1' })).toEqual({ size: 'size:10 Pack' })
  expect(optionsFromSearch(sizes, { size: '28g' })).toBeNull()
  expect(optionsFromSearch(sizes, { size: ['1g', '3.5g'] })).toBeNull()
  expect(optionsFromSearch(sizes, {})).toBeNull()
})

test('[7a.15] the cart receives the uids of the choice, shoppers see the labels', () => {
  const choice = { size: 'size:1g', cut: 'cut:whole' }
  expect(selectedOptionsOf(choice)).toEqual(['cut:whole', 'size:1g'])
  expect(optionsLabel(cuts, choice)).toBe('1g, whole')
})

const labels = fc.constantFrom('a', 'b', 'c')
const rows = fc.array(
  fc.record({
    values: fc.record({ size: labels, cut: labels, tin: labels }),
    price: fc.integer({ min: 1, max: 9000 }),
    left: fc.integer({ min: 0, max: 2 }),
  }),
  { minLength: 1, maxLength: 12 },
)

test('[3.7.1] in any sequence of choices, some variant has all chosen values', () => {
  const step = fc.tuple(fc.constantFrom('size', 'cut', 'tin'), labels)
  fc.assert(
    fc.property(rows, fc.array(step, { maxLength: 8 }), (made, steps) => {
      const product = sampleConfigurable(made)
      let choice = firstOptions(product)
      for (const [code, label] of steps) {
        const uid = `${code}:${label}`
        if (valueState(product, {}, code, uid) === 'impossible') continue
        choice = chooseValue(product, choice, code, uid)
        expect(choice[code]).toBe(uid)
      }
      const has = Object.entries(choice)
      expect(
        product.variants.some(({ attributes }) =>
          has.every(([code, uid]) => attributes.some((each) => each.code === code && each.uid === uid)),
        ),
      ).toBe(true)
      expect(variantOf(product, choice) !== null).toBe(has.length === product.configurable_options.length)
    }),
  )
})

test('[3.7.1] a choice written to an address is read back unchanged', () => {
  fc.assert(
    fc.property(rows, (made) => {
      const product = sampleConfigurable(made)
      const choice = firstOptions(product)
      expect(optionsFromSearch(product, optionsToSearch(product, choice))).toEqual(choice)
    }),
  )
})

test('[3.7.1] a malicious address never throws', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (search) => {
      optionsFromSearch(sizes, search)
      optionsFromSearch(sizes, { size: Object.values(search)[0] })
    }),
  )
})
