import { expect, test } from 'vitest'
import { withKeys } from './line-keys.ts'

const line = (id: string, chosen: string, pending = false) => ({
  line: {
    id,
    quantity: 1,
    name: 'Blue Hour',
    brand: 'Fernhill',
    image: null,
    strainType: null,
    basePrice: 3500,
    total: 3500,
    saved: 0,
    pending,
    state: pending ? ('sending' as const) : ('taken' as const),
  },
  href: null,
  option: chosen,
  chosen,
  facts: [],
})
const keys = (...lines: ReturnType<typeof line>[]) => [...withKeys(lines).keys()]

test('a line keeps its key when the server gives it another id', () => {
  expect(keys(line('own', '3.5g', true))).toEqual(keys(line('shop', '3.5g')))
})

test('the choice distinguishes lines of the same product', () => {
  const [small, large] = keys(line('1', '3.5g'), line('2', '7g'))
  expect(small).not.toBe(large)
})

test('equal lines get distinct keys, and the first keeps its key', () => {
  const [first, ...more] = keys(line('1', '3.5g'), line('2', '3.5g'), line('3', '3.5g'))
  expect(new Set([first, ...more]).size).toBe(3)
  expect(keys(line('1', '3.5g'))).toEqual([first])
})
