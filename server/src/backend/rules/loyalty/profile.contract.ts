/** Changes that customers make to their own data, for any database. */
import * as wire from '@leaflog/core/wire/commerce/customer'
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { customerCalls, newEmail, PASSWORD } from '../../../testing/customer-calls.ts'
import { FAILURES_ALLOWED } from '../../platform/lockout.ts'
import { refusalBy } from '../../../testing/refusal-by.ts'
import type { PlainCode } from '../../../platform/message.ts'

export function profileContract(harness: () => Harness): void {
  const calls = customerCalls(harness)

  /** A new signed-in customer, and their calls. */
  async function somebody() {
    const email = await calls.signUp()
    const { token, refresh_token } = await calls.signIn(email)
    const send = (query: string, variables: object) => calls.post(query, variables, calls.bearer(token))
    return {
      email,
      token,
      refresh_token,
      send,
      update: async (input: object) => {
        const { data, errors } = await send(wire.updateCustomer.query, { input })
        if (errors[0]) throw new Error(errors[0].message)
        return wire.updateCustomer.result.parse(data).updateCustomerV2.customer
      },
      prefer: async (input: object) => {
        const { data, errors } = await send(wire.updatePreferences.query, { input })
        if (errors[0]) throw new Error(errors[0].message)
        return wire.updatePreferences.result.parse(data).updateCommunicationPreferences.customer
      },
      changePassword: (currentPassword: string, newPassword: string) =>
        send(wire.changePassword.query, { currentPassword, newPassword }),
    }
  }

  const sentence = (code: PlainCode) => refusalBy(code).message

  describe('the profile', () => {
    test('[1.4] [3.3] the given fields change, and no others', async () => {
      const { update } = await somebody()
      const change = {
        firstname: ' Юлія ',
        lastname: 'O’Neil-Ñandú',
        nickname: '小雨',
        suffix: 'Jr.',
        gender: 2,
        date_of_birth: '1990-02-28',
        my_store: 'fl_miami',
        rewards_state: 'FL',
      }
      const { loyalty, ...changed } = await update(change)
      const { rewards_state, ...rest } = change
      expect(changed).toMatchObject({ ...rest, firstname: 'Юлія' })
      expect(changed.my_store_info).toMatchObject({ city: 'Miami', state_code: 'FL' })
      expect(loyalty).toMatchObject({ rewards_state, is_signed: false })
      expect(await update({ nickname: '', my_store: 'fl_tampa' })).toMatchObject({
        ...rest,
        firstname: 'Юлія',
        nickname: null,
        my_store: 'fl_tampa',
      })
      expect(await update({ my_store: '' })).toMatchObject({ my_store: null, my_store_info: null })
      expect(await update({ firstname: null, gender: null })).toMatchObject({ firstname: 'Юлія', gender: 2 })
    })

    test('[3.3] the previous store is remembered', async () => {
      const { update, send } = await somebody()
      await update({ my_store: 'fl_miami' })
      await update({ my_store: 'fl_tampa' })
      await update({ my_store: 'fl_tampa' })
      const { data } = await send('{ customer { my_store previous_store } }', {})
      expect(data).toEqual({ customer: { my_store: 'fl_tampa', previous_store: 'fl_miami' } })
    })

    test('[3.3] an invalid value is refused with a sentence, and nothing changes', async () => {
      const { update, send } = await somebody()
      const refused: [object, PlainCode][] = [
        [{ firstname: '' }, 'NAME_INVALID'],
        [{ lastname: 'x'.repeat(101) }, 'NAME_INVALID'],
        [{ firstname: 'A\u0000' }, 'NAME_INVALID'],
        [{ nickname: 'x'.repeat(41) }, 'NICKNAME_INVALID'],
        [{ suffix: 'x'.repeat(21) }, 'SUFFIX_INVALID'],
        [{ gender: 4 }, 'GENDER_INVALID'],
        [{ gender: -1 }, 'GENDER_INVALID'],
        [{ date_of_birth: '1990-02-30' }, 'BIRTH_DATE_INVALID'],
        [{ date_of_birth: '' }, 'BIRTH_DATE_INVALID'],
        [{ date_of_birth: '2090-01-01' }, 'BIRTH_DATE_INVALID'],
        [{ date_of_birth: '2008-11-21' }, 'TOO_YOUNG'],
        [{ my_store: 'nowhere' }, 'HOME_STORE_UNKNOWN'],
        [{ my_store: 'default' }, 'HOME_STORE_UNKNOWN'],
        [{ rewards_state: 'CA' }, 'STATE_WITHOUT_REWARDS'],
        [{ rewards_state: 'Florida' }, 'STATE_INVALID'],
      ]
      for (const [input, code] of refused) {
        const both = { nickname: 'Changed', ...input }
        const answer = await calls.refusalOf(send(wire.updateCustomer.query, { input: both }))
        expect([input, answer]).toEqual([input, refusalBy(code)])
      }
      expect(await update({})).toMatchObject({ firstname: 'Avery', nickname: null, date_of_birth: null })
    })

    test('[3.3] a date of birth is set once; turning eighteen today is old enough', async () => {
      const { update } = await somebody()
      expect(await update({ date_of_birth: '2008-11-20' })).toMatchObject({ date_of_birth: '2008-11-20' })
      expect(await update({ date_of_birth: '2008-11-20', nickname: 'Same' })).toMatchObject({ nickname: 'Same' })
      await expect(update({ date_of_birth: '1990-01-01' })).rejects.toThrow(sentence('BIRTH_DATE_FIXED'))
    })

    test('a date of birth is set once, even by ten concurrent requests', async () => {
      const { update } = await somebody()
      const days = Array.from({ length: 10 }, (_, index) => `1990-01-${10 + index}`)
      const done = await Promise.allSettled(days.map((date_of_birth) => update({ date_of_birth })))
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })

    test('a client of Adobe Commerce sends its own fields', async () => {
      const { send } = await somebody()
      const input = { dob: '1990-01-01', is_subscribed: true, prefix: 'Dr.', middlename: 'M', taxvat: '1' }
      const { data, errors } = await send(
        'mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { dob is_subscribed } } }',
        { input },
      )
      expect(errors).toEqual([])
      expect(data).toEqual({ updateCustomerV2: { customer: { dob: '1990-01-01', is_subscribed: true } } })
    })
  })

  describe('communication preferences', () => {
    const signed = { phone_number: '(305) 555-0142', marketing_phone_signature: 'Avery Lindqvist' }

    test('[1.4] [3.3.2] each switch is independent', async () => {
      const { prefer } = await somebody()
      const before = (await prefer({})).communication_preferences
      const after = (await prefer({ is_email_subscribed_rewards: true })).communication_preferences
      expect(after).toEqual({ ...before, is_email_subscribed_rewards: true })
      const texts = (await prefer({ is_phone_subscribed_rewards: true, ...signed })).communication_preferences
      expect(texts).toEqual({
        ...after,
        is_phone_subscribed_rewards: true,
        marketing_phone: '3055550142',
        marketing_phone_rewards: '3055550142',
      })
      expect((await prefer({ is_email_subscribed_rewards: false })).communication_preferences).toMatchObject({
        is_email_subscribed_rewards: false,
        is_phone_subscribed_rewards: true,
      })
    })

    test('[3.3.2] turning texts on needs a number and a signature; turning them off needs nothing', async () => {
      const { prefer } = await somebody()
      const needed = sentence('TEXTS_NEED_CONSENT')
      const on = { is_phone_subscribed: true }
      await expect(prefer(on)).rejects.toThrow(needed)
      await expect(prefer({ ...on, phone_number: '3055550142' })).rejects.toThrow(needed)
      await expect(prefer({ ...on, marketing_phone_signature: 'Me' })).rejects.toThrow(needed)
      await expect(prefer({ ...on, ...signed, marketing_phone_signature: ' ' })).rejects.toThrow(needed)
      await expect(prefer({ ...on, ...signed, phone_number: '911' })).rejects.toThrow(sentence('PHONE_INVALID'))
      await prefer({ ...on, ...signed })
      await expect(prefer({ is_phone_subscribed_rewards: true })).rejects.toThrow(needed)
      await expect(prefer({ phone_number: '3055550199' })).rejects.toThrow(needed)
      await prefer({ is_phone_subscribed: false })
      await expect(prefer(on)).rejects.toThrow(needed)
      expect((await prefer({ phone_number: '3055550199' })).communication_preferences).toMatchObject({
        is_phone_subscribed: false,
        marketing_phone: '3055550199',
      })
    })

    test('the newsletter accepts every address, and only a customer’s own sign-in changes their switch', async () => {
      const { email, token, prefer } = await somebody()
      const subscribe = async (address: string, headers = {}) => {
        const query = 'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }'
        const { data, errors } = await calls.post(query, { email: address }, headers)
        return errors[0]?.extensions.category ?? data?.['subscribeEmailToNewsletter']
      }
      const isOn = async () => (await prefer({})).communication_preferences.is_email_subscribed
      for (const address of [email, newEmail(), email.toUpperCase()]) {
        expect(await subscribe(address)).toEqual({ status: 'SUBSCRIBED' })
      }
      expect(await subscribe(newEmail(), calls.bearer(token))).toEqual({ status: 'SUBSCRIBED' })
      expect(await isOn()).toBe(false)
      expect(await subscribe('nonsense')).toBe('graphql-input')
      expect(await subscribe(email, calls.bearer('nobody'))).toEqual({ status: 'SUBSCRIBED' })
      expect(await subscribe(email, calls.bearer(token))).toEqual({ status: 'SUBSCRIBED' })
      expect(await isOn()).toBe(true)
    })
  })

  describe('changing the password', () => {
    const wrong = refusalBy('CURRENT_PASSWORD_WRONG')

    test('[1.4] the new one signs in, the old one does not, and every other sign-in ends', async () => {
      const { email, token, changePassword } = await somebody()
      const other = await calls.signIn(email)
      const { data, errors } = await changePassword(PASSWORD, 'birch7tree')
      expect(errors).toEqual([])
      expect(data).toEqual({ changeCustomerPassword: { email } })
      expect([await calls.isGood(token), await calls.isGood(other.token)]).toEqual([true, false])
      expect((await calls.refusalOf(calls.sendRefresh(other))).category).toBe('graphql-authentication')
      expect((await calls.refusalOf(calls.sendSignIn(email))).category).toBe('graphql-authentication')
      expect(await calls.isGood((await calls.signIn(email, 'birch7tree')).token)).toBe(true)
    })

    test('[5b.2] a wrong current password and a weak new one change nothing', async () => {
      const { email, changePassword } = await somebody()
      const other = await calls.signIn(email)
      expect(await calls.refusalOf(changePassword('wrong1', 'birch7tree'))).toEqual(wrong)
      expect(await calls.refusalOf(changePassword(PASSWORD, 'short'))).toEqual(refusalBy('PASSWORD_WEAK'))
      expect(await calls.isGood(other.token)).toBe(true)
      expect(await calls.isGood((await calls.signIn(email)).token)).toBe(true)
    })

    test('wrong ones lead to the sign-in lockout', async () => {
      const { changePassword } = await somebody()
      for (let n = 0; n < FAILURES_ALLOWED; n += 1) await changePassword('wrong1', 'birch7tree')
      expect(await calls.refusalOf(changePassword(PASSWORD, 'birch7tree'))).toEqual(wrong)
    })

    test('one of several concurrent changes wins', async () => {
      const { email, changePassword } = await somebody()
      const passwords = ['birch1tree', 'birch2tree', 'birch3tree']
      const answers = await Promise.all(passwords.map((next) => changePassword(PASSWORD, next)))
      const winner = passwords[answers.findIndex(({ errors }) => errors.length === 0)]
      expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
      expect(await calls.isGood((await calls.signIn(email, winner)).token)).toBe(true)
    })
  })
}
