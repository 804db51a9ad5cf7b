import { expect, test } from 'vitest'

import { interleave, median, roundsOf, wantRounds } from './rounds.ts'

test('the median of odd and even numbers of values', () => {
  expect(median([5, 1, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(() => median([])).toThrow(RangeError)
})

test('rounds alternate between the two sides, and the first one is a warm-up', async () => {
  const order: string[] = []
  const take = (name: string, values: number[]) => () => {
    order.push(name)
    return values.shift() ?? Number.NaN
  }
  const result = await interleave(3, take('ours', [100, 1, 2, 3]), take('peer', [100, 10, 20, 30]))
  expect(result).toEqual({ ours: 2, peer: 20 })
  expect(order).toEqual(['ours', 'peer', 'peer', 'ours', 'ours', 'peer', 'peer', 'ours'])
})

test('a row takes its own number of rounds, unless one number is asked of all rows', () => {
  expect(roundsOf(15)).toBe(15)
  wantRounds(1)
  expect([roundsOf(15), roundsOf(7)]).toEqual([1, 1])
  wantRounds(null)
  expect(roundsOf(15)).toBe(15)
})
