/** The first page of an account: the latest order, and totals of everything else. */
import * as z from 'zod/mini'
import { type ListedOrder, listedOrder, listedOrderFields } from './commerce-orders.ts'
import { listOf } from '../shared/nullable.ts'
import { money } from '../shared/response-fields.ts'

export interface AccountOverview {
  readonly firstname: string
  readonly email: string
  /** Whether orders that are placed with it without signing in join the account. */
  readonly isEmailConfirmed: boolean
  readonly latestOrder: ListedOrder | null
  readonly orders: number
  /** Null for a customer who has not joined Rewards. */
  readonly points: number | null
  /** Cents. */
  readonly storeCredit: number
  readonly wishlists: number
  readonly wishes: number
  readonly addresses: number
  readonly newsletter: boolean
}

export const accountOverviewQuery = {
  operationName: 'accountOverview',
  query: `query accountOverview {
  customer {
    firstname email is_email_confirmed is_subscribed loyalty { is_signed points }
    orders(pageSize: 1) { total_count items { ${listedOrderFields} } }
    store_credit { current_balance { value currency } }
    wishlists { items_count }
    addresses { uid }
  }
}`,
  result: z.pipe(
    z.object({
      customer: z.object({
        firstname: z.string(),
        email: z.string(),
        is_email_confirmed: z.boolean(),
        is_subscribed: z.boolean(),
        loyalty: z.object({ is_signed: z.boolean(), points: z.int() }),
        orders: z.nullable(z.object({ total_count: z.nullable(z.int()), items: listOf(listedOrder) })),
        store_credit: z.nullable(z.object({ current_balance: money })),
        wishlists: listOf(z.object({ items_count: z.nullable(z.int()) })),
        addresses: listOf(z.object({ uid: z.string() })),
      }),
    }),
    z.transform(({ customer }): AccountOverview => ({
      firstname: customer.firstname,
      email: customer.email,
      isEmailConfirmed: customer.is_email_confirmed,
      latestOrder: customer.orders?.items[0] ?? null,
      orders: customer.orders?.total_count ?? 0,
      points: customer.loyalty.is_signed ? customer.loyalty.points : null,
      storeCredit: customer.store_credit?.current_balance ?? 0,
      wishlists: customer.wishlists.length,
      wishes: customer.wishlists.reduce((sum, { items_count }) => sum + (items_count ?? 0), 0),
      addresses: customer.addresses.length,
      newsletter: customer.is_subscribed,
    })),
  ),
} as const
