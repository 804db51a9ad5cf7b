/** New accounts and joining Rewards, for any database. */
import * as credentials from '@leaflog/core/wire/commerce/credentials'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Harness } from '../../../testing/backend-harness.ts'
import { customerCalls, newEmail, newMember, PASSWORD } from '../../../testing/customer-calls.ts'
import { refusalBy } from '../../../testing/refusal-by.ts'
import type { PlainCode } from '../../../platform/message.ts'

const activated = z.object({ token: z.string() })

export function enrolmentContract(harness: () => Harness): void {
  const calls = customerCalls(harness)
  const { join, post, refusalOf } = calls

  const activate = (variables: object, key?: string) =>
    post(credentials.activateExistingCustomer.query, variables, key === undefined ? {} : { 'idempotency-key': key })
  const create = (input: object, key?: string) =>
    post(
      'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { firstname email } } }',
      { input },
      key === undefined ? {} : { 'idempotency-key': key },
    )
  const rowOf = (email: string) =>
    harness().db.selectFrom('customers').selectAll().where('email_key', '=', email).executeTakeFirstOrThrow()

  describe('new accounts', () => {
    test('[7a.8] [4d.5] a shop customer, who can sign in', async () => {
      const email = newEmail()
      const input = { email, firstname: ' Avery ', lastname: 'Lindqvist', password: PASSWORD, is_subscribed: true }
      const { data } = await create({ ...input, state_preference: 'wv', dob: '1980-02-29', gender: 2, suffix: 'Jr.' })
      expect(data).toEqual({ createCustomerV2: { customer: { firstname: 'Avery', email } } })
      expect(await rowOf(email)).toMatchObject({
        shop_registered: true,
        loyalty_registered: false,
        is_subscribed: true,
        rewards_state: 'WV',
        date_of_birth: '1980-02-29',
        gender: 2,
        suffix: 'Jr.',
      })
      expect((await calls.signIn(email)).token).not.toBe('')
    })

    test('[7a.10] [4d.5] a member of Rewards, with texts if they consented', async () => {
      const texts = { is_sms_subscribed: true, phone_number: '+1 (305) 555-0123', marketing_phone_signature: 'Rosa D.' }
      const member = newMember({ ...texts, raf_incentive_id: 'r1', raf_stat_id: 's1' })
      const { data } = await post(
        'mutation ($input: LoyaltyCustomerInput!) { createLoyaltyCustomer(input: $input) { firstname lastname email is_subscribed } }',
        { input: member },
      )
      const { email, firstname, lastname } = member
      expect(data).toEqual({ createLoyaltyCustomer: { firstname, lastname, email, is_subscribed: false } })
      expect(await rowOf(email)).toMatchObject({
        loyalty_registered: true,
        rewards_state: 'FL',
        email_rewards: true,
        phone_rewards: true,
        phone: '3055550123',
        phone_signature: 'Rosa D.',
        raf_incentive_id: 'r1',
        raf_stat_id: 's1',
      })
      expect((await calls.signIn(email)).rewards_auto_login).toBe(true)
    })

    test.each<[PlainCode, object]>([
      ['EMAIL_INVALID', { email: 'rosa@example' }],
      ['PASSWORD_WEAK', { password: 'abcdefg' }],
      ['PASSWORD_WEAK', { password: 'a1'.repeat(101) }],
      ['NAME_INVALID', { firstname: ' ' }],
      ['NAME_INVALID', { lastname: 'x'.repeat(101) }],
      ['NAME_INVALID', { lastname: 'a\u0000b' }],
      ['BIRTH_DATE_INVALID', { date_of_birth: null }],
      ['BIRTH_DATE_INVALID', { date_of_birth: '1990-02-30' }],
      ['BIRTH_DATE_INVALID', { date_of_birth: '4/1/1990' }],
      ['BIRTH_DATE_INVALID', { date_of_birth: '0001-01-01' }],
      ['STATE_WITHOUT_REWARDS', { state: 'WV' }],
      ['STATE_INVALID', { state: null }],
      ['TEXTS_NEED_CONSENT', { is_sms_subscribed: true }],
      ['TEXTS_NEED_CONSENT', { is_sms_subscribed: true, phone_number: '3055550123' }],
      ['TEXTS_NEED_CONSENT', { is_sms_subscribed: true, marketing_phone_signature: 'Rosa' }],
      ['PHONE_INVALID', { phone_number: '12345' }],
      ['REFERRAL_INVALID', { raf_stat_id: 'x'.repeat(65) }],
    ])('[7a.10] %s for %o', async (code, change) => {
      const member = newMember(change)
      expect(await refusalOf(join(member))).toEqual(refusalBy(code))
      expect((await calls.checkEmail(member.email)).loyalty_registered).toBe(false)
    })

    test('[7a.10] a person who turns 18 today, at the dispensary’s location, is old enough', async () => {
      // NOON of the sample shop is the morning of the same day in Florida.
      const today = new Date(harness().clock.now).toISOString().slice(0, 10)
      const years = Number(today.slice(0, 4)) - 18
      const tomorrow = new Date(harness().clock.now + 86_400_000).toISOString().slice(4, 10)
      expect((await join(newMember({ date_of_birth: `${years}${today.slice(4)}` }))).errors).toEqual([])
      expect(await refusalOf(join(newMember({ date_of_birth: `${years}${tomorrow}` })))).toEqual(refusalBy('TOO_YOUNG'))
    })

    test('[7a.8] [7a.10] an email has one account, regardless of case', async () => {
      const email = await calls.signUp()
      const input = { ...newMember(), email: email.toUpperCase() }
      expect(await refusalOf(join(input))).toEqual(refusalBy('EMAIL_TAKEN'))
      const { firstname, lastname } = input
      expect(await refusalOf(create({ email, firstname, lastname }))).toEqual(refusalBy('EMAIL_TAKEN'))
      const at = newEmail()
      const all = await Promise.all(Array.from({ length: 6 }, () => join(newMember({ email: at }))))
      expect(all.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    })

    test('[7a.9] at checkout only for the customer who placed the order', async () => {
      const { db } = harness()
      const email = newEmail()
      await db
        .insertInto('orders')
        .values({
          entity_id: 900_001,
          increment_id: '900000001',
          store_id: '101',
          status: 'pending',
          state: 'new',
          customer_email: email.toUpperCase(),
          customer_firstname: 'Q',
          customer_lastname: 'Abernathy',
          created_at: 1,
          subtotal: 0,
          discount: 0,
          shipping: 0,
          tax: 0,
          grand_total: 0,
        })
        .execute()
      const document = `mutation ($input: CustomerCreateInput!, $number: String!) {
        createCustomerOnCheckout(input: $input, increment_id: $number) { customer { email } }
      }`
      const input = { email, firstname: 'Quinn', lastname: 'Abernathy', password: PASSWORD }
      const send = (number: string, change: object = {}) =>
        post(document, { number, input: { ...input, ...change } }, { 'idempotency-key': 'outbox-row-checkout' })
      const refused = refusalBy('ORDER_NOT_FOUND')
      expect(await refusalOf(send('900000002'))).toEqual(refused)
      expect(await refusalOf(send('900000001', { email: newEmail() }))).toEqual(refused)
      expect(await refusalOf(send('900000001', { lastname: 'Guesser' }))).toEqual(refused)
      const made = { data: { createCustomerOnCheckout: { customer: { email } } }, errors: [] }
      expect([await send('900000001'), await send('900000001')]).toEqual([made, made])
      await db.deleteFrom('orders').where('entity_id', '=', 900_001).execute()
    })
  })

  describe('idempotency keys', () => {
    test('[7a.8] [7a.10] a repeat of the request with its key creates one account and gets the first answer', async () => {
      const member = newMember()
      const all = await Promise.all(Array.from({ length: 5 }, () => join(member, 'outbox-row-join-1')))
      for (const answer of all) expect(answer).toEqual(all[0])
      expect(all[0]?.errors).toEqual([])
      const other = await refusalOf(join({ ...member, password: `${PASSWORD}2` }, 'outbox-row-join-1'))
      expect(other).toEqual(refusalBy('IDEMPOTENCY_CONFLICT'))
      const input = { email: newEmail(), firstname: 'A', lastname: 'B' }
      const [one, two] = [await create(input, 'outbox-row-join-1'), await create(input, 'outbox-row-join-1')]
      expect([one.errors, two]).toEqual([[], one])
    })

    test('[7a.10] a refusal leaves its key free', async () => {
      const member = newMember({ email: await calls.signUp() })
      expect(await refusalOf(join(member, 'outbox-row-join-2'))).toEqual(refusalBy('EMAIL_TAKEN'))
      expect((await join(newMember(), 'outbox-row-join-2')).errors).toEqual([])
    })
  })

  describe('joining with a shop account', () => {
    const joining = (email: string, change: object = {}) => ({
      email,
      password: PASSWORD,
      is_email_subscribed: true,
      date_of_birth: '1985-07-09',
      state: 'FL',
      ...change,
    })

    test('[7a.12] [4d.5] makes it a member, once for its key', async () => {
      const email = await calls.signUp()
      expect((await activate(joining(email), 'outbox-row-activate-1')).errors).toEqual([])
      expect((await activate(joining(email), 'outbox-row-activate-1')).errors).toEqual([])
      expect(await refusalOf(activate(joining(email)))).toEqual(refusalBy('IN_REWARDS_ALREADY'))
      expect(await refusalOf(activate(joining(email, { state: 'WV' }), 'outbox-row-activate-1'))).toEqual(
        refusalBy('IDEMPOTENCY_CONFLICT'),
      )
      expect(await rowOf(email)).toMatchObject({ loyalty_registered: true, date_of_birth: '1985-07-09' })
    })

    test('[7a.12] returns a token if the client selects it', async () => {
      const email = await calls.signUp()
      const document = credentials.activateExistingCustomer.query.replace('{ __typename }', '{ token }')
      const { data } = await post(document, joining(email))
      const { token } = activated.parse(data?.['activateExistingCustomerOnLoyalty'])
      expect(await calls.isGood(token)).toBe(true)
    })

    test('[7a.12] [1.5] refuses a wrong password, and any password for an account without one', async () => {
      const refused = refusalBy('SIGN_IN_REFUSED')
      const email = await calls.signUp()
      expect(await refusalOf(activate(joining(email, { password: 'wrong1' })))).toEqual(refused)
      expect(await refusalOf(activate(joining(await calls.signUp(newEmail(), null))))).toEqual(refused)
      expect(await refusalOf(activate(joining(newEmail())))).toEqual(refused)
      expect((await calls.checkEmail(email)).loyalty_registered).toBe(false)
    })

    test('[7a.12] keeps the account’s date of birth', async () => {
      const email = newEmail()
      await create({ email, firstname: 'A', lastname: 'B', password: PASSWORD, date_of_birth: '1970-01-02' })
      expect((await activate(joining(email, { date_of_birth: '2020-01-01' }))).errors).toEqual([])
      expect((await rowOf(email)).date_of_birth).toBe('1970-01-02')
    })

    test('[7a.12] refuses a state without Rewards, and texts without consent', async () => {
      const email = await calls.signUp()
      expect(await refusalOf(activate(joining(email, { state: 'CA' })))).toEqual(refusalBy('STATE_WITHOUT_REWARDS'))
      expect(await refusalOf(activate(joining(email, { is_sms_subscribed: true })))).toEqual(
        refusalBy('TEXTS_NEED_CONSENT'),
      )
    })
  })
}
