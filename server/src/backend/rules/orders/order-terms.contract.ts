/**
 * What an order uses besides stock and money, for any database: a place in a delivery window, an entry in the address
 * book.
 */
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { address, commerceCalls } from '../../../testing/commerce-calls.ts'
import { customerCalls, newEmail, PASSWORD } from '../../../testing/customer-calls.ts'
import { sampleCheckout } from '../../../testing/sample-checkout.ts'
import { readAddresses } from '../addresses/addresses.ts'

export function orderTermsContract(harness: () => Harness): void {
  const calls = commerceCalls(harness)
  const { holding, prepare, place, set, cart } = calls

  /** Until `work` has ended, each delivery window of Mesa takes this many orders. */
  async function withCapacity(capacity: number, work: () => Promise<void>): Promise<void> {
    const { db } = harness()
    const plan = sampleCheckout.deliveryPlans['az_mesa']
    const windows = plan?.windows.map((window) => ({ ...window, capacity })) ?? []
    const write = (value: object) =>
      db
        .updateTable('settings')
        .set({ value: JSON.stringify(value) })
        .where('name', '=', 'commerce_checkout')
        .execute()
    const { value } = await db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'commerce_checkout')
      .executeTakeFirstOrThrow()
    await write({ ...value, deliveryPlans: { az_mesa: { ...plan, windows } } })
    try {
      await work()
    } finally {
      await write(value)
    }
  }
  async function delivery(slotid: string): Promise<string> {
    const id = await holding([{ sku: 'ct-vape', quantity: 1 }])
    await prepare(id, { kind: 'delivery', email: newEmail() })
    await set('setDeliverySlotOnCart', id, { zoneid: 'mesa_van', slotid })
    return id
  }

  describe('delivery windows', () => {
    test('[3.4.3] a window never takes more orders than its capacity, even concurrently', async () => {
      await withCapacity(1, async () => {
        const wanted = '2026-11-21T18:00'
        // Delivery orders of other tests must not count.
        await harness()
          .db.updateTable('orders')
          .set({ state: 'canceled' })
          .where('fulfilment', '=', 'delivery')
          .execute()
        const carts = await Promise.all(Array.from({ length: 3 }, () => delivery(wanted)))
        const late = await holding([{ sku: 'ct-vape', quantity: 1 }])
        const done = await Promise.all(carts.map((id) => place(id)))
        expect(done.filter(({ orderV2 }) => orderV2 !== null)).toHaveLength(1)
        const refused = done.flatMap(({ errors }) => errors.map(({ code }) => code))
        expect(refused).toEqual(['SLOT_UNAVAILABLE', 'SLOT_UNAVAILABLE'])
        expect(JSON.stringify(await cart(late, 'delivery_slots { values { slotid } }'))).not.toContain(wanted)
        await expect(set('setDeliverySlotOnCart', late, { zoneid: 'mesa_van', slotid: wanted })).rejects.toThrow(
          'delivery time',
        )
        // A canceled order frees its place for another one.
        const number = done.find(({ orderV2 }) => orderV2 !== null)?.orderV2?.number ?? ''
        await harness().db.updateTable('orders').set({ state: 'canceled' }).where('increment_id', '=', number).execute()
        const again = carts.find((_, index) => done[index]?.orderV2 === null) ?? ''
        expect((await place(again)).errors).toEqual([])
      })
      await harness().db.deleteFrom('stock_reservations').execute()
    }, 90_000)
  })

  describe('addresses of an order', () => {
    test('[3.3.5] are saved in a customer’s address book, once, unless the customer opts out', async () => {
      const { db } = harness()
      const email = await customerCalls(harness).signUp()
      const headers = await calls.signedIn(email, PASSWORD)
      const { id: customerId } = await db
        .selectFrom('customers')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const book = async () => (await readAddresses(db, customerId)).map(({ street }) => street)
      const billing = { ...address, street: ['1 Private Way'], save_in_address_book: false }
      const buy = async () => {
        const id = await holding([{ sku: 'ct-edible', quantity: 1 }], headers)
        await prepare(id, { kind: 'pickup', email: null, headers })
        await set('setBillingAddressOnCart', id, { billing_address: { address: billing } }, 'id', headers)
        expect(await book()).toEqual(ordered)
        ordered = [['7 Palo Verde Lane']]
        await calls.order(id, headers)
      }
      let ordered: string[][] = []
      await buy()
      expect(await book()).toEqual([['7 Palo Verde Lane']])
      await buy()
      expect(await book()).toEqual([['7 Palo Verde Lane']])
      await db.deleteFrom('stock_reservations').execute()
    })
  })
}
