/** Canceled orders of the ordering channel, for any database: their stock returns to the store's inventory, once. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Harness } from '../../../testing/backend-harness.ts'
import { commerceCalls } from '../../../testing/commerce-calls.ts'
import { customerCalls } from '../../../testing/customer-calls.ts'
import { orderingOrderCalls } from '../../../testing/ordering-order-calls.ts'
import { restoringInventory } from '../../../testing/restoring-inventory.ts'

const outcome = z.object({
  cancelOrder: z.object({
    errorV2: z.object({ code: z.string() }).nullable(),
    order: z.object({ status: z.string(), available_actions: z.array(z.string()) }).nullable(),
  }),
})

export function canceledOrderingOrderContract(harness: () => Harness): void {
  const { holding, place } = orderingOrderCalls(harness)
  const { ask } = commerceCalls(harness)

  describe('canceling an ordering order', () => {
    restoringInventory(harness)

    const stock = () =>
      harness()
        .db.selectFrom('inventory')
        .select(['product_id', 'option', 'quantity'])
        .where('store_id', '=', '101')
        .orderBy('product_id')
        .orderBy('option')
        .execute()
    const signedIn = async () => {
      const { signedInCustomer, bearer } = customerCalls(harness)
      return bearer((await signedInCustomer()).token)
    }
    const cancel = async (number: string, headers: Readonly<Record<string, string>>) => {
      const { entity_id } = await harness()
        .db.selectFrom('orders')
        .select('entity_id')
        .where('increment_id', '=', number)
        .executeTakeFirstOrThrow()
      const query = `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) {
        errorV2 { code } order { status available_actions } } }`
      const input = { order_id: Buffer.from(String(entity_id)).toString('base64'), reason: 'Changed my mind' }
      return outcome.parse(await ask(query, { input }, headers)).cancelOrder
    }

    test('[2c.6] returns its stock once, whoever cancels it again at the same time', async () => {
      const headers = await signedIn()
      const before = await stock()
      const id = await holding([
        ['flower1', '3.5g', 2],
        ['grinder1', 'Each', 3],
      ])
      const { number } = await place(id, { headers })
      expect(await stock()).not.toEqual(before)
      const canceled = { errorV2: null, order: { status: 'Canceled', available_actions: [] } }
      const done = await Promise.all(Array.from({ length: 6 }, () => cancel(number, headers)))
      expect(done).toEqual(done.map(() => canceled))
      expect(await cancel(number, headers)).toEqual(canceled)
      expect(await stock()).toEqual(before)
      const reservations = await harness()
        .db.selectFrom('stock_reservations')
        .select('sku')
        .where('order_number', '=', number)
        .execute()
      expect(reservations).toEqual([])
    })

    test('[2c.6] is too late once the handover has begun, and never brings back what the store dropped', async () => {
      const { db } = harness()
      const headers = await signedIn()
      const [late, dropped] = [await holding([['vape1', '500mg', 1]]), await holding([['vape1', '500mg', 1]])]
      const first = await place(late, { headers })
      const second = await place(dropped, { headers })
      await db.updateTable('orders').set({ state: 'processing' }).where('increment_id', '=', first.number).execute()
      const before = await stock()
      expect((await cancel(first.number, headers)).errorV2).toEqual({ code: 'INVALID_ORDER_STATUS' })
      expect(await stock()).toEqual(before)
      await db.deleteFrom('inventory').where('store_id', '=', '101').where('product_id', '=', 'vape1').execute()
      expect((await cancel(second.number, headers)).errorV2).toBeNull()
      expect((await stock()).some(({ product_id }) => product_id === 'vape1')).toBe(false)
    })

    test('[8.25] it cannot be reordered through the commerce channel', async () => {
      const headers = await signedIn()
      const { number } = await place(await holding([['flower1', '3.5g', 1]]), { headers })
      const reorder = `mutation ($number: String!) { reorderItems(orderNumber: $number) {
        cart { items { quantity } } userInputErrors { code } } }`
      expect(await ask(reorder, { number }, headers)).toMatchObject({
        reorderItems: { userInputErrors: [{ code: 'REORDER_NOT_AVAILABLE' }] },
      })
    })
  })
}
