/** Signing in, lockouts, and tokens, for any database. */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { NOON } from '../../../testing/sample-shop.ts'
import { countingStatements, customerCalls, newEmail, PASSWORD } from '../../../testing/customer-calls.ts'
import { checkCredentials } from './credentials.ts'
import { FAILURES_ALLOWED, FAILURES_KEPT, LONGEST_LOCK, pruneAttempts, SHORTEST_LOCK } from '../../platform/lockout.ts'
import { ACCESS_LIFETIME } from './tokens.ts'
import { refusalBy } from '../../../testing/refusal-by.ts'

const refused = refusalBy('SIGN_IN_REFUSED')

export function signInContract(harness: () => Harness): void {
  const calls = customerCalls(harness)
  const wrong = (email: string) => calls.refusalOf(calls.sendSignIn(email, 'wrong1'))
  const fail = async (email: string, times: number) => {
    for (let n = 0; n < times; n += 1) expect(await wrong(email)).toEqual(refused)
  }

  describe('signing in', () => {
    test('[7a.4] [3.15.3] [4d.1] returns an access and a refresh token, regardless of the case of the email', async () => {
      const email = await calls.signUp()
      const signedIn = await calls.signIn(` ${email.toUpperCase()} `)
      expect(signedIn).toMatchObject({ rewards_auto_login: false, ordering_cart: null })
      expect(await calls.isGood(signedIn.token)).toBe(true)
      expect((await calls.signIn(email)).refresh_token).not.toBe(signedIn.refresh_token)
    })

    test('[8.5] a wrong password, no account, no password and an invalid email get the same answer', async () => {
      const email = await calls.signUp()
      const withoutPassword = await calls.signUp(newEmail(), null)
      for (const tried of [email, withoutPassword, newEmail(), 'nobody', `${'a'.repeat(9_000)}@example.com`, '']) {
        expect(await wrong(tried)).toEqual(refused)
      }
      for (const password of ['', `${PASSWORD} `, PASSWORD.toUpperCase(), 'x'.repeat(20_000)]) {
        expect(await calls.refusalOf(calls.sendSignIn(email, password))).toEqual(refused)
      }
    })

    test('[8.5] a wrong password costs the same with and without an account', async () => {
      const { db } = harness()
      const work = async (email: string, device: string | null = null) => {
        const { statements, counted } = countingStatements(db)
        expect(await checkCredentials(counted, { email, password: 'wrong1', device, now: NOON })).toBeUndefined()
        return statements
      }
      const known = await work(await calls.signUp())
      expect(known).toHaveLength(2)
      expect(await work(newEmail())).toEqual(known)
      expect(await work(newEmail(), 'a-device-that-nobody-knows')).toEqual(known)
      expect(await work(await calls.signUp(newEmail(), null))).toEqual(known)
    })

    test('[7a.5] revoking ends this sign-in and no other, and may be repeated', async () => {
      const email = await calls.signUp()
      const [one, other] = [await calls.signIn(email), await calls.signIn(email)]
      expect((await calls.revoke(one.token)).data).toEqual({
        revokeCustomerToken: { result: true, rewards_auto_login: false },
      })
      expect(await calls.isGood(one.token)).toBe(false)
      expect(await calls.isGood(other.token)).toBe(true)
      expect((await calls.refusalOf(calls.sendRefresh(one))).category).toBe('graphql-authentication')
      expect((await calls.revoke(one.token)).errors).toEqual([])
      expect((await calls.refusalOf(calls.revoke('nobody'))).category).toBe('graphql-authorization')
    })

    test('[7a.5] an expired access token can still end its sign-in', async () => {
      const { clock } = harness()
      const signedIn = await calls.signIn(await calls.signUp())
      clock.now = NOON + ACCESS_LIFETIME
      const revoked = await calls.revoke(signedIn.token)
      const { category } = await calls.refusalOf(calls.sendRefresh(signedIn))
      clock.now = NOON
      expect(revoked.errors).toEqual([])
      expect(category).toBe('graphql-authentication')
    })

    test('[6.1] [8.8] a token is valid for an hour, while its customer exists', async () => {
      const { clock, db } = harness()
      const email = await calls.signUp()
      const { token } = await calls.signIn(email)
      clock.now = NOON + ACCESS_LIFETIME - 1
      const before = await calls.isGood(token)
      clock.now = NOON + ACCESS_LIFETIME
      const after = await calls.isGood(token)
      clock.now = NOON
      expect([before, after]).toEqual([true, false])
      await db.deleteFrom('customers').where('email_key', '=', email).execute()
      expect(await calls.isGood(token)).toBe(false)
    })

    test('[8.8] without a valid token public fields answer, and a customer’s are graphql-authorization', async () => {
      const { data, errors } = await calls.post('{ countries { id } }', {}, calls.bearer('nonsense'))
      expect([data, errors]).toEqual([{ countries: [{ id: 'US' }] }, []])
    })

    test('[7a.4] no password or token is stored in plain text', async () => {
      const { db } = harness()
      const email = await calls.signUp()
      const device = 'the-id-of-a-browser-of-theirs'
      const signedIn = await calls.signIn(email, PASSWORD, { key: 'outbox-row-signin-1', device })
      await calls.refresh(signedIn, 'outbox-row-refresh-1')
      const tables = [
        'customers',
        'session_families',
        'sign_in_attempts',
        'idempotency',
        'password_resets',
        'customer_devices',
      ] as const
      for (const table of tables) {
        const { rows } = await sql<{
          text: string
        }>`select ${sql.table(table)}::text as text from ${sql.table(table)}`.execute(db)
        const stored = rows.map((row) => row.text).join('\n')
        for (const secret of [
          PASSWORD,
          device,
          signedIn.token,
          signedIn.refresh_token,
          signedIn.refresh_token.slice(-43),
        ]) {
          expect([table, stored.includes(secret)]).toEqual([table, false])
        }
      }
    })
  })

  describe('lockout', () => {
    test('[8.5] six consecutive wrong passwords lock for a minute; then even the right one is refused', async () => {
      const { clock } = harness()
      const email = await calls.signUp()
      await fail(email, FAILURES_ALLOWED - 1)
      await calls.signIn(email)
      await fail(email, FAILURES_ALLOWED)
      expect(await calls.refusalOf(calls.sendSignIn(email))).toEqual(refused)
      expect((await calls.checkCredentials(email, PASSWORD)).valid_credentials).toBe(false)
      clock.now = NOON + SHORTEST_LOCK - 1
      const during = await calls.refusalOf(calls.sendSignIn(email))
      clock.now = NOON + SHORTEST_LOCK
      const after = await calls.refusalOf(calls.sendSignIn(email))
      clock.now = NOON
      expect(during).toEqual(refused)
      expect(after.category).toBeUndefined()
      await fail(email, FAILURES_ALLOWED - 1)
      await calls.signIn(email)
    })

    test('[8.5] each further failure doubles the lock, up to a quarter of an hour', async () => {
      const { clock, db } = harness()
      const email = await calls.signUp()
      await fail(email, FAILURES_ALLOWED)
      const locks: number[] = []
      for (let n = 0; n < 6; n += 1) {
        const row = await db
          .selectFrom('sign_in_attempts')
          .select('locked_until')
          .where('email_key', '=', email)
          .executeTakeFirstOrThrow()
        locks.push(row.locked_until - clock.now)
        clock.now = row.locked_until
        await wrong(email)
      }
      clock.now = NOON
      expect(locks).toEqual([1, 2, 4, 8, 15, 15].map((minutes) => minutes * 60_000))
      expect(LONGEST_LOCK).toBe(15 * 60_000)
    })

    test('[8.5] addresses without an account lock too, and the counts are deleted after a day', async () => {
      const { clock, db } = harness()
      const email = newEmail()
      await fail(email, FAILURES_ALLOWED + 2)
      const known = () =>
        db.selectFrom('sign_in_attempts').selectAll().where('email_key', '=', email).executeTakeFirst()
      expect(await known()).toMatchObject({ failures: FAILURES_ALLOWED, locked_until: NOON + SHORTEST_LOCK })
      await pruneAttempts(db, clock.now + FAILURES_KEPT)
      expect(await known()).toBeDefined()
      await pruneAttempts(db, clock.now + FAILURES_KEPT + 1)
      expect(await known()).toBeUndefined()
    })

    test('[8.5] concurrent wrong passwords are each counted, so that none bypasses the lock', async () => {
      const email = await calls.signUp()
      await Promise.all(Array.from({ length: 20 }, () => wrong(email)))
      const { db } = harness()
      const row = await db
        .selectFrom('sign_in_attempts')
        .select(['failures'])
        .where('email_key', '=', email)
        .executeTakeFirstOrThrow()
      expect(row.failures).toBe(FAILURES_ALLOWED)
      expect(await calls.refusalOf(calls.sendSignIn(email))).toEqual(refused)
    })

    test('[3.15.2] [7a.11] the credential check counts like a sign-in', async () => {
      const email = await calls.signUp()
      for (let n = 0; n < FAILURES_ALLOWED; n += 1) {
        expect(await calls.checkCredentials(email, 'wrong1')).toEqual({ valid_credentials: false, date_of_birth: null })
      }
      expect(await calls.refusalOf(calls.sendSignIn(email))).toEqual(refused)
    })
  })
}
