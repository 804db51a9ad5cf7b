/** For tests: finds inconsistencies between orders and carts. */
import { sql } from 'kysely'
import type { Database } from '../backend/platform/db.ts'
import { CRASH_STOCK } from './crash-ordering.ts'

const checks: readonly [problem: string, query: ReturnType<typeof sql<{ what: string }>>][] = [
  [
    'an order without its items',
    sql`select increment_id as what from orders where cart_id is not null
      and subtotal <> coalesce((select sum(price * quantity) from order_items where order_id = entity_id), 0)`,
  ],
  [
    'items without an order',
    sql`select order_id::text as what from order_items where not exists (select 1 from orders where entity_id = order_id)`,
  ],
  [
    'an order that took something else from the stock than it holds',
    sql`select increment_id as what from orders where cart_id is not null and channel = 'commerce'
      and coalesce((select sum(quantity) from order_items where order_id = entity_id), 0)
        <> -coalesce((select sum(quantity) from stock_reservations where order_number = increment_id), 0)`,
  ],
  [
    'stock that was taken for no order',
    sql`select order_number as what from stock_reservations
      where not exists (select 1 from orders where increment_id = order_number)`,
  ],
  [
    'an order whose credit was not spent, or spent otherwise',
    sql`select increment_id as what from orders where cart_id is not null
      and store_credit <> -coalesce((select sum(change) from store_credit_entries where order_number = increment_id), 0)`,
  ],
  [
    'credit that was spent for no order',
    sql`select order_number as what from store_credit_entries where order_number is not null
      and not exists (select 1 from orders where increment_id = order_number)`,
  ],
  [
    'an order whose cart is active still',
    sql`select id as what from commerce_carts join orders on cart_id = id where is_active or order_number <> increment_id
      union all select id from carts join orders on cart_id = id where order_number is distinct from increment_id`,
  ],
  [
    'a cart that is over without an order',
    sql`select id as what from commerce_carts where not is_active
      and not exists (select 1 from orders where cart_id = id and increment_id = order_number)
      union all select id from carts where order_number is not null
      and not exists (select 1 from orders where cart_id = id and increment_id = order_number)`,
  ],
  [
    'an inventory that lacks something else than ordering orders hold',
    sql`select quantity || ' after ' || sold as what from inventory, (
        select coalesce(sum(order_items.quantity), 0) as sold from orders join order_items on order_id = entity_id
        where channel = 'ordering' and cart_id is not null
      ) as held
      where store_id = '101' and product_id = 'grinder1' and quantity <> ${CRASH_STOCK} - sold`,
  ],
  [
    'sold gift cards without a task that says so, or the other way round',
    sql`select cards.count || ' cards for ' || sold.count as what from
      (select count(*) from gift_card_accounts where expires_on > '2027') as cards,
      (select coalesce(sum(order_items.quantity), 0) as count from order_tasks
        join order_items on order_items.order_id = order_tasks.order_id
        where kind = 'gift_cards' and done_at is not null and product_id = 'ct-card') as sold
      where cards.count <> sold.count`,
  ],
  [
    'an order that nothing follows',
    sql`select increment_id as what from orders where cart_id is not null
      and not exists (select 1 from order_tasks where order_id = entity_id and kind = 'confirmation')`,
  ],
  [
    'a key that is kept for no order',
    sql`select key as what from idempotency where (key like 'carts:crash-%' or key like 'orders:crash-%') and
      (answer is null or not exists (select 1 from orders where increment_id = (answer::jsonb)->>'number'))`,
  ],
]

/** Descriptions of problems; empty if every order is complete. */
export async function halfOrders(db: Database): Promise<string[]> {
  const found: string[] = []
  for (const [problem, query] of checks) {
    const { rows } = await query.execute(db)
    found.push(...rows.map(({ what }) => `${problem}: ${what}`))
  }
  return found
}
