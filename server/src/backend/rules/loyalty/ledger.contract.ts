/** The contract of members' ledgers, for any database. */
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { NOON } from '../../../testing/sample-shop.ts'
import { readLedger, redeem, type Member } from './ledger.ts'
import { balanceOf } from './rules.ts'

const ladder = [
  { points: 100, value: 500 },
  { points: 300, value: 1_800 },
]
const DAY = 86_400_000

export function ledgerContract(harness: () => Harness): void {
  let made = 0

  /** A member with one order of this many dollars, which is not counted yet. */
  async function newMember(dollars: number): Promise<Member & { orderId: number }> {
    const { db } = harness()
    const orderId = 6_000 + (made += 1)
    const member: Member = {
      id: `ledger_member_${made}`,
      email_key: `ledger${made}@example.com`,
      email_confirmed_at: null,
      loyalty_registered: true,
      date_of_birth: null,
    }
    await db
      .insertInto('customers')
      .values({
        ...member,
        email: member.email_key,
        firstname: 'Lea',
        lastname: 'Ledger',
        created_at: NOON - 100 * DAY,
      })
      .execute()
    await db
      .insertInto('orders')
      .values({
        entity_id: orderId,
        increment_id: String(300_000_000 + orderId),
        store_id: '101',
        status: 'complete',
        state: 'complete',
        customer_id: member.id,
        customer_email: member.email_key,
        customer_firstname: 'Lea',
        customer_lastname: 'Ledger',
        created_at: NOON - DAY,
        subtotal: dollars * 100,
        discount: 0,
        shipping: 0,
        tax: 77,
        grand_total: dollars * 100 + 77,
      })
      .execute()
    return { ...member, orderId }
  }
  const stored = (id: string) =>
    harness().db.selectFrom('loyalty_ledger').select(['id', 'points']).where('customer_id', '=', id).execute()
  const setState = (orderId: number, state: string) =>
    harness().db.updateTable('orders').set({ state, status: state }).where('entity_id', '=', orderId).execute()

  describe('the ledger', () => {
    test('[3.3.3] an order counts once, even with concurrent reads', async () => {
      const { db } = harness()
      const member = await newMember(50)
      const ledgers = await Promise.all(Array.from({ length: 12 }, () => readLedger(db, member, NOON)))
      for (const ledger of ledgers) expect(balanceOf(ledger)).toBe(50)
      expect(await stored(member.id)).toHaveLength(1)
    })

    test('an order counts once it is complete; a returned one is subtracted', async () => {
      const { db } = harness()
      const member = await newMember(50)
      const balance = async () => balanceOf(await readLedger(db, member, NOON))
      await setState(member.orderId, 'processing')
      expect(await balance()).toBe(0)
      await setState(member.orderId, 'complete')
      expect(await balance()).toBe(50)
      await setState(member.orderId, 'closed')
      expect([await balance(), await balance()]).toEqual([0, 0])
      expect(await stored(member.id)).toHaveLength(2)
    })

    test('points expire a year after the latest visit', async () => {
      const { db } = harness()
      const member = await newMember(50)
      expect(balanceOf(await readLedger(db, member, NOON))).toBe(50)
      expect(balanceOf(await readLedger(db, member, NOON + 363 * DAY))).toBe(50)
      const ended = await readLedger(db, member, NOON + 364 * DAY)
      expect(ended.map(({ kind }) => kind)).toEqual(['earn', 'expire'])
      expect(balanceOf(ended)).toBe(0)
    })

    test('a customer who is no member has no ledger', async () => {
      const member = { ...(await newMember(50)), loyalty_registered: false }
      expect(await readLedger(harness().db, member, NOON)).toEqual([])
      expect(await stored(member.id)).toEqual([])
    })

    test('rows are never changed or deleted, except with their customer', async () => {
      const { db } = harness()
      const member = await newMember(50)
      await readLedger(db, member, NOON)
      const update = db.updateTable('loyalty_ledger').set({ points: 5_000 }).where('customer_id', '=', member.id)
      await expect(update.execute()).rejects.toThrow('only ever added to')
      const remove = db.deleteFrom('loyalty_ledger').where('customer_id', '=', member.id)
      await expect(remove.execute()).rejects.toThrow('only ever added to')
      await db.deleteFrom('customers').where('id', '=', member.id).execute()
      expect(await stored(member.id)).toEqual([])
      expect(await readLedger(db, member, NOON)).toEqual([])
    })
  })

  describe('spending points', () => {
    const spend = (member: Member, points: number, orderNumber: string) =>
      redeem(harness().db, member, { points, orderNumber, label: 'Off an order' }, { ladder, now: NOON })

    test('[3.3.6] only steps of the ladder, and only within the balance', async () => {
      const member = await newMember(350)
      expect(await spend(member, 50, 'a')).toBeUndefined()
      expect(await spend(member, 0, 'a')).toBeUndefined()
      expect(await spend(member, -100, 'a')).toBeUndefined()
      expect(await spend(member, 300, 'a')).toBe(1_800)
      expect(await spend(member, 100, 'b')).toBeUndefined()
      expect(balanceOf(await readLedger(harness().db, member, NOON))).toBe(50)
    })

    test('[3.3.6] twenty concurrent redemptions do not exceed the balance', async () => {
      const member = await newMember(250)
      const spent = await Promise.all(Array.from({ length: 20 }, (_, index) => spend(member, 100, `order ${index}`)))
      expect(spent.filter((value) => value === 500)).toHaveLength(2)
      expect(balanceOf(await readLedger(harness().db, member, NOON))).toBe(50)
    })

    test('one redemption per order: a repeat spends nothing more', async () => {
      const member = await newMember(350)
      const spent = await Promise.all(Array.from({ length: 5 }, () => spend(member, 100, 'same')))
      expect(spent).toEqual([500, 500, 500, 500, 500])
      expect(await spend(member, 300, 'same')).toBeUndefined()
      expect(balanceOf(await readLedger(harness().db, member, NOON))).toBe(250)
    })

    test('points of an order that was returned after they were spent are owed', async () => {
      const member = await newMember(120)
      expect(await spend(member, 100, 'later')).toBe(500)
      await setState(member.orderId, 'closed')
      expect(balanceOf(await readLedger(harness().db, member, NOON))).toBe(-100)
      expect(await spend(member, 100, 'another')).toBeUndefined()
    })
  })
}
