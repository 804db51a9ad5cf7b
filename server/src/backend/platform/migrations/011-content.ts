import { sql, type Kysely } from 'kysely'

const statements = [
  // A text in each of its languages; English always exists.
  sql`alter table content_blocks add column language text not null default 'en' check (language ~ '^[a-z]{2}$')`,
  sql`alter table content_blocks drop constraint content_blocks_pkey`,
  sql`alter table content_blocks add primary key (identifier, language)`,

  sql`create table content_pages (
    identifier text not null check (identifier ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
    language text not null check (language ~ '^[a-z]{2}$'),
    position int not null,
    title text not null,
    content_heading text not null,
    content text not null,
    meta_title text,
    meta_keywords text,
    meta_description text,
    updated_on date not null,
    primary key (identifier, language)
  )`,

  sql`create table contact_messages (
    id int generated always as identity primary key,
    name text not null,
    email text not null,
    telephone text,
    comment text not null,
    created_at bigint not null
  )`,
] as const

/** Content in several languages, content pages, and messages from visitors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
