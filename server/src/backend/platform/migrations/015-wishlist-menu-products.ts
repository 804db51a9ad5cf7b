import { sql, type Kysely } from 'kysely'

/** Wishlists hold products of menus too: `sku` is then the product's id in the ordering API. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table wishlist_items
    add column channel text not null default 'commerce' check (channel in ('commerce', 'ordering'))`.execute(db)
}
