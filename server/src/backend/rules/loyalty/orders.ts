/** Which orders are a customer's. */
import type { Database } from '../../platform/db.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'
import type { CountedOrder } from './rules.ts'

export type OrderOwner = Pick<CustomerRow, 'id' | 'email_key' | 'created_at' | 'email_since'>

/**
 * Orders of a customer's account, and orders placed with their email without signing in since the account has it. Older
 * ones are excluded: the email was not proven to be theirs, and somebody else's purchases are private.
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
