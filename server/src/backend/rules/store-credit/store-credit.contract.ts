/** Store credit, for any database. */
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { SAMPLE_PASSWORD, sampleMember } from '../../../testing/sample-customers.ts'
import { customerCalls } from '../../../testing/customer-calls.ts'
import { addStoreCredit, readStoreCredit, spendStoreCredit } from './store-credit.ts'

const QUERY = `query ($size: Int, $page: Int) { customer { store_credit {
  enabled current_balance { value currency }
  balance_history(pageSize: $size, currentPage: $page) {
    items { action actual_balance { value } balance_change { value } date_time_changed }
    page_info { current_page page_size total_pages } total_count
  }
} } }`

export function storeCreditContract(harness: () => Harness): void {
  const calls = customerCalls(harness)

  const spend = (customerId: string, orderNumber: string, cents: number) => {
    const { db, clock } = harness()
    return db
      .transaction()
      .execute((transaction) => spendStoreCredit(transaction, { customerId, orderNumber, cents, now: clock.now }))
  }
  const give = (customerId: string, id: string, cents: number) => {
    const { db, clock } = harness()
    return addStoreCredit(db, { customerId, id, cents, action: 'Returned', now: clock.now })
  }

  describe('store credit', () => {
    test('[2c.6] [3.4.3] [6.4] a customer’s balance and its history', async () => {
      const { token } = await calls.signIn(sampleMember.email, SAMPLE_PASSWORD)
      const { data, errors } = await calls.post(QUERY, { size: 1, page: 1 }, calls.bearer(token))
      expect(errors).toEqual([])
      expect(data?.['customer']).toEqual({
        store_credit: {
          enabled: true,
          current_balance: { value: 12, currency: 'USD' },
          balance_history: {
            items: [
              {
                action: 'With our apologies',
                actual_balance: { value: 12 },
                balance_change: { value: 12 },
                date_time_changed: '2026-10-01 00:00:00',
              },
            ],
            page_info: { current_page: 1, page_size: 1, total_pages: 1 },
            total_count: 1,
          },
        },
      })
    })

    test('[2c.6] a customer without credit has zero; pages past the end are empty', async () => {
      const { token } = await calls.signedInCustomer()
      const { data } = await calls.post(QUERY, { size: 20, page: 3 }, calls.bearer(token))
      expect(data?.['customer']).toMatchObject({
        store_credit: { current_balance: { value: 0 }, balance_history: { items: [], total_count: 0 } },
      })
    })

    test('[3.4.3] spending takes at most the balance, once for an order, even concurrently', async () => {
      const { id, token } = await calls.signedInCustomer()
      await give(id, 'refund_1', 1_000)
      await give(id, 'refund_1', 1_000)
      expect(await readStoreCredit(harness().db, id)).toBe(1_000)
      const taken = await Promise.all(['A', 'B', 'C', 'D'].map((order) => spend(id, order, 300)))
      expect(taken.filter(Boolean)).toHaveLength(3)
      expect(await Promise.all([1, 2].map(() => spend(id, 'E', 60)))).toEqual([true, true])
      expect(await spend(id, 'E', 70)).toBe(false)
      expect(await spend('nobody', 'F', 1)).toBe(false)
      expect(await readStoreCredit(harness().db, id)).toBe(40)
      const { data } = await calls.post(QUERY, { size: 2, page: 1 }, calls.bearer(token))
      expect(data?.['customer']).toMatchObject({
        store_credit: {
          current_balance: { value: 0.4 },
          balance_history: {
            items: [
              { action: 'Order E', actual_balance: { value: 0.4 }, balance_change: { value: -0.6 } },
              { actual_balance: { value: 1 }, balance_change: { value: -3 } },
            ],
            total_count: 5,
          },
        },
      })
    })

    test('[2c.6] rows are never changed', async () => {
      const { id } = await calls.signedInCustomer()
      await give(id, 'refund_1', 500)
      const rows = harness().db
      const changed = rows.updateTable('store_credit_entries').set({ change: 900 }).where('customer_id', '=', id)
      await expect(changed.execute()).rejects.toThrow('only ever added')
      await expect(rows.deleteFrom('store_credit_entries').where('customer_id', '=', id).execute()).rejects.toThrow(
        'only ever added',
      )
    })
  })
}
