/** Which orders are a customer's. */
import type { Database } from '../../platform/db.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'
import type { CountedOrder } from './rules.ts'

export type OrderOwner = Pick<CustomerRow, 'id' | 'email_key' | 'created_at' | 'email_since'>

/**
 * Orders of a customer's account, and orders that were placed under their email without signing in since the account
 * has it. Older ones stay out: an email is not proven to be theirs, and what somebody bought here is nobody else's
 * business.
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
          build('orders.created_at', '>=', owner.email_since ?? owner.created_at),
        ]),
      ]),
    )

/** A customer's orders as far as points go; times are those of the store that sold them. */
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
