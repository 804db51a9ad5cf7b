import { sql, type Kysely } from 'kysely'

const statements = [
  // Null until the customer has proven that the mailbox is theirs.
  sql`alter table customers add column email_confirmed_at bigint`,
  sql`create table email_confirmations (
    token_hash text primary key,
    customer_id text not null references customers (id) on delete cascade,
    email_key text not null,
    created_at bigint not null,
    expires_at bigint not null
  )`,
  sql`create index email_confirmations_customer on email_confirmations (customer_id, created_at)`,
  // So far a guest's orders belonged to the account with their email. Those that its customer has seen stay theirs.
  sql`update orders set customer_id = customers.id
    from customers
    where orders.customer_id is null
      and lower(orders.customer_email) = customers.email_key
      and orders.created_at >= coalesce(customers.email_since, customers.created_at)`,
] as const

/** Orders join an account by their email only once the email is confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
