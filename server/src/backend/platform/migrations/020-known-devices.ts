import { sql, type Kysely } from 'kysely'

const statements = [
  // Browsers in which a customer has signed in. The hash is of the email and the id in the browser's cookie.
  sql`create table customer_devices (
    customer_id text not null references customers (id) on delete cascade,
    device_hash text not null,
    used_at bigint not null,
    primary key (customer_id, device_hash)
  )`,
  sql`create index customer_devices_used_at on customer_devices (used_at)`,
  // Wrong passwords of a known device are counted apart; all others of an address together, without a device.
  sql`alter table sign_in_attempts add column device_hash text not null default ''`,
  sql`alter table sign_in_attempts drop constraint sign_in_attempts_pkey`,
  sql`alter table sign_in_attempts add primary key (email_key, device_hash)`,
] as const

/** A customer's own browser is not locked by what others try. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
