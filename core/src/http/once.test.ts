import { expect, test } from 'vitest'
import { once } from './once.ts'

test('runs once for all who ask, and again after a failure', async () => {
  let runs = 0
  const ask = once(async () => {
    runs += 1
    if (runs === 1) throw new Error('not yet')
    return runs
  })
  await expect(Promise.all([ask(), ask()])).rejects.toThrow('not yet')
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2])
  expect(await ask()).toBe(2)
})
