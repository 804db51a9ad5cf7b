/** What anybody may learn about an address, for any database. */
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { customerCalls, newEmail, newMember, PASSWORD } from '../../../testing/customer-calls.ts'

export function emailCheckContract(harness: () => Harness): void {
  const calls = customerCalls(harness)
  const { join, post } = calls
  const nothing = {
    loyalty_registered: false,
    shop_registered: false,
    have_password: false,
    is_phone_subscribed: false,
  }

  describe('the email check', () => {
    test('[3.15.1] [7a.11] a new address and an invalid one', async () => {
      expect(await calls.checkEmail(newEmail())).toEqual({ ...nothing, email_valid: true })
      for (const email of ['', 'a', 'a@b', '@example.com', 'a b@example.com', 'x'.repeat(60_000)]) {
        expect(await calls.checkEmail(email)).toEqual({ ...nothing, email_valid: false })
      }
    })

    test('[3.15.1] [1.5] a member, a shop customer, and one without a password', async () => {
      const member = newMember()
      await join(member)
      const known = { ...nothing, shop_registered: true, email_valid: true }
      expect(await calls.checkEmail(member.email)).toEqual({ ...known, loyalty_registered: true, have_password: true })
      expect(await calls.checkEmail(await calls.signUp())).toEqual({ ...known, have_password: true })
      expect(await calls.checkEmail(await calls.signUp(newEmail(), null))).toEqual(known)
      // Texts of the shop, which are agreed to apart from those of Rewards.
      const input = { is_phone_subscribed: true, phone_number: '3055550134', marketing_phone_signature: 'Rosa D.' }
      const { token } = await calls.signIn(member.email)
      const prefer =
        'mutation ($input: CommunicationPreferencesInput!) { updateCommunicationPreferences(input: $input) { customer { email } } }'
      expect((await post(prefer, { input }, calls.bearer(token))).errors).toEqual([])
      expect(await calls.checkEmail(member.email)).toMatchObject({ is_phone_subscribed: true })
    })

    test('[3.15.2] [7a.11] with a password it only reveals whether it is right, and then the date of birth', async () => {
      const member = newMember()
      await join(member)
      expect(await calls.checkCredentials(member.email, PASSWORD)).toEqual({
        valid_credentials: true,
        date_of_birth: '1990-04-01',
      })
      const document = `{ checkCustomerEmail(email: "${member.email}", password: "wrong1") {
        loyalty_registered shop_registered email_valid have_password is_phone_subscribed valid_credentials date_of_birth
      } }`
      const { data } = await post(document)
      const answer = Object.values(data?.['checkCustomerEmail'] ?? {})
      expect(answer.filter((value) => value !== null)).toEqual([false])
    })

    test('[3.15.1] isEmailAvailable reveals nothing', async () => {
      const email = await calls.signUp()
      const { data } = await post(`{ isEmailAvailable(email: "${email}") { is_email_available } }`)
      expect(data).toEqual({ isEmailAvailable: { is_email_available: true } })
    })
  })
}
