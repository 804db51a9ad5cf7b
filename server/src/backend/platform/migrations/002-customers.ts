import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table customers (
    id text primary key,
    email text not null,
    email_key text not null unique check (email_key = lower(email_key)),
    password_hash text,
    firstname text not null,
    lastname text not null,
    nickname text,
    suffix text,
    gender int check (gender between 0 and 3),
    date_of_birth text check (date_of_birth ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    shop_registered boolean not null default true,
    loyalty_registered boolean not null default false,
    rewards_state text,
    is_subscribed boolean not null default false,
    email_rewards boolean not null default false,
    phone text,
    phone_signature text,
    phone_subscribed boolean not null default false,
    phone_rewards boolean not null default false,
    my_store text,
    previous_store text,
    delivery_method text,
    partner_id text,
    magento_id text,
    drivers_license text,
    raf_incentive_id text,
    raf_stat_id text,
    cart_id text,
    cart_store_id text,
    created_at bigint not null,
    check ((cart_id is null) = (cart_store_id is null))
  )`,
  sql`create index customers_cart on customers (cart_id) where cart_id is not null`,
  sql`create table session_families (
    id text primary key,
    customer_id text not null references customers (id) on delete cascade,
    generation int not null default 1 check (generation > 0),
    rotated_with text,
    rotated_at bigint,
    created_at bigint not null,
    used_at bigint not null,
    expires_at bigint not null,
    revoked_at bigint
  )`,
  sql`create index session_families_customer on session_families (customer_id)`,
  sql`create index session_families_expires_at on session_families (expires_at)`,
  sql`create table password_resets (
    token_hash text primary key,
    customer_id text not null references customers (id) on delete cascade,
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint
  )`,
  sql`create index password_resets_customer on password_resets (customer_id, created_at)`,
  sql`create table mails (
    id bigint generated always as identity primary key,
    to_address text not null,
    subject text not null,
    text text not null,
    html text not null,
    created_at bigint not null
  )`,
  sql`create table sign_in_attempts (
    email_key text primary key,
    failures int not null check (failures >= 0),
    locked_until bigint not null default 0,
    failed_at bigint not null
  )`,
  sql`create index sign_in_attempts_failed_at on sign_in_attempts (failed_at)`,
] as const

/** Customers, their credentials, and the mails that the shop would send them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
