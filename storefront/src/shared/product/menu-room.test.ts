import type { CartLine } from '@leaflog/core'
import { expect, test } from 'vitest'
import { roomToAdd } from './menu-room.ts'

const line: CartLine = {
  id: 'i1',
  productId: 'p1',
  option: '3.5g',
  quantity: 2,
  name: 'Blue Hour',
  brand: 'Fernhill',
  category: 'Flower',
  weightMg: 3500,
  image: null,
  strainType: null,
  basePrice: 3500,
  total: 7000,
  saved: 0,
  pending: false,
  state: 'taken',
}
const limit = { perLine: 5, milligrams: 10_000 }
const takenAt = (elsewhere: boolean, held: number) =>
  roomToAdd({ lines: [line], elsewhere, orderLimit: null }, limit, { held, weightMg: 3500 }).map(({ taken }) => taken)

test('[8.3] [4b.6] what a cart has takes of the limits, unless an add begins a new cart', () => {
  expect(takenAt(false, 2)).toEqual(expect.arrayContaining([7000, 2]))
  expect(takenAt(true, 0)).toEqual([0, 0])
})
