/** Password resets by mail, and the outbox, for any database. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Harness } from '../../../testing/backend-harness.ts'
import { NOON } from '../../../testing/sample-shop.ts'
import { shopUrl, soldCode } from '../../../testing/test-customers.ts'
import { countingStatements, customerCalls, newEmail, PASSWORD, tokenIn } from '../../../testing/customer-calls.ts'
import { createDevMails } from './dev-mails.ts'
import { FAILURES_ALLOWED } from '../../platform/lockout.ts'
import { resetMail } from './mail-texts.ts'
import { MAILS_KEPT } from './mails.ts'
import { requestReset, RESET_LIFETIME, RESETS_AN_HOUR } from './resets.ts'
import { refusalBy } from '../../../testing/refusal-by.ts'

const outbox = z.object({ mails: z.array(z.object({ to: z.string(), subject: z.string() })) })
const over = refusalBy('RESET_LINK_OVER')

export function passwordResetContract(harness: () => Harness): void {
  const calls = customerCalls(harness)
  const { refusalOf } = calls
  const askedToken = async (email: string) => {
    await calls.askForReset(email)
    return tokenIn((await calls.mailsTo(email))[0]?.text)
  }

  const resetsTo = async (email: string) =>
    (await calls.mailsTo(email)).filter(({ subject }) => subject.startsWith('Set a new password'))

  describe('password reset', () => {
    test('[7a.3] [1.4] a mailed link sets a new password, once', async () => {
      const email = await calls.signUp()
      const before = await calls.signIn(email)
      const token = await askedToken(email)
      expect(token).toMatch(/^[\w-]{43,}$/)
      const [mail] = await calls.mailsTo(email)
      expect(mail?.text).toContain(`${shopUrl}/rewards/forgot-password#email=${encodeURIComponent(email)}&token=`)
      const { data } = await calls.resetPassword(email.toUpperCase(), token, 'oak5tree')
      expect(data).toEqual({ resetPassword: true })
      expect(await calls.isGood(before.token)).toBe(false)
      expect((await refusalOf(calls.sendSignIn(email, PASSWORD))).category).toBe('graphql-authentication')
      expect((await calls.signIn(email, 'oak5tree')).token).not.toBe('')
      expect(await refusalOf(calls.resetPassword(email, token, 'elm6tree'))).toEqual(over)
    })

    test('[1.5] [7a.3] an account without a password gets its first one', async () => {
      const email = await calls.signUp(newEmail(), null)
      await calls.resetPassword(email, await askedToken(email), PASSWORD)
      expect((await calls.checkEmail(email)).have_password).toBe(true)
      expect((await calls.signIn(email)).token).not.toBe('')
    })

    test('[7a.3] lifts the lockout', async () => {
      const email = await calls.signUp()
      for (let n = 0; n < FAILURES_ALLOWED; n += 1) await calls.sendSignIn(email, 'wrong1')
      await calls.resetPassword(email, await askedToken(email), 'oak5tree')
      expect((await calls.signIn(email, 'oak5tree')).token).not.toBe('')
    })

    test('[7a.3] a link is valid for half an hour, for its own account, and becomes invalid with the others', async () => {
      const { clock } = harness()
      const [email, other] = [await calls.signUp(), await calls.signUp()]
      const [first, second] = [await askedToken(email), await askedToken(email)]
      expect(await refusalOf(calls.resetPassword(other, first, 'oak5tree'))).toEqual(over)
      expect(await refusalOf(calls.resetPassword(email, '', 'oak5tree'))).toEqual(over)
      expect(await refusalOf(calls.resetPassword('nobody', first, 'oak5tree'))).toEqual(over)
      clock.now = NOON + RESET_LIFETIME
      const late = await refusalOf(calls.resetPassword(email, first, 'oak5tree'))
      clock.now = NOON
      expect(late).toEqual(over)
      expect((await calls.resetPassword(email, second, 'oak5tree')).errors).toEqual([])
      expect(await refusalOf(calls.resetPassword(email, first, 'elm6tree'))).toEqual(over)
    })

    test('[5b.2] [9d.5] a weak password is refused, and the link stays valid', async () => {
      const email = await calls.signUp()
      const token = await askedToken(email)
      const weak = await refusalOf(calls.resetPassword(email, token, 'letters'))
      expect(weak).toEqual(refusalBy('PASSWORD_WEAK'))
      expect((await calls.resetPassword(email, token, 'lettersonly')).errors).toEqual([])
    })

    test('[7a.3] of 12 concurrent uses of one link, one sets the password', async () => {
      const email = await calls.signUp()
      const token = await askedToken(email)
      const passwords = Array.from({ length: 12 }, (_, n) => `oak${n}tree`)
      const all = await Promise.all(passwords.map((password) => calls.resetPassword(email, token, password)))
      const won = passwords.filter((_, n) => all[n]?.errors.length === 0)
      expect(won).toHaveLength(1)
      expect((await calls.signIn(email, won[0])).token).not.toBe('')
    })

    test('[7a.3] a sign-in whose password is replaced while it is checked starts no session', async () => {
      const { customers, db } = harness()
      const email = await calls.signUp()
      const known = await customers.checkCredentials({ email, password: PASSWORD, device: null })
      expect(known).toBeDefined()
      await calls.resetPassword(email, await askedToken(email), 'oak5tree')
      expect(known && (await customers.sessions.start(known))).toBeUndefined()
      const families = await db
        .selectFrom('session_families')
        .select('id')
        .where('customer_id', '=', known?.id ?? '')
        .execute()
      expect(families).toEqual([])
    })

    test.each([
      ['an email', 'a\u0000b', 'token'],
      ['a token', 'person@example.com', '\u0000'],
      ['a long text', 'person@example.com', 'x'.repeat(200_000)],
    ])('[7a.3] %s in the wrong format counts as an expired link', async (_, email, token) => {
      expect(await refusalOf(calls.resetPassword(email, token, 'oak5tree'))).toEqual(over)
    })

    test('[7a.3] three mails per hour and account, the rest silently dropped', async () => {
      const { clock } = harness()
      const email = await calls.signUp()
      const answers = await Promise.all(Array.from({ length: RESETS_AN_HOUR + 3 }, () => calls.askForReset(email)))
      for (const answer of answers) expect(answer).toEqual(answers[0])
      expect(await resetsTo(email)).toHaveLength(RESETS_AN_HOUR)
      clock.now = NOON + 3_600_000
      await calls.askForReset(email)
      const mails = await resetsTo(email)
      clock.now = NOON
      expect(mails).toHaveLength(RESETS_AN_HOUR + 1)
    })
  })

  describe('known and unknown addresses', () => {
    test('[7a.3] [8.6] get the same answer; an invalid address is reported', async () => {
      const [known, unknown] = [await calls.signUp(), newEmail()]
      for (const name of ['requestPasswordResetEmail', 'requestLoyaltyPasswordResetEmail']) {
        const ask = (email: string) => calls.post(`mutation ($email: String!) { ${name}(email: $email) }`, { email })
        const yes = { data: { [name]: true }, errors: [] }
        expect([await ask(known), await ask(unknown)]).toEqual([yes, yes])
        for (const email of ['', 'nobody', `${'a'.repeat(300)}@example.com`]) {
          expect(await refusalOf(ask(email))).toEqual(refusalBy('EMAIL_INVALID'))
        }
      }
      expect(await resetsTo(known)).toHaveLength(2)
      expect(await calls.mailsTo(unknown)).toEqual([])
    })

    test('[7a.3] cost the database the same statements, which run after the answer', async () => {
      const { db } = harness()
      const statements = async (email: string) => {
        const { statements: counted, counted: within } = countingStatements(db)
        const mail = resetMail('rewards', { shopUrl, email, token: 't'.repeat(48) })
        await requestReset(within, { email, token: `${email}${'t'.repeat(48)}`, mail, now: NOON })
        return counted
      }
      const known = await statements(await calls.signUp())
      expect(known).toHaveLength(5)
      expect(await statements(newEmail())).toEqual(known)
    })
  })

  describe('the outbox', () => {
    const get = (accept: string) =>
      createDevMails(harness().db, soldCode)(new Request('https://shop.test/dev/mails', { headers: { accept } }))

    test('[7a.3] GET /dev/mails returns JSON, or a page for a browser', async () => {
      const email = await calls.signUp()
      await askedToken(email)
      const { mails } = outbox.parse(await (await get('application/json')).json())
      expect(mails[0]).toEqual({ to: email, subject: 'Set a new password for your Rewards account' })
      const page = await get('text/html,*/*')
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(await page.text()).toContain(email)
    })

    test('[7a.3] an address is escaped on that page', async () => {
      const { db } = harness()
      const mail = { to_address: "<script>'&@example.com", subject: '<b>', text: '', html: '<p>ours</p>' }
      await db
        .insertInto('mails')
        .values({ ...mail, created_at: NOON })
        .execute()
      const page = await (await get('text/html')).text()
      await db.deleteFrom('mails').where('subject', '=', '<b>').execute()
      expect(page).not.toMatch(/<script|<b>/)
      expect(page).toContain('&lt;script&gt;&#39;&amp;@example.com')
    })

    test('[7a.3] keeps the newest 200', async () => {
      const { db } = harness()
      const filler = { to_address: 'x@example.com', subject: 'Filler', text: '', html: '', created_at: 1 }
      await db
        .insertInto('mails')
        .values(Array.from({ length: MAILS_KEPT }, () => filler))
        .execute()
      const email = await calls.signUp()
      await askedToken(email)
      const { count } = await db
        .selectFrom('mails')
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      expect(count).toBe(MAILS_KEPT)
      expect(await resetsTo(email)).toHaveLength(1)
      await db.deleteFrom('mails').where('subject', '=', 'Filler').execute()
    })
  })
}
