import fc from 'fast-check'
import { expect, test } from 'vitest'
import { otherAttributes, readTerpenes } from './product-facts.ts'

test('[3.7] terpenes with their percentages; invalid ones are left out', () => {
  expect(readTerpenes('Beta-Myrcene 0.8%, Limonene 0.35%, unknown')).toEqual([
    { name: 'Beta-Myrcene', percent: 0.8 },
    { name: 'Limonene', percent: 0.35 },
  ])
  fc.assert(fc.property(fc.string(), (text) => void readTerpenes(text)))
})

test('[3.7] attributes without a place of their own', () => {
  const product = {
    custom_attributes_product: [
      { code: 'thc', label: 'THC', value: '20%' },
      { code: 'origin', label: 'Origin', value: 'Willcox' },
      { code: 'empty', label: 'Empty', value: '' },
    ],
  }
  expect(otherAttributes(product)).toEqual([{ code: 'origin', label: 'Origin', value: 'Willcox' }])
})
