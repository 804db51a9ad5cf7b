/** An order's way through the store, for any database: each step once, told to who may follow it, and by mail. */
import { describe, expect, test } from 'vitest'
import { silentLog } from '../../../platform/upstream.ts'
import type { Harness } from '../../../testing/backend-harness.ts'
import { orderingOrderCalls } from '../../../testing/ordering-order-calls.ts'
import { restoringInventory } from '../../../testing/restoring-inventory.ts'
import { shopUrl, soldCode } from '../../../testing/test-customers.ts'
import { listMails } from '../customers/mails.ts'
import { doOrderTasks } from './order-tasks.ts'
import { advanceOldest } from './progress.ts'

const MINUTE = 60_000

export function progressContract(harness: () => Harness): void {
  const { holding, place } = orderingOrderCalls(harness)

  describe('the progress of orders', () => {
    restoringInventory(harness)

    const rowOf = (number: string) =>
      harness().db.selectFrom('orders').selectAll().where('increment_id', '=', number).executeTakeFirstOrThrow()
    /** Closes the orders of other tests. */
    const alone = async () => {
      await harness().db.updateTable('orders').set({ state: 'closed' }).where('cart_id', 'is not', null).execute()
    }

    test('[shop 6] moves on step by step, each after its time, and is then done', async () => {
      const { db, clock } = harness()
      await alone()
      const { number } = await place(await holding([['flower1', '3.5g', 1]]))
      const advance = (minutes: number) => {
        const now = clock.now + minutes * MINUTE
        return advanceOldest(db, { before: now - MINUTE, now })
      }
      const seen = [(await rowOf(number)).status]
      expect(await advance(0.5)).toBeUndefined()
      for (const minutes of [1, 2, 3]) {
        expect(await advance(minutes)).toBe(number)
        expect(await advance(minutes)).toBeUndefined()
        seen.push((await rowOf(number)).status)
      }
      expect(seen).toEqual(['pending', 'processing', 'ready_for_pickup', 'complete'])
      expect(await rowOf(number)).toMatchObject({ state: 'complete', changed_at: clock.now + 3 * MINUTE })
      expect(await advance(10)).toBeUndefined()
    })

    test('[shop 6] each step has a version, and 5 stores that look at once take it once', async () => {
      const { db, clock } = harness()
      await alone()
      const { number } = await place(await holding([['flower1', '3.5g', 1]]))
      const before = await rowOf(number)
      const now = clock.now + MINUTE
      const done = await Promise.all(Array.from({ length: 5 }, () => advanceOldest(db, { before: now - MINUTE, now })))
      expect(done.filter((one) => one === number)).toHaveLength(1)
      const after = await rowOf(number)
      expect(after.status).toBe('processing')
      expect(after.version).not.toBe(before.version)
    })

    test('[shop 6] orders that are canceled or of the demo data stay as they are', async () => {
      const { db, clock } = harness()
      await alone()
      const open = () =>
        db
          .selectFrom('orders')
          .select(['increment_id', 'status'])
          .where('cart_id', 'is', null)
          .orderBy('entity_id')
          .execute()
      const before = await open()
      expect(before.map(({ status }) => status)).toContain('processing')
      expect(await advanceOldest(db, { before: clock.now + MINUTE, now: clock.now + MINUTE })).toBeUndefined()
      expect(await open()).toEqual(before)
    })

    test('[shop 6] who ordered gets a mail when it is ready, with the place and what to bring, and no other', async () => {
      const { db, clock } = harness()
      await alone()
      const email = 'ready@example.com'
      const contact = { firstname: 'Rea', lastname: 'Dy', email, telephone: '(305) 555-0107' }
      const { number } = await place(await holding([['flower1', '3.5g', 1]]), { change: { contact } })
      const tasks = () => doOrderTasks({ db, clock: () => clock.now, shopUrl: () => shopUrl, soldCode, log: silentLog })
      const mails = async () => (await listMails(db, soldCode)).filter(({ to }) => to === email)
      for (const minutes of [1, 2, 3]) {
        await advanceOldest(db, { before: clock.now + (minutes - 1) * MINUTE, now: clock.now + minutes * MINUTE })
        await tasks()
      }
      const subjects = (await mails()).map(({ subject }) => subject).toSorted()
      expect(subjects).toEqual([`Your order ${number}`, `Your order ${number} is ready for pickup`])
      const [ready] = (await mails()).filter(({ subject }) => subject.endsWith('pickup'))
      expect(ready?.text).toContain('Bring a photo ID')
      expect(ready?.text).toContain('To pay: $')
    })
  })
}
