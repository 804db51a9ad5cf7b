/** Customers in the shop's form. The documents are in customer.ts, which the first page does not load. */
import * as z from 'zod/mini'
import { meaning } from '../messages/message.ts'
import { cents } from '../shared/money.ts'

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

/** The fields that the shop's pages need. Medical data and licenses are never requested. */
export const customerWith = <Money extends z.ZodMiniType>(money: Money) =>
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
/** The signed-in customer. */
export interface Customer extends z.infer<typeof customer> {}

/** The dashboard's data: points, progress to the next reward, offers, the latest orders and the member's code. */
export const rewardsWith = <Money extends z.ZodMiniType>(money: Money) =>
  z.object({
    member_code: z.string(),
    points: z.int(),
    worth: money,
    /** When points expire unless the member returns, as an ISO date; null without points. */
    points_expire_on: text,
    /** Rewards in ascending order of points. */
    ladder: z.array(z.object({ points: z.int(), value: money })),
    offers: z.array(
      z.object({ id: z.string(), title: z.string(), description: z.string(), code: z.string(), ends_on: text }),
    ),
    history: z.array(
      z.object({
        id: z.string(),
        date: z.string(),
        label: z.string(),
        label_meaning: z.optional(meaning),
        points: z.int(),
        balance: z.int(),
      }),
    ),
  })
export const rewards = rewardsWith(cents)
/** What a member has collected. */
export interface Rewards extends z.infer<typeof rewards> {}

export const orderWith = <Money extends z.ZodMiniType>(money: Money) =>
  z.object({ number: z.string(), order_date: z.string(), status: z.string(), total: z.object({ grand_total: money }) })
export const recentOrder = orderWith(cents)
/** An order, as the dashboard lists it. */
export interface RecentOrder extends z.infer<typeof recentOrder> {}

/** A change on the profile page; fields that are left out stay unchanged. */
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

/** Rewards communications. Texts require a telephone number and a signature. */
export const preferencesChange = z.object({
  is_email_subscribed_rewards: z.optional(z.boolean()),
  is_phone_subscribed_rewards: z.optional(z.boolean()),
  is_email_subscribed: z.optional(z.boolean()),
  is_phone_subscribed: z.optional(z.boolean()),
  phone_number: z.optional(z.string()),
  marketing_phone_signature: z.optional(z.string()),
})
export type PreferencesChange = z.infer<typeof preferencesChange>
