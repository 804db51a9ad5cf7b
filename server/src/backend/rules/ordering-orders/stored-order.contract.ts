/** What is stored of an order of the ordering channel, for any database: its parts, and of the person no more than needed. */
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { customerCalls } from '../../../testing/customer-calls.ts'
import { orderingOrderCalls } from '../../../testing/ordering-order-calls.ts'
import { restoringInventory } from '../../../testing/restoring-inventory.ts'

export function storedOrderingOrderContract(harness: () => Harness): void {
  const { holding, place } = orderingOrderCalls(harness)
  const { bearer, signedInCustomer } = customerCalls(harness)

  const rowOf = (number: string) =>
    harness().db.selectFrom('orders').selectAll().where('increment_id', '=', number).executeTakeFirstOrThrow()

  describe('what is stored of an ordering order', () => {
    restoringInventory(harness)

    test('a typed medical card leaves only its end and its expiry, and one on file nothing', async () => {
      const { db } = harness()
      const wv = { storeId: '301', type: 'MEDICAL' } as const
      const typed = await place(await holding([['medical1', '3.5g', 1]], wv), {
        storeId: '301',
        change: { medicalCard: { number: ' WV-CANARY-98765 ', expires: '2026-11-20' } },
      })
      expect(typed).toMatchObject({ taxes: [{ name: 'Privilege', amount: 300 }], fees: [], total: 3_300 })
      const { checkout, mode } = await rowOf(typed.number)
      expect([checkout?.medicalCard, mode]).toEqual([{ ending: '8765', expires: '2026-11-20' }, 'MEDICAL'])
      const short = await place(await holding([['medical1', '3.5g', 1]], wv), {
        storeId: '301',
        change: { medicalCard: { number: 'WV1', expires: '2026-11-20' } },
      })
      expect((await rowOf(short.number)).checkout?.medicalCard?.ending).toBe('1')
      const { id: customerId, token } = await signedInCustomer()
      const card = { customer_id: customerId, physician_id: 'P1', medical_id: 'M1', state: 'WV' }
      const dates = { issue_start_date: '2026-01-01', expiry_date: '2026-12-31', medical_profile_type: 'PATIENT' }
      await db
        .insertInto('medical_infos')
        .values({ ...card, ...dates })
        .execute()
      const id = await holding([['medical1', '3.5g', 1]], wv)
      const onFile = await place(id, { storeId: '301', headers: bearer(token), change: { medicalCard: null } })
      expect((await rowOf(onFile.number)).checkout).not.toHaveProperty('medicalCard')
      for (const table of ['orders', 'idempotency', 'mails', 'order_tasks'] as const) {
        expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain('CANARY')
      }
    })

    test('the rewards of a cart are a discount by name; lines have their parts of discounts and taxes', async () => {
      const { db } = harness()
      const id = await holding([
        ['flower1', '3.5g', 1],
        ['vape1', '500mg', 1],
      ])
      await db.updateTable('carts').set({ rewards: 500 }).where('id', '=', id).execute()
      const order = await place(id)
      expect(order.discounts).toEqual([
        { name: 'Special percent', amount: 600 },
        { name: 'Rewards', amount: 500 },
      ])
      const row = await rowOf(order.number)
      const items = await db.selectFrom('order_items').selectAll().where('order_id', '=', row.entity_id).execute()
      const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0)
      expect(sum(items.map(({ price, quantity }) => price * quantity))).toBe(row.subtotal)
      expect([sum(items.map(({ discount }) => discount)), row.discount]).toEqual([1_100, 1_100])
      expect(sum(items.map(({ tax }) => tax))).toBe(row.tax)
      expect(row.grand_total).toBe(7_000 - 1_100 + 150 + 590 + 428)
    })

    test('an order of a deleted account loses telephone and card with the other personal data', async () => {
      const { db } = harness()
      const id = await holding([['flower1', '3.5g', 1]])
      const { number } = await place(id)
      expect((await rowOf(number)).checkout?.telephone).toBe('(305) 555-0107')
      await db
        .updateTable('orders')
        .set({ customer_email: 'x@deleted.invalid', token: null, state: 'complete' })
        .where('increment_id', '=', number)
        .execute()
      const { checkout, customer_firstname } = await rowOf(number)
      expect(customer_firstname).toBe('')
      expect(checkout).toMatchObject({ shippingAddress: null, slot: { slotId: '2026-11-20T15:00' } })
      expect(JSON.stringify(checkout)).not.toContain('0107')
    })
  })
}
