/** Customers of commerce GraphQL: documents and parsers. */
import * as z from 'zod/mini'
import { customerWith, orderWith, rewardsWith } from './customer-model.ts'
import { sentMoney } from '../shared/money.ts'

const sentCustomer = customerWith(sentMoney)

const customerFields = `firstname lastname nickname suffix email is_subscribed created_at my_store
    my_store_info { store_name state_name state_code address city postcode phone_number }
    date_of_birth gender delivery_method
    communication_preferences {
      marketing_email is_email_subscribed marketing_phone is_phone_subscribed
      marketing_email_rewards is_email_subscribed_rewards marketing_phone_rewards is_phone_subscribed_rewards
    }
    loyalty { show_rewards is_signed points shop_auto_login rewards_auto_login rewards_state }
    reward_points { balance { points money { value currency } } }`

// 7a.7
export const customerQuery = {
  operationName: 'customer',
  query: `query customer { customer { ${customerFields} } }`,
  result: z.object({ customer: sentCustomer }),
} as const

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

export const updateCustomer = {
  operationName: 'updateCustomerV2',
  query: `mutation updateCustomerV2($input: CustomerUpdateInput!) {
  updateCustomerV2(input: $input) { customer { ${customerFields} } }
}`,
  result: z.object({ updateCustomerV2: z.object({ customer: sentCustomer }) }),
} as const

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
  result: z.object({ changeCustomerPassword: z.object({ email: z.nullable(z.string()) }) }),
} as const

/** The ordering API has no customers, so the account stores which of its carts is theirs (3.3 cart_id). */
export const keepOrderingCart = {
  operationName: 'keepOrderingCart',
  query: `mutation keepOrderingCart($cartId: String!) { keepOrderingCart(cartId: $cartId) { result } }`,
  result: z.object({ keepOrderingCart: z.object({ result: z.boolean() }) }),
} as const
