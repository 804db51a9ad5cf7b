/** The schema of the database, with one file for each change. @module */
import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table stores (
    store_id text primary key,
    store_code text not null unique,
    store_name text not null,
    kind text not null check (kind in ('dispensary', 'view')),
    channel text not null check (channel in ('ordering', 'commerce')),
    state_code text not null,
    state_name text not null,
    time_zone text not null,
    position int not null,
    dispensary jsonb not null
  )`,
  sql`create table brands (
    name text primary key,
    slug text not null unique,
    story text not null,
    hue int not null,
    featured_in jsonb not null
  )`,
  sql`create table products (
    id text primary key,
    name text not null,
    brand text not null references brands (name),
    category text not null,
    subcategory text,
    strain_type text check (strain_type in ('INDICA', 'HYBRID', 'SATIVA')),
    menu_type text not null check (menu_type in ('RECREATIONAL', 'MEDICAL', 'BOTH')),
    image text not null,
    featured boolean not null,
    position int not null,
    details jsonb not null
  )`,
  sql`create table variants (
    product_id text not null references products (id) on delete cascade,
    option text not null,
    position int not null,
    price_rec int check (price_rec > 0),
    special_price_rec int check (special_price_rec > 0 and special_price_rec <= price_rec),
    price_med int check (price_med > 0),
    special_price_med int check (special_price_med > 0 and special_price_med <= price_med),
    limit_mg int not null check (limit_mg >= 0),
    primary key (product_id, option)
  )`,
  sql`create table inventory (
    store_id text not null references stores (store_id) on delete cascade,
    product_id text not null,
    option text not null,
    quantity int not null check (quantity >= 0),
    primary key (store_id, product_id, option),
    foreign key (product_id, option) references variants (product_id, option) on delete cascade
  )`,
  sql`create index inventory_variant on inventory (product_id, option)`,
  sql`create table specials (
    id text primary key,
    name text not null,
    description text not null,
    start_stamp bigint not null,
    end_stamp bigint not null check (end_stamp >= start_stamp),
    days jsonb not null,
    rule jsonb not null,
    states jsonb,
    position int not null
  )`,
  sql`create table product_specials (
    product_id text not null references products (id) on delete cascade,
    special_id text not null references specials (id) on delete cascade,
    primary key (product_id, special_id)
  )`,
  sql`create index product_specials_special on product_specials (special_id)`,
  sql`create table state_rules (
    state_code text primary key,
    taxes jsonb not null,
    limit_mg int not null check (limit_mg > 0),
    per_line int not null check (per_line > 0),
    service_fee int not null check (service_fee >= 0)
  )`,
  sql`create table content_blocks (
    identifier text primary key,
    title text not null,
    content text not null
  )`,
  sql`create table settings (name text primary key, value jsonb not null)`,
  sql`create table carts (
    id text primary key,
    store_id text not null references stores (store_id) on delete cascade,
    pricing_type text not null check (pricing_type in ('RECREATIONAL', 'MEDICAL')),
    rewards int not null default 0 check (rewards >= 0),
    created_at bigint not null,
    used_at bigint not null
  )`,
  sql`create index carts_used_at on carts (used_at)`,
  sql`create table cart_items (
    id text primary key,
    cart_id text not null references carts (id) on delete cascade,
    product_id text not null,
    option text not null,
    quantity int not null check (quantity > 0),
    position int not null,
    unique (cart_id, product_id, option),
    foreign key (product_id, option) references variants (product_id, option) on delete cascade
  )`,
  sql`create table idempotency (
    key text primary key,
    fingerprint text not null,
    status int,
    answer text,
    created_at bigint not null
  )`,
  sql`create index idempotency_created_at on idempotency (created_at)`,
  sql`create table oauth_nonces (
    consumer_key text not null,
    nonce text not null,
    stamp bigint not null,
    primary key (consumer_key, nonce)
  )`,
  sql`create index oauth_nonces_stamp on oauth_nonces (stamp)`,
  sql`create table orders (
    entity_id int primary key,
    increment_id text not null unique,
    store_id text not null,
    status text not null,
    state text not null,
    customer_email text not null,
    customer_firstname text not null,
    customer_lastname text not null,
    created_at bigint not null,
    subtotal int not null check (subtotal >= 0),
    discount int not null check (discount >= 0),
    shipping int not null check (shipping >= 0),
    tax int not null check (tax >= 0),
    grand_total int not null check (grand_total = subtotal - discount + shipping + tax)
  )`,
  sql`create index orders_customer_email on orders (lower(customer_email))`,
  sql`create table order_items (
    order_id int not null references orders (entity_id) on delete cascade,
    position int not null,
    product_id text not null,
    option text not null,
    name text not null,
    quantity int not null check (quantity > 0),
    price int not null check (price >= 0),
    primary key (order_id, position)
  )`,
  sql`create table seeds (name text primary key, hash text not null)`,
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
