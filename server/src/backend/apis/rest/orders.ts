/**
 * Orders in the shape of Adobe Commerce's REST API: `orders/{id}` and `orders?searchCriteria…`. Amounts are dollars.
 */
import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely'
import type { Database } from '../../platform/db.ts'
import type { OrderItemsTable, OrdersTable, Tables } from '../../platform/tables/tables.ts'
import type { Filter, SearchCriteria } from './search-criteria.ts'

type StoredOrder = Selectable<OrdersTable> & { store_name: string | null }

const dollars = (cents: number) => cents / 100
const stamp = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')

function orderView(order: StoredOrder, items: readonly Selectable<OrderItemsTable>[]) {
  return {
    entity_id: order.entity_id,
    increment_id: order.increment_id,
    state: order.state,
    status: order.status,
    store_id: Number(order.store_id),
    store_name: order.store_name,
    created_at: stamp(order.created_at),
    customer_email: order.customer_email,
    customer_firstname: order.customer_firstname,
    customer_lastname: order.customer_lastname,
    base_currency_code: 'USD',
    order_currency_code: 'USD',
    subtotal: dollars(order.subtotal),
    discount_amount: order.discount === 0 ? 0 : -dollars(order.discount),
    shipping_amount: dollars(order.shipping),
    tax_amount: dollars(order.tax + order.service_fee),
    grand_total: dollars(order.grand_total),
    total_item_count: items.length,
    total_qty_ordered: items.reduce((sum, item) => sum + item.quantity, 0),
    items: items.map((item) => ({
      item_id: order.entity_id * 100 + item.position,
      order_id: order.entity_id,
      sku: item.product_id,
      name: item.name,
      qty_ordered: item.quantity,
      price: dollars(item.price),
      row_total: dollars(item.price * item.quantity),
      product_option: item.option,
    })),
  }
}

const selectOrders = (db: Database) =>
  db
    .selectFrom('orders')
    .leftJoin('stores', 'stores.store_id', 'orders.store_id')
    .selectAll('orders')
    .select('store_name')

async function withItems(db: Database, orders: readonly StoredOrder[]) {
  if (orders.length === 0) return []
  const ids = orders.map((order) => order.entity_id)
  const items = await db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute()
  return orders.map((order) =>
    orderView(
      order,
      items.filter((item) => item.order_id === order.entity_id),
    ),
  )
}

/** The order of an entity id, or undefined. */
export async function findOrder(db: Database, entityId: number) {
  const orders = await selectOrders(db).where('entity_id', '=', entityId).execute()
  return (await withItems(db, orders))[0]
}

function condition(build: ExpressionBuilder<Tables, 'orders'>, filter: Filter): Expression<SqlBool> {
  const values = filter.condition_type === 'in' ? filter.value.split(',') : [filter.value]
  const negate = filter.condition_type === 'neq'
  if (filter.field === 'entity_id') {
    const ids = values.map(Number).filter((id) => Number.isInteger(id) && Math.abs(id) < 2 ** 31)
    const found = build('orders.entity_id', 'in', ids.length === 0 ? [-1] : ids)
    return negate ? build.not(found) : found
  }
  const found =
    filter.field === 'customer_email'
      ? build(
          build.fn<string>('lower', ['customer_email']),
          'in',
          values.map((value) => value.toLowerCase()),
        )
      : build(filter.field, 'in', values)
  return negate ? build.not(found) : found
}

export async function searchOrders(db: Database, criteria: SearchCriteria) {
  const holds = (build: ExpressionBuilder<Tables, 'orders'>) =>
    build.and(criteria.groups.map((group) => build.or(group.map((filter) => condition(build, filter)))))
  const counted = await db
    .selectFrom('orders')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where(holds)
    .executeTakeFirstOrThrow()
  const found = await db.selectFrom('orders').select('entity_id').where(holds).orderBy('entity_id').execute()
  const page = found
    .slice((criteria.currentPage - 1) * criteria.pageSize, criteria.currentPage * criteria.pageSize)
    .map((row) => row.entity_id)
  const orders =
    page.length === 0 ? [] : await selectOrders(db).where('entity_id', 'in', page).orderBy('entity_id').execute()
  return {
    items: await withItems(db, orders),
    search_criteria: {
      filter_groups: criteria.groups.map((filters) => ({ filters })),
      page_size: criteria.pageSize,
      current_page: criteria.currentPage,
    },
    total_count: counted.count,
  }
}
