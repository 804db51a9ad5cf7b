import { expect, test } from 'vitest'
import { packPotency, readPotency } from './pack-potency.ts'

const range = { min: 50, max: 200, unit: 'mg' } as const

test('[3.6] a pack shows its own milligrams instead of the range over all packs', () => {
  expect(packPotency(range, '100mg')).toEqual({ min: 100, max: 100, unit: 'mg' })
  expect(packPotency(range, '50 mg')).toEqual({ min: 50, max: 50, unit: 'mg' })
})

test('[3.6] a size that does not name them keeps the range', () => {
  const percent = { min: 18, max: 22, unit: '%' } as const
  for (const size of [null, '30ml', '3.5g', '500mg', 'mg']) expect(packPotency(range, size)).toBe(range)
  expect(packPotency(percent, '20mg')).toBe(percent)
  expect(packPotency(null, '100mg')).toBeNull()
})

test('[3.7] potency: a range or a single value, in percent or milligrams', () => {
  expect(readPotency('24.4-26%')).toEqual({ min: 24.4, max: 26, unit: '%' })
  expect(readPotency('100 mg')).toEqual({ min: 100, max: 100, unit: 'mg' })
  expect([readPotency(''), readPotency('strong'), readPotency('20-%')]).toEqual([null, null, null])
})
