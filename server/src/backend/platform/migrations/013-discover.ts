import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table blog_topics (
    code text primary key,
    label text not null,
    position int not null
  )`,
  sql`create table blog_posts (
    slug text primary key,
    title text not null,
    summary text not null,
    topic text not null references blog_topics (code),
    author text not null,
    author_role text not null,
    published_on text not null check (published_on ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    picture text not null,
    words int not null check (words > 0),
    language text not null,
    content text not null
  )`,
  sql`create index blog_posts_newest on blog_posts (published_on desc, slug)`,
  sql`create table outreach_events (
    id text primary key,
    title text not null,
    summary text not null,
    kind text not null,
    state_code text not null,
    state_name text not null,
    city text not null,
    place text not null,
    address text not null,
    postcode text not null,
    time_zone text not null,
    starts_at bigint not null,
    ends_at bigint not null check (ends_at > starts_at),
    adults_only boolean not null,
    phone text not null
  )`,
  sql`create index outreach_events_in_time on outreach_events (starts_at, id)`,
] as const

/** The journal and community events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
