import { sql, type Kysely } from 'kysely'

/** What clients of Adobe Commerce tell of a customer besides, which was taken and not kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customers
    add column middlename text,
    add column prefix text,
    add column taxvat text,
    add column allow_remote_shopping_assistance boolean not null default false`.execute(db)
}
