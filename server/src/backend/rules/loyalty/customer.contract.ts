/** A customer's own data: account and Rewards, for any database. */
import * as wire from '@leaflog/core/wire/commerce/customer'
import { orderingPaths } from '@leaflog/core/wire/ordering/ordering'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Harness } from '../../../testing/backend-harness.ts'
import { SAMPLE_PASSWORD, sampleMember } from '../../../testing/sample-customers.ts'
import { customerCalls } from '../../../testing/customer-calls.ts'
import { isMemberCode } from './member-code.ts'

const pointsShape = z.object({
  reward_points: z.looseObject({
    balance_history: z.array(
      z.object({
        balance: z.object({ points: z.number() }),
        points_change: z.number(),
        change_reason: z.string(),
        date: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      }),
    ),
  }),
})

const WHOLE_CUSTOMER = `{ customer {
  firstname lastname nickname suffix email is_subscribed created_at my_store partner_id magento_id previous_store
  cart_id drivers_license date_of_birth gender delivery_method default_shipping default_billing
  my_store_info { store_name state_name state_code address city postcode phone_number }
  communication_preferences {
    marketing_email is_email_subscribed marketing_phone is_phone_subscribed
    marketing_email_rewards is_email_subscribed_rewards marketing_phone_rewards is_phone_subscribed_rewards
  }
  loyalty { show_rewards is_signed points shop_auto_login rewards_auto_login rewards_state }
  medical_info {
    id customer_id physician_id medical_id state issue_start_date expiry_date medical_profile_type
  }
  addresses {
    uid id firstname lastname street city region { region_id region_code region } region_id postcode country_code
    telephone default_shipping default_billing
  }
  reward_points { balance { money { value currency } points } }
} }`

export function customerContract(harness: () => Harness): void {
  const calls = customerCalls(harness)
  const tokenOf = async (email: string) => (await calls.signIn(email, SAMPLE_PASSWORD)).token
  const ask = async (email: string, query: string, variables: object = {}) =>
    calls.post(query, variables, calls.bearer(await tokenOf(email)))
  const dashboardOf = async (email: string) => {
    const { data } = await ask(email, wire.rewardsDashboardQuery.query)
    return wire.rewardsDashboardQuery.result.parse(data).customer
  }

  describe('the customer', () => {
    test('[7a.7] [8.8] without a valid token a customer’s fields are refused, and public ones answer', async () => {
      for (const authorization of ['', 'Bearer ', 'Bearer nobody', 'Basic YTpi', `Bearer ${'x'.repeat(50_000)}`]) {
        const { data, errors } = await calls.post('{ customer { email } countries { id } }', {}, { authorization })
        expect(errors.map((error) => error.extensions.category)).toEqual(['graphql-authorization'])
        expect(data).toEqual({ customer: null, countries: [{ id: 'US' }] })
      }
      for (const query of [
        'mutation { updateCustomerV2(input: { firstname: "Eve" }) { customer { email } } }',
        'mutation { updateCommunicationPreferences(input: { is_email_subscribed: true }) { customer { email } } }',
        'mutation { changeCustomerPassword(currentPassword: "a", newPassword: "maple4leaf") { email } }',
      ]) {
        expect((await calls.refusalOf(calls.post(query))).category).toBe('graphql-authorization')
      }
    })

    test('[3.3] [3.3.1] [3.3.2] [3.3.3] [3.3.4] [3.3.5] [3.3.6] every field', async () => {
      const { data, errors } = await ask('mia.member@EXAMPLE.com', WHOLE_CUSTOMER)
      expect(errors).toEqual([])
      expect(data?.['customer']).toEqual({
        firstname: 'Mia',
        lastname: 'Member',
        nickname: null,
        suffix: null,
        email: 'Mia.Member@example.com',
        is_subscribed: true,
        created_at: '2026-01-02 15:00:00',
        my_store: 'fl_miami',
        partner_id: null,
        magento_id: null,
        previous_store: 'wv_huntington',
        cart_id: null,
        drivers_license: 'FL 555 01',
        date_of_birth: '1990-04-12',
        gender: null,
        delivery_method: 'pickup',
        default_shipping: '1',
        default_billing: null,
        my_store_info: {
          store_name: 'fl_miami',
          state_name: 'Florida',
          state_code: 'FL',
          address: '1 Fern Street',
          city: 'Miami',
          postcode: '33101',
          phone_number: '305-555-0101',
        },
        communication_preferences: {
          marketing_email: 'Mia.Member@example.com',
          is_email_subscribed: true,
          marketing_phone: '3055550142',
          is_phone_subscribed: false,
          marketing_email_rewards: 'Mia.Member@example.com',
          is_email_subscribed_rewards: true,
          marketing_phone_rewards: '3055550142',
          is_phone_subscribed_rewards: false,
        },
        loyalty: {
          show_rewards: true,
          is_signed: true,
          points: 742,
          shop_auto_login: true,
          rewards_auto_login: true,
          rewards_state: 'FL',
        },
        medical_info: {
          id: '1',
          customer_id: 'sample_member',
          physician_id: 'P1',
          medical_id: 'M1',
          state: 'FL',
          issue_start_date: '2026-01-01',
          expiry_date: '2026-12-31',
          medical_profile_type: 'PATIENT',
        },
        addresses: [
          {
            uid: 'MQ==',
            id: 1,
            firstname: 'Mia',
            lastname: 'Member',
            street: ['1 Fern Street', 'Rear'],
            city: 'Miami',
            region: { region_id: 12, region_code: 'FL', region: 'Florida' },
            region_id: 12,
            postcode: '33101',
            country_code: 'US',
            telephone: '3055550142',
            default_shipping: true,
            default_billing: false,
          },
        ],
        reward_points: { balance: { money: { value: 40, currency: 'USD' }, points: 742 } },
      })
    })

    test('[3.3.3] [6.5] a customer who has not joined is no member and has no points', async () => {
      const { data } = await ask('sam.shopper@example.com', wire.customerQuery.query)
      const { customer } = wire.customerQuery.result.parse(data)
      expect(customer.loyalty).toMatchObject({ show_rewards: false, is_signed: false, points: 0, rewards_state: null })
      expect(customer.reward_points.balance).toEqual({ points: 0, money: 0 })
      expect(customer).toMatchObject({ my_store_info: null, date_of_birth: null })
      const { rewards, orders } = await dashboardOf('sam.shopper@example.com')
      expect(rewards).toMatchObject({ points: 0, worth: 0, points_expire_on: null, offers: [], history: [] })
      expect(orders?.items).toEqual([])
    })

    test('[6.4] a cart becomes the customer’s own at sign-in, and nobody else’s', async () => {
      const cartId = await harness().create('101')
      await harness().cart(orderingPaths.add('101', cartId, 'flower1', '3.5g', 1))
      const cartOf = async (token: string) =>
        (await calls.post('{ customer { cart_id } }', {}, calls.bearer(token))).data?.['customer']
      const [one, other] = [await calls.signUp(), await calls.signUp()]
      expect(await cartOf((await calls.signIn(one, undefined, { cartId })).token)).toEqual({ cart_id: cartId })
      expect(await cartOf((await calls.signIn(other)).token)).toEqual({ cart_id: null })
    })

    test('[6.5] [1.5] a customer without a password cannot sign in', async () => {
      const refused = await calls.refusalOf(calls.sendSignIn('pat.passwordless@example.com', SAMPLE_PASSWORD))
      expect(refused.category).toBe('graphql-authentication')
    })
  })

  describe('Rewards', () => {
    test('[1.4] [3.3.6] the dashboard: points, their worth, the ladder, offers of the day and the state, a code', async () => {
      const { rewards, orders } = await dashboardOf(sampleMember.email)
      expect(rewards).toMatchObject({ points: 742, worth: 4_000, points_expire_on: '2027-10-01' })
      expect(rewards.ladder).toEqual([
        { points: 100, value: 500 },
        { points: 300, value: 1_800 },
        { points: 600, value: 4_000 },
      ])
      expect(rewards.offers.map(({ id, ends_on }) => [id, ends_on])).toEqual([
        ['today', '2026-11-20'],
        ['always', null],
        ['florida', '2026-12-31'],
      ])
      expect(isMemberCode(rewards.member_code)).toBe(true)
      expect((await dashboardOf(sampleMember.email)).rewards.member_code).toBe(rewards.member_code)
      expect((await dashboardOf('nia.newcomer@example.com')).rewards.member_code).not.toBe(rewards.member_code)
      expect(orders?.items.map(({ status }) => status)).toEqual(['Processing', 'Complete', 'Closed', 'Complete'])
    })

    test('[3.3.6] the history: latest first, each entry with its balance', async () => {
      const { rewards } = await dashboardOf(sampleMember.email)
      const [first, ...rest] = rewards.history
      expect(first?.balance).toBe(742)
      expect(rest.at(-1)).toMatchObject({ date: '2026-01-02', label: 'Brought over from your paper card' })
      for (const [index, entry] of rewards.history.entries()) {
        expect(entry.balance - entry.points).toBe(rewards.history[index + 1]?.balance ?? 0)
      }
      expect(rewards.history.some(({ label }) => label.endsWith('double points for your birthday'))).toBe(true)
      expect(rewards.history.some(({ label, points }) => label.endsWith('returned') && points < 0)).toBe(true)
    })

    test('[3.3.6] Adobe’s own fields: the balance history and the exchange rates', async () => {
      const query = `{ customer { reward_points {
        balance_history { balance { points } points_change change_reason date }
        exchange_rates { earning { points currency_amount } redemption { points currency_amount } }
        subscription_status { balance_updates points_expiration_notifications }
      } } }`
      const { data, errors } = await ask(sampleMember.email, query)
      expect(errors).toEqual([])
      const { balance_history, ...rates } = pointsShape.parse(data?.['customer']).reward_points
      expect(balance_history[0]?.balance.points).toBe(742)
      expect(rates).toEqual({
        exchange_rates: {
          earning: { points: 1, currency_amount: 1 },
          redemption: { points: 100, currency_amount: 5 },
        },
        subscription_status: { balance_updates: 'SUBSCRIBED', points_expiration_notifications: 'SUBSCRIBED' },
      })
    })
  })
}
