import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table catalog_attribute_options (
    option_id int primary key,
    attribute_code text not null check (attribute_code in ('brand', 'strain_type', 'size')),
    label text not null,
    position int not null,
    swatch text
  )`,
  sql`create table catalog_categories (
    category_id int primary key,
    parent_id int references catalog_categories (category_id) on delete cascade,
    name text not null,
    url_key text not null,
    url_path text not null,
    level int not null check (level > 0),
    position int not null,
    details jsonb not null
  )`,
  sql`create index catalog_categories_parent on catalog_categories (parent_id)`,
  sql`create table catalog_products (
    product_id int primary key,
    sku text not null unique,
    parent_id int references catalog_products (product_id) on delete cascade,
    type text not null check (type in ('simple', 'virtual', 'configurable', 'bundle', 'giftcard')),
    name text not null,
    url_key text not null,
    brand_id int references catalog_attribute_options (option_id),
    strain_type_id int references catalog_attribute_options (option_id),
    size_id int references catalog_attribute_options (option_id),
    is_medical_only boolean not null,
    thc_mg int not null check (thc_mg >= 0),
    cbd_mg int not null check (cbd_mg >= 0),
    smokable_mg int not null check (smokable_mg >= 0),
    position int not null,
    details jsonb not null,
    check (parent_id is null or type in ('simple', 'virtual'))
  )`,
  sql`create index catalog_products_parent on catalog_products (parent_id)`,
  sql`create table catalog_prices (
    product_id int not null references catalog_products (product_id) on delete cascade,
    state_code text not null,
    mode text not null check (mode in ('RECREATIONAL', 'MEDICAL')),
    price int not null check (price >= 0),
    special_price int check (special_price > 0 and special_price <= price),
    special_from bigint,
    special_to bigint,
    primary key (product_id, state_code, mode)
  )`,
  sql`create table catalog_stock (
    store_id text not null references stores (store_id) on delete cascade,
    product_id int not null references catalog_products (product_id) on delete cascade,
    quantity int not null check (quantity >= 0),
    primary key (store_id, product_id)
  )`,
  sql`create index catalog_stock_product on catalog_stock (product_id)`,
  sql`create table catalog_product_categories (
    product_id int not null references catalog_products (product_id) on delete cascade,
    category_id int not null references catalog_categories (category_id) on delete cascade,
    primary key (product_id, category_id)
  )`,
  sql`create index catalog_product_categories_category on catalog_product_categories (category_id)`,
  sql`create table catalog_related_products (
    product_id int not null references catalog_products (product_id) on delete cascade,
    related_id int not null references catalog_products (product_id) on delete cascade,
    position int not null,
    primary key (product_id, related_id)
  )`,
  sql`create index catalog_related_products_related on catalog_related_products (related_id)`,
  // An order's lines outlive the product, so this is not a foreign key.
  sql`create table stock_reservations (
    reservation_id bigint generated always as identity primary key,
    store_id text not null,
    sku text not null,
    quantity int not null check (quantity <> 0),
    order_number text not null,
    created_at bigint not null
  )`,
  sql`create index stock_reservations_sku on stock_reservations (store_id, sku) include (quantity)`,
  sql`create index stock_reservations_order on stock_reservations (order_number)`,
] as const

/** The catalogue of the commerce channel: five product types, prices by state and mode, stock by store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
