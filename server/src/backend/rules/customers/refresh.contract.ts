/** Refresh tokens: rotation, repetition and reuse, for any database. */
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { NOON } from '../../../testing/sample-shop.ts'
import { customerCalls, PASSWORD } from '../../../testing/customer-calls.ts'
import { pruneFamilies, REFRESH_LIFETIME, ROTATION_GRACE } from './families.ts'
import { ACCESS_LIFETIME } from './tokens.ts'
import { refusalBy } from '../../../testing/refusal-by.ts'

const refused = refusalBy('SESSION_OVER')

export function refreshContract(harness: () => Harness): void {
  const calls = customerCalls(harness)
  const signedIn = async () => calls.signIn(await calls.signUp())
  const refusal = (...shown: Parameters<typeof calls.sendRefresh>) => calls.refusalOf(calls.sendRefresh(...shown))

  describe('refreshing', () => {
    test('[7a.6] returns the next tokens, even if the access token has expired', async () => {
      const { clock } = harness()
      const first = await signedIn()
      clock.now = NOON + ACCESS_LIFETIME * 3
      const next = await calls.refresh(first)
      const good = await calls.isGood(next.token)
      clock.now = NOON
      expect(good).toBe(true)
      expect(next.refresh_token).not.toBe(first.refresh_token)
    })

    test('[7a.6] each refresh gives 30 more days; an unused token expires after that time', async () => {
      const { clock } = harness()
      const first = await signedIn()
      clock.now = NOON + REFRESH_LIFETIME - 1
      const next = await calls.refresh(first)
      clock.now += REFRESH_LIFETIME
      const over = await refusal(next)
      await pruneFamilies(harness().db, clock.now)
      const gone = await refusal(next)
      clock.now = NOON
      expect([over, gone]).toEqual([refused, refused])
    })

    test('[7a.6] a lost answer is sent again for the same key, for a minute', async () => {
      const { clock } = harness()
      const first = await signedIn()
      const next = await calls.refresh(first, 'outbox-row-1')
      clock.now = NOON + ROTATION_GRACE
      const again = await calls.refresh(first, 'outbox-row-1')
      expect(again.refresh_token).toBe(next.refresh_token)
      expect(await calls.isGood(again.token)).toBe(true)
      clock.now = NOON + ROTATION_GRACE + 1
      const late = await refusal(first, 'outbox-row-1')
      const successor = await refusal(next)
      clock.now = NOON
      expect([late, successor]).toEqual([refused, refused])
    })

    test.each([
      ['without a key', undefined],
      ['under another key', 'outbox-row-3'],
      ['with an invalid key', 'k'],
    ])('[7a.6] an old refresh token used %s revokes its family', async (_, key) => {
      const first = await signedIn()
      const next = await calls.refresh(first, 'outbox-row-2')
      expect(await refusal(first, key)).toEqual(refused)
      expect(await refusal(next, 'outbox-row-4')).toEqual(refused)
      expect(await calls.isGood(next.token)).toBe(false)
    })

    test('[7a.6] a refresh without a key can never be repeated', async () => {
      const first = await signedIn()
      const next = await calls.refresh(first)
      expect(await refusal(first)).toEqual(refused)
      expect(await calls.isGood(next.token)).toBe(false)
    })

    test('[7a.6] a token two generations old revokes its family, even with its original key', async () => {
      const first = await signedIn()
      const second = await calls.refresh(first, 'outbox-row-5')
      const third = await calls.refresh(second, 'outbox-row-5')
      expect(await refusal(first, 'outbox-row-5')).toEqual(refused)
      expect(await calls.isGood(third.token)).toBe(false)
    })

    test('[7a.6] another family’s access token is refused, and ends no sign-in', async () => {
      const [mine, other] = [await signedIn(), await signedIn()]
      expect(await refusal({ token: other.token, refresh_token: mine.refresh_token })).toEqual(refused)
      expect(await refusal({ token: 'none', refresh_token: mine.refresh_token })).toEqual(refused)
      expect(await calls.isGood(mine.token)).toBe(true)
      expect((await calls.refresh(mine)).token).not.toBe('')
    })

    test('[7a.6] anything but our refresh token is refused', async () => {
      const { token, refresh_token } = await signedIn()
      const [family = '', , seal = ''] = refresh_token.split('.')
      const hostile = [
        '',
        'x',
        token,
        `${family}.2.${seal}`,
        `${family}.01.${seal}`,
        `${family}.1e0.${seal}`,
        `${family}.1.${'A'.repeat(43)}`,
        `${family}.99999999999999999999.${seal}`,
        `${refresh_token} `,
        `${refresh_token}\n`,
        `${refresh_token}.${refresh_token}`,
        'a'.repeat(200_000),
        "' or 1=1 --",
        '\u0000',
      ]
      for (const text of hostile) expect(await refusal({ token, refresh_token: text })).toEqual(refused)
      expect(await calls.isGood(token)).toBe(true)
    })

    test('[7a.6] 20 concurrent refreshes with one key get one successor', async () => {
      const first = await signedIn()
      const all = await Promise.all(Array.from({ length: 20 }, () => calls.refresh(first, 'outbox-row-6')))
      expect(new Set(all.map((tokens) => tokens.refresh_token)).size).toBe(1)
      expect(await calls.isGood(all[0]?.token ?? '')).toBe(true)
    })

    test('[7a.6] 20 concurrent refreshes with different keys do not leave two successors', async () => {
      const first = await signedIn()
      const all = await Promise.all(Array.from({ length: 20 }, (_, n) => calls.sendRefresh(first, `outbox-tab-${n}`)))
      const given = all.filter(({ errors }) => errors.length === 0)
      expect(given.length).toBeLessThanOrEqual(1)
      expect(new Set(all.flatMap(({ errors }) => errors.map((error) => error.message)))).toEqual(
        new Set([refused.message]),
      )
    })

    test('[7a.6] a stolen sign-in does not survive a new password', async () => {
      const email = await calls.signUp()
      const stolen = await calls.signIn(email)
      await calls.askForReset(email)
      const [mail] = await calls.mailsTo(email)
      const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
      expect((await calls.resetPassword(email, token, `${PASSWORD}2`)).errors).toEqual([])
      expect(await refusal(stolen)).toEqual(refused)
    })
  })
}
