/** Which orders are a customer's. */
import type { Database } from '../../platform/db.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'
import type { CountedOrder } from './rules.ts'

/** In epoch milliseconds: after every order. */
const NEVER = Number.MAX_SAFE_INTEGER

export type OrderOwner = Pick<CustomerRow, 'id' | 'email_key' | 'email_confirmed_at'>

/**
 * Orders of a customer's account, and orders placed with their email without signing in since they have confirmed it.
 * Before, the email was not proven to be theirs, and somebody else's purchases are private.
 */
export const ordersOf = (db: Database, owner: OrderOwner) =>
  db
    .selectFrom('orders')
    .where((build) =>
      build.or([
        build('orders.customer_id', '=', owner.id),
        build.and([
          build('orders.customer_id', 'is', null),
          build(build.fn<string>('lower', ['customer_email']), '=', owner.email_key),
          build('orders.created_at', '>=', owner.email_confirmed_at ?? NEVER),
        ]),
      ]),
    )

/** A customer's orders with the fields that points depend on; times are the store's. */
export const countedOrders = async (db: Database, owner: OrderOwner): Promise<CountedOrder[]> => {
  const rows = await ordersOf(db, owner)
    .leftJoin('stores', 'stores.store_id', 'orders.store_id')
    .select(['increment_id', 'state', 'created_at', 'subtotal', 'discount', 'time_zone'])
    .where('state', 'in', ['complete', 'closed'])
    .execute()
  return rows.map((row) => ({
    number: row.increment_id,
    state: row.state,
    createdAt: row.created_at,
    timeZone: row.time_zone ?? 'UTC',
    subtotal: row.subtotal,
    discount: row.discount,
  }))
}
