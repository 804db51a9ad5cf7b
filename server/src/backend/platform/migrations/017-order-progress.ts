import { sql, type Kysely } from 'kysely'

const statements = [
  // The last change of an order: its version (docs/decisions/live.md), and when its status changed. Null if it never did.
  sql`alter table orders
    add column version text not null default '0',
    add column changed_at bigint`,

  sql`alter table order_tasks drop constraint order_tasks_kind_check`,
  sql`alter table order_tasks add constraint order_tasks_kind_check
    check (kind in ('confirmation', 'gift_cards', 'ready', 'cancellation'))`,

  // What a store still has to prepare or hand over.
  sql`create index orders_open on orders (created_at) where state in ('new', 'processing')`,
] as const

/** The progress of orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
