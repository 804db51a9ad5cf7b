import { sql, type Kysely } from 'kysely'

const statements = [
  sql`alter table blog_posts drop constraint blog_posts_topic_fkey`,

  // Existing topics and events are English; posts have named their language from the start.
  sql`alter table blog_topics add column language text not null default 'en' check (language ~ '^[a-z]{2}$')`,
  sql`alter table blog_topics alter column language drop default`,
  sql`alter table blog_topics drop constraint blog_topics_pkey`,
  sql`alter table blog_topics add primary key (code, language)`,

  sql`alter table blog_posts drop constraint blog_posts_pkey`,
  sql`alter table blog_posts add primary key (slug, language)`,
  // A post has a topic with a name in its own language.
  sql`alter table blog_posts add foreign key (topic, language) references blog_topics (code, language)`,

  sql`alter table outreach_events add column language text not null default 'en' check (language ~ '^[a-z]{2}$')`,
  sql`alter table outreach_events alter column language drop default`,
  sql`alter table outreach_events drop constraint outreach_events_pkey`,
  sql`alter table outreach_events add primary key (id, language)`,
] as const

/** The journal and events in several languages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
