import fc from 'fast-check'
import { expect, test } from 'vitest'
import { otherAttributes, readPotency, readTerpenes, strainOf } from './product-facts.ts'

test('[3.7] potency: a range or a single value, in percent or milligrams', () => {
  expect(readPotency('24.4-26%')).toEqual({ min: 24.4, max: 26, unit: '%' })
  expect(readPotency('100 mg')).toEqual({ min: 100, max: 100, unit: 'mg' })
  expect([readPotency(''), readPotency('strong'), readPotency('20-%')]).toEqual([null, null, null])
})

test('[3.7] terpenes with their percentages; invalid ones are left out', () => {
  expect(readTerpenes('Beta-Myrcene 0.8%, Limonene 0.35%, unknown')).toEqual([
    { name: 'Beta-Myrcene', percent: 0.8 },
    { name: 'Limonene', percent: 0.35 },
  ])
  fc.assert(fc.property(fc.string(), (text) => void readTerpenes(text)))
})

test('[3.7] the strain, and attributes without a place of their own', () => {
  const product = {
    strain_type_label: 'Indica',
    custom_attributes_product: [
      { code: 'thc', label: 'THC', value: '20%' },
      { code: 'origin', label: 'Origin', value: 'Willcox' },
      { code: 'empty', label: 'Empty', value: '' },
    ],
  }
  expect(strainOf(product)).toBe('INDICA')
  expect(strainOf({ ...product, strain_type_label: '' })).toBeNull()
  expect(otherAttributes(product)).toEqual([{ code: 'origin', label: 'Origin', value: 'Willcox' }])
})
