import { sql, type Kysely } from 'kysely'

/** Customer details from clients of Adobe Commerce that were accepted and not stored before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customers
    add column middlename text,
    add column prefix text,
    add column taxvat text,
    add column allow_remote_shopping_assistance boolean not null default false`.execute(db)
}
