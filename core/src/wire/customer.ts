/** Customers of commerce GraphQL (7a.3 to 7a.12): documents that the core sends and parsers of what comes back. */
import * as z from 'zod/mini'
import { cents, sentMoney } from './money.ts'

const text = z.nullable(z.string())

const preferences = z.object({
  marketing_email: text,
  is_email_subscribed: z.boolean(),
  marketing_phone: text,
  is_phone_subscribed: z.boolean(),
  marketing_email_rewards: text,
  is_email_subscribed_rewards: z.boolean(),
  marketing_phone_rewards: text,
  is_phone_subscribed_rewards: z.boolean(),
})

/** 3.3, as far as the shop's pages need it: medical data and licences are never asked for here. */
const customerWith = <Money extends z.ZodMiniType>(money: Money) =>
  z.object({
    firstname: z.string(),
    lastname: z.string(),
    nickname: text,
    suffix: text,
    email: z.string(),
    is_subscribed: z.boolean(),
    created_at: text,
    my_store: text,
    my_store_info: z.nullable(
      z.object({
        store_name: text,
        state_name: text,
        state_code: text,
        address: text,
        city: text,
        postcode: text,
        phone_number: text,
      }),
    ),
    date_of_birth: text,
    gender: z.nullable(z.int()),
    delivery_method: text,
    communication_preferences: preferences,
    loyalty: z.object({
      show_rewards: z.boolean(),
      is_signed: z.boolean(),
      points: z.int(),
      shop_auto_login: z.boolean(),
      rewards_auto_login: z.boolean(),
      rewards_state: text,
    }),
    reward_points: z.object({ balance: z.object({ points: z.number(), money }) }),
  })
/** Money in cents, `date_of_birth` as `YYYY-MM-DD`. */
export const customer = customerWith(cents)
const sentCustomer = customerWith(sentMoney)
export type Customer = z.infer<typeof customer>

const customerFields = `firstname lastname nickname suffix email is_subscribed created_at my_store
    my_store_info { store_name state_name state_code address city postcode phone_number }
    date_of_birth gender delivery_method
    communication_preferences {
      marketing_email is_email_subscribed marketing_phone is_phone_subscribed
      marketing_email_rewards is_email_subscribed_rewards marketing_phone_rewards is_phone_subscribed_rewards
    }
    loyalty { show_rewards is_signed points shop_auto_login rewards_auto_login rewards_state }
    reward_points { balance { points money { value currency } } }`

/** 7a.7 */
export const customerQuery = {
  operationName: 'customer',
  query: `query customer { customer { ${customerFields} } }`,
  result: z.object({ customer: sentCustomer }),
} as const

/** What the dashboard shows: points, the way to the next reward, offers, the latest orders and the member's code. */
const rewardsWith = <Money extends z.ZodMiniType>(money: Money) =>
  z.object({
    member_code: z.string(),
    points: z.int(),
    worth: money,
    /** When points would end unless the member comes back, as an ISO date; null without points. */
    points_expire_on: text,
    /** Rewards in ascending order of points. */
    ladder: z.array(z.object({ points: z.int(), value: money })),
    offers: z.array(
      z.object({ id: z.string(), title: z.string(), description: z.string(), code: z.string(), ends_on: text }),
    ),
    history: z.array(
      z.object({ id: z.string(), date: z.string(), label: z.string(), points: z.int(), balance: z.int() }),
    ),
  })
export const rewards = rewardsWith(cents)
export type Rewards = z.infer<typeof rewards>

const orderWith = <Money extends z.ZodMiniType>(money: Money) =>
  z.object({ number: z.string(), order_date: z.string(), status: z.string(), total: z.object({ grand_total: money }) })
export const recentOrder = orderWith(cents)
export type RecentOrder = z.infer<typeof recentOrder>

export const rewardsDashboardQuery = {
  operationName: 'rewardsDashboard',
  query: `query rewardsDashboard {
  customer {
    rewards {
      member_code points worth { value currency } points_expire_on
      ladder { points value { value currency } }
      offers { id title description code ends_on }
      history { id date label points balance }
    }
    orders(pageSize: 5) { items { number order_date status total { grand_total { value currency } } } }
  }
}`,
  result: z.object({
    customer: z.object({
      rewards: rewardsWith(sentMoney),
      orders: z.nullable(z.object({ items: z.array(orderWith(sentMoney)) })),
    }),
  }),
} as const

/** What the profile page changes; a field that is left out stays as it is. */
export const profileChange = z.object({
  firstname: z.optional(z.string()),
  lastname: z.optional(z.string()),
  nickname: z.optional(z.string()),
  suffix: z.optional(z.string()),
  gender: z.optional(z.int()),
  date_of_birth: z.optional(z.string()),
  my_store: z.optional(z.string()),
  rewards_state: z.optional(z.string()),
})
export type ProfileChange = z.infer<typeof profileChange>

export const updateCustomer = {
  operationName: 'updateCustomerV2',
  query: `mutation updateCustomerV2($input: CustomerUpdateInput!) {
  updateCustomerV2(input: $input) { customer { ${customerFields} } }
}`,
  result: z.object({ updateCustomerV2: z.object({ customer: sentCustomer }) }),
} as const

/** Rewards communications. A telephone number needs the signature when texts are switched on. */
export const preferencesChange = z.object({
  is_email_subscribed_rewards: z.optional(z.boolean()),
  is_phone_subscribed_rewards: z.optional(z.boolean()),
  is_email_subscribed: z.optional(z.boolean()),
  is_phone_subscribed: z.optional(z.boolean()),
  phone_number: z.optional(z.string()),
  marketing_phone_signature: z.optional(z.string()),
})
export type PreferencesChange = z.infer<typeof preferencesChange>

export const updatePreferences = {
  operationName: 'updateCommunicationPreferences',
  query: `mutation updateCommunicationPreferences($input: CommunicationPreferencesInput!) {
  updateCommunicationPreferences(input: $input) { customer { ${customerFields} } }
}`,
  result: z.object({ updateCommunicationPreferences: z.object({ customer: sentCustomer }) }),
} as const

export const changePassword = {
  operationName: 'changeCustomerPassword',
  query: `mutation changeCustomerPassword($currentPassword: String!, $newPassword: String!) {
  changeCustomerPassword(currentPassword: $currentPassword, newPassword: $newPassword) { email }
}`,
  result: z.object({ changeCustomerPassword: z.object({ email: text }) }),
} as const

/** The ordering API knows no customers: which of its carts is theirs, the account remembers (3.3 cart_id). */
export const keepOrderingCart = {
  operationName: 'keepOrderingCart',
  query: `mutation keepOrderingCart($cartId: String!) { keepOrderingCart(cartId: $cartId) { result } }`,
  result: z.object({ keepOrderingCart: z.object({ result: z.boolean() }) }),
} as const
