import { sql, type Kysely } from 'kysely'

const statements = [
  sql`alter table commerce_carts add column version text not null default '0'`,
  sql`alter table stores add column menu_version text not null default '0'`,
] as const

/** The last change of a cart and of a menu (docs/decisions/live.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
