import { expect, test } from 'vitest'
import { commerceUses, lineUse, menuUses, purchaseRoom } from './purchase-room.ts'

const amounts = (thc_mg: number, smokable_mg = 0) => ({ thc_mg, cbd_mg: 0, smokable_mg })
const thc = { max_available: 5000, used: 1000, cart: 0, unit: 'mg', remaining: 4000 }
const smoking = { max_available: 28.35, used: 0, cart: 0, unit: 'g', remaining: 28.35 }
const limits = { thc, cbd: null, smoking }

test('[shop 9] five sets of a gram of THC fit under five grams, and a sixth does not', () => {
  const set = amounts(1000)
  expect(purchaseRoom(commerceUses(null, amounts(5000, 28_350), [], set))).toEqual({ kind: 'thc', most: 5000, more: 5 })
  const held = [{ quantity: 3, takes: set }]
  expect(purchaseRoom(commerceUses(null, amounts(5000, 28_350), held, set))).toMatchObject({ more: 2 })
})

test('[3.4.5] what was bought before counts, and every line with its own amounts', () => {
  const lines = [
    { quantity: 2, takes: amounts(500) },
    { quantity: 1, takes: amounts(0, 14_175) },
    { quantity: 4, takes: null },
  ]
  expect(purchaseRoom(commerceUses(limits, null, lines, amounts(500)))).toEqual({ kind: 'thc', most: 5000, more: 6 })
  expect(purchaseRoom(commerceUses(limits, null, lines, amounts(0, 3500)))).toEqual({
    kind: 'smoking',
    most: 28_350,
    more: 4,
  })
})

test('[3.4.5] grams are counted in whole milligrams, so that an exact fit fits', () => {
  expect(purchaseRoom(commerceUses(limits, null, [], amounts(0, 28_350)))).toMatchObject({ more: 1 })
})

test('[3.4.5] a cart over its limit has room for none, and one without limits for any number', () => {
  expect(purchaseRoom(commerceUses(limits, null, [{ quantity: 9, takes: amounts(1000) }], amounts(1)))).toMatchObject({
    more: 0,
  })
  expect(purchaseRoom(commerceUses({ thc: null, cbd: null, smoking: null }, amounts(1), [], amounts(5)))).toBeNull()
  expect(purchaseRoom(commerceUses(limits, null, [], amounts(0)))).toBeNull()
})

test('[8.3] a menu’s order is limited by weight and by line, whichever is less', () => {
  const limit = { perLine: 10, milligrams: 28_000 }
  expect(purchaseRoom(menuUses(limit, 2, 7000, 3500))).toEqual({ kind: 'order', most: 28_000, more: 6 })
  expect(purchaseRoom(menuUses(limit, 8, 7000, 1))).toEqual({ kind: 'line', most: 10, more: 2 })
  expect(purchaseRoom(menuUses(limit, 0, 99_000, 0))).toEqual({ kind: 'line', most: 10, more: 10 })
  expect(purchaseRoom([lineUse(3, 5)])).toMatchObject({ more: 0 })
})
