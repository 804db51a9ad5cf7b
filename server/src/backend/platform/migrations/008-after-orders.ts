import { sql, type Kysely } from 'kysely'

const statements = [
  // Follow-up work of an order: a row written with it, and marked when done.
  sql`create table order_tasks (
    order_id int not null references orders (entity_id) on delete cascade,
    kind text not null check (kind in ('confirmation', 'gift_cards', 'cancellation')),
    created_at bigint not null,
    done_at bigint,
    primary key (order_id, kind)
  )`,
  sql`create index order_tasks_waiting on order_tasks (created_at, order_id) where done_at is null`,
  // The gift card whose code a mail needs; the mail itself does not contain it.
  sql`alter table mails add column gift_card jsonb`,

  // A cancellation request, done once canceled_at is set. key_hash: of the key mailed to a guest.
  sql`create table order_cancellations (
    order_id int primary key references orders (entity_id) on delete cascade,
    reason text not null,
    key_hash text,
    requested_at bigint not null,
    canceled_at bigint
  )`,
  // Points returned for a canceled order.
  sql`alter table loyalty_ledger drop constraint loyalty_ledger_kind_check`,
  sql`alter table loyalty_ledger drop constraint loyalty_ledger_check`,
  sql`alter table loyalty_ledger add constraint loyalty_ledger_kind_check
    check (kind in ('opening', 'earn', 'return', 'redeem', 'refund', 'expire'))`,
  sql`alter table loyalty_ledger add constraint loyalty_ledger_check
    check (case when kind in ('opening', 'earn', 'refund') then points >= 0 else points <= 0 end)`,

  // How many orders a delivery window has.
  sql`create index orders_slot on orders (store_id, (checkout->'slot'->>'slotId'))
    where checkout->'slot'->>'slotId' is not null`,
] as const

/** Follow-up work of orders, cancellations, and the load of delivery windows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
