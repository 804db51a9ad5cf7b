import type { Handover } from '@leaflog/core/wire/shared/handover'
import { expect, test } from 'vitest'
import { sampleStore } from '../../../shared/locations/sample-store.ts'
import { compare, type MyCart } from './compare.ts'

const store = sampleStore()
const { store_code: storeCode, store_id: storeId } = store
const at = (over: Partial<Parameters<typeof compare>[3]> = {}) => ({
  chosen: store,
  storeId,
  mode: 'MEDICAL' as const,
  fulfilment: 'pickup' as const,
  zip: null,
  ...over,
})
const handover: Handover = {
  channel: 'ordering',
  storeCode,
  mode: 'MEDICAL',
  fulfilment: 'pickup',
  lines: [{ productId: 'p1', option: '3.5g', quantity: 2 }],
}
const mine = (quantity: number, over: Partial<NonNullable<MyCart['place']>> = {}): MyCart => ({
  lines: [{ id: 'l1', key: 'p1|3.5g', name: 'Blue Hour', choice: '3.5g', quantity }],
  place: { by: 'store_id', store: storeId, mode: 'MEDICAL', ...over },
})
const nothing: MyCart = { lines: [], place: null }

test('without a cart and a choice nothing would be lost or change', () => {
  const found = compare(handover, store, nothing, at({ chosen: null, mode: 'RECREATIONAL' }))
  expect(found).toEqual({ isElsewhere: false, isHere: false, canJoin: false })
})

test('another store, or another mode, is elsewhere', () => {
  const tampa = { ...store, store_code: 'fl_tampa', store_id: '999' }
  expect(compare(handover, store, nothing, at({ chosen: tampa })).isElsewhere).toBe(true)
  const both = { ...store, modes: ['RECREATIONAL', 'MEDICAL'] as const }
  expect(
    compare(handover, { ...both, modes: [...both.modes] }, nothing, at({ mode: 'RECREATIONAL' })).isElsewhere,
  ).toBe(true)
})

test('the same cart is here, and another quantity is another cart', () => {
  expect(compare(handover, store, mine(2), at()).isHere).toBe(true)
  expect(compare(handover, store, mine(1), at()).isHere).toBe(false)
  expect(compare(handover, store, nothing, at()).isHere).toBe(false)
})

test('carts of one store and mode can be put together', () => {
  expect(compare(handover, store, mine(1), at()).canJoin).toBe(true)
  expect(compare(handover, store, mine(1, { store: '999' }), at()).canJoin).toBe(false)
  expect(compare(handover, store, mine(1, { mode: 'RECREATIONAL' }), at()).canJoin).toBe(false)
  expect(compare(handover, store, { ...mine(1), lines: [] }, at()).canJoin).toBe(false)
})

test('a choice is told by its parts, in any order', () => {
  const set: Handover = {
    ...handover,
    channel: 'commerce',
    lines: [{ sku: 'set', selectedOptions: ['b', 'a'], quantity: 1 }],
  }
  const held: MyCart = {
    lines: [{ id: 'l1', key: 'set|a|b', name: 'Set', choice: 'A, B', quantity: 1 }],
    place: { by: 'store_code', store: storeCode, mode: 'MEDICAL' },
  }
  expect(compare(set, store, held, at()).isHere).toBe(true)
})
