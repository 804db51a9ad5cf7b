/** Known devices: whom a lock after wrong passwords keeps out, for any database. */
import { changePassword } from '@leaflog/core/wire/commerce/customer'
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { customerCalls, newEmail, PASSWORD, tokenIn } from '../../../testing/customer-calls.ts'
import { refusalBy } from '../../../testing/refusal-by.ts'
import { NOON } from '../../../testing/sample-shop.ts'
import { DEVICE_KEPT, FAILURES_ALLOWED, SHORTEST_LOCK } from '../../platform/lockout.ts'
import { DEVICES_KEPT, pruneDevices } from './devices.ts'

const refused = refusalBy('SIGN_IN_REFUSED')
let made = 0
const newDevice = () => `device-of-a-test-${String((made += 1)).padStart(12, '0')}`

export function devicesContract(harness: () => Harness): void {
  const calls = customerCalls(harness)
  const tried = (email: string, password: string, device?: string) =>
    calls.refusalOf(calls.sendSignIn(email, password, device === undefined ? {} : { device }))
  const fail = async (email: string, times: number, device?: string) => {
    for (let n = 0; n < times; n += 1) expect(await tried(email, 'wrong1', device)).toEqual(refused)
  }
  const lets = async (email: string, device?: string, password = PASSWORD) =>
    (await tried(email, password, device)).category === undefined
  /** A customer who has signed in with a device. */
  const owner = async () => {
    const [email, device] = [await calls.signUp(), newDevice()]
    expect(await lets(email, device)).toBe(true)
    return { email, device }
  }

  describe('a known device', () => {
    test('[8.5] its owner signs in while others have locked the account', async () => {
      const { email, device } = await owner()
      await fail(email, FAILURES_ALLOWED + 3, newDevice())
      await fail(email, 2)
      expect(await lets(email)).toBe(false)
      expect(await lets(email, newDevice())).toBe(false)
      expect(await lets(email, device)).toBe(true)
    })

    test('[8.5] the owner’s sign-in gives others no further attempts', async () => {
      const { clock } = harness()
      const { email, device } = await owner()
      await fail(email, FAILURES_ALLOWED)
      expect(await lets(email, device)).toBe(true)
      clock.now = NOON + SHORTEST_LOCK
      await fail(email, 1)
      const during = await lets(email)
      clock.now = NOON
      expect(during).toBe(false)
    })

    test('[8.5] it is locked by its own wrong passwords, and nobody else with it', async () => {
      const { email, device } = await owner()
      await fail(email, FAILURES_ALLOWED, device)
      expect(await lets(email, device)).toBe(false)
      expect(await lets(email)).toBe(true)
    })

    test('[8.5] concurrent wrong passwords on it are each counted', async () => {
      const { email, device } = await owner()
      await Promise.all(Array.from({ length: 20 }, () => tried(email, 'wrong1', device)))
      const counts = harness().db.selectFrom('sign_in_attempts').select(['device_hash', 'failures'])
      const rows = await counts.where('email_key', '=', email).execute()
      expect(rows.map(({ failures }) => failures)).toEqual([FAILURES_ALLOWED])
      expect(await lets(email, device)).toBe(false)
    })

    test('[8.5] it is known for the accounts that signed in with it, and for no other', async () => {
      const { email, device } = await owner()
      const other = await calls.signUp()
      await fail(other, FAILURES_ALLOWED, device)
      expect([await lets(other, device), await lets(other)]).toEqual([false, false])
      expect(await lets(email, device)).toBe(true)
    })

    test('[8.5] a wrong password makes no device known, nor does an account that does not exist', async () => {
      const [email, device] = [await calls.signUp(), newDevice()]
      await fail(email, 1, device)
      await fail(newEmail(), 1, device)
      const known = harness().db.selectFrom('customer_devices').innerJoin('customers', 'id', 'customer_id')
      expect(await known.selectAll().where('email_key', '=', email).execute()).toEqual([])
    })

    test.each(['', 'short', 'x'.repeat(65), 'with blanks in the middle of it', "' or 1=1 --".repeat(3)])(
      '[8.5] %j is no device',
      async (device) => {
        const email = await calls.signUp()
        expect(await lets(email, device)).toBe(true)
        await fail(email, FAILURES_ALLOWED)
        expect(await lets(email, device)).toBe(false)
      },
    )

    test('[8.5] a new password leaves the device known on which it was chosen', async () => {
      const { email, device } = await owner()
      const other = newDevice()
      const { token } = await calls.signIn(email, PASSWORD, { device: other })
      const next = 'maple5leaf'
      const changed = await calls.post(
        changePassword.query,
        { currentPassword: PASSWORD, newPassword: next },
        { ...calls.bearer(token), 'x-device': other },
      )
      expect(changed.errors).toEqual([])
      await fail(email, FAILURES_ALLOWED)
      expect(await lets(email, device, next)).toBe(false)
      expect(await lets(email, other, next)).toBe(true)
    })

    test('[7a.3] a password that a mail’s link set makes every device unknown', async () => {
      const { email, device } = await owner()
      await calls.askForReset(email)
      const [mail] = await calls.mailsTo(email)
      const next = 'maple5leaf'
      expect((await calls.resetPassword(email, tokenIn(mail?.text), next)).errors).toEqual([])
      await fail(email, FAILURES_ALLOWED)
      expect(await lets(email, device, next)).toBe(false)
    })

    test('a customer has ten; one more replaces the one that was used longest ago', async () => {
      const { clock, db } = harness()
      const { email, device } = await owner()
      const others = Array.from({ length: DEVICES_KEPT }, newDevice)
      for (const other of others) {
        clock.now += 1
        await calls.signIn(email, PASSWORD, { device: other })
      }
      await fail(email, FAILURES_ALLOWED)
      const [first = ''] = others
      const known = [await lets(email, device), await lets(email, first)]
      clock.now = NOON
      expect(known).toEqual([false, true])
      const kept = db.selectFrom('customer_devices').innerJoin('customers', 'id', 'customer_id').selectAll()
      expect(await kept.where('email_key', '=', email).execute()).toHaveLength(DEVICES_KEPT)
    })

    test('one that was not used for a year is unknown, and is deleted', async () => {
      const { clock, db } = harness()
      const { email, device } = await owner()
      clock.now = NOON + DEVICE_KEPT
      await fail(email, FAILURES_ALLOWED)
      const late = await lets(email, device)
      clock.now = NOON
      expect(late).toBe(false)
      const count = () =>
        db
          .selectFrom('customer_devices')
          .innerJoin('customers', 'id', 'customer_id')
          .selectAll()
          .where('email_key', '=', email)
          .execute()
      await pruneDevices(db, NOON + DEVICE_KEPT)
      expect(await count()).toHaveLength(1)
      await pruneDevices(db, NOON + DEVICE_KEPT + 1)
      expect(await count()).toEqual([])
    })
  })
}
