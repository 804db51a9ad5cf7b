import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { orderingOrderCalls } from '../../../testing/ordering-order-calls.ts'
import { restoringInventory } from '../../../testing/restoring-inventory.ts'
import { nextOrderNumber } from './order-number.ts'

export function orderNumberContract(harness: () => Harness): void {
  const { holding, place } = orderingOrderCalls(harness)

  describe('order numbers', () => {
    restoringInventory(harness)

    test('have nine digits, of which none follows from the order before', async () => {
      const { db } = harness()
      let asked = 0
      const numbers = await Promise.all(
        Array.from({ length: 20 }, async () => (await nextOrderNumber(db, () => `guess-${(asked += 1)}`)).number),
      )
      for (const number of numbers) expect(number).toMatch(/^[2-9]\d{8}$/)
      const steps = numbers.slice(1).map((number, index) => Math.abs(Number(number) - Number(numbers[index])))
      expect(Math.min(...steps)).toBeGreaterThan(1000)
    })

    test('are each given once', async () => {
      const { db } = harness()
      const { number: first } = await nextOrderNumber(db, () => 'the same')
      const { number } = await place(await holding([['flower1', '3.5g', 1]]))
      const renumber = (from: string, to: string) =>
        db.updateTable('orders').set({ increment_id: to }).where('increment_id', '=', from).execute()
      await renumber(number, first)
      const ids = ['the same', 'the same', 'another']
      const { number: second } = await nextOrderNumber(db, () => ids.shift() ?? '')
      expect(second).not.toBe(first)
      expect(ids).toEqual([])
      await renumber(first, number)
    })
  })
}
