/** A customer's orders, searched, sorted and paged. */
import { sql, type Expression, type ExpressionBuilder, type Selectable, type SqlBool } from 'kysely'
import type { Database } from '../../platform/db.ts'
import type { OrderItemsTable, OrdersTable, Tables } from '../../platform/tables/tables.ts'
import { ordersOf, type OrderOwner } from './orders.ts'

/** Any of `in`, or a part of the number; amounts in cents, times in epoch milliseconds, both ends inclusive. */
export interface OrderSearch {
  numbers: readonly string[] | null
  numberPart: string | null
  statuses: readonly string[] | null
  placedFrom: number | null
  placedTo: number | null
  totalFrom: number | null
  totalTo: number | null
  storeId: string | null
  sort: { by: 'created_at' | 'increment_id'; direction: 'asc' | 'desc' }
  currentPage: number
  pageSize: number
}

export type StoredOrder = Selectable<OrdersTable> & { items: Selectable<OrderItemsTable>[] }

export interface OrderPage {
  orders: StoredOrder[]
  totalCount: number
  /** Over all the customer's orders, regardless of the search. */
  firstPlacedAt: number | null
}

function conditions(build: ExpressionBuilder<Tables, 'orders'>, search: OrderSearch): Expression<SqlBool>[] {
  const found: Expression<SqlBool>[] = []
  // An empty list finds nothing, and is invalid SQL.
  const among = (column: 'increment_id' | 'status', values: readonly string[]) =>
    values.length === 0 ? sql<SqlBool>`false` : build(column, 'in', values)
  if (search.numbers) found.push(among('increment_id', search.numbers))
  if (search.numberPart !== null) found.push(sql<SqlBool>`strpos(increment_id, ${search.numberPart}) > 0`)
  if (search.statuses) found.push(among('status', search.statuses))
  if (search.placedFrom !== null) found.push(build('created_at', '>=', search.placedFrom))
  if (search.placedTo !== null) found.push(build('created_at', '<=', search.placedTo))
  if (search.totalFrom !== null) found.push(build('grand_total', '>=', search.totalFrom))
  if (search.totalTo !== null) found.push(build('grand_total', '<=', search.totalTo))
  if (search.storeId !== null) found.push(build('store_id', '=', search.storeId))
  return found
}

/** One page of a customer's orders with their items. */
export async function searchOwnOrders(db: Database, owner: OrderOwner, search: OrderSearch): Promise<OrderPage> {
  const found = ordersOf(db, owner).where((build) => build.and(conditions(build, search)))
  const { count } = await found.select((build) => build.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const { first } = await ordersOf(db, owner)
    .select((build) => build.fn.min('created_at').as('first'))
    .executeTakeFirstOrThrow()
  const { by, direction } = search.sort
  const orders = await found
    .selectAll('orders')
    .orderBy(by, direction)
    .orderBy('entity_id', direction)
    .limit(search.pageSize)
    .offset((search.currentPage - 1) * search.pageSize)
    .execute()
  const ids = orders.map((order) => order.entity_id)
  const items =
    ids.length === 0
      ? []
      : await db.selectFrom('order_items').selectAll().where('order_id', 'in', ids).orderBy('position').execute()
  return {
    orders: orders.map((order) => ({ ...order, items: items.filter((item) => item.order_id === order.entity_id) })),
    totalCount: count,
    firstPlacedAt: first,
  }
}
