/** (2c.1) The journal: published posts, by topic and by address. */
import type { Database } from '../../platform/db.ts'

const perMinute = 220

const cardColumns = [
  'slug',
  'title',
  'summary',
  'topic',
  'author',
  'author_role',
  'published_on',
  'picture',
  'words',
  'language',
] as const

/** Posts published by a day (`YYYY-MM-DD`), newest first. */
const published = (db: Database, today: string) =>
  db.selectFrom('blog_posts').where('published_on', '<=', today).orderBy('published_on', 'desc').orderBy('slug')

export type PostCard = Awaited<ReturnType<typeof readCards>>[number]

interface Wanted {
  topic: string | null
  offset: number
  size: number
}

const readCards = (db: Database, today: string, { topic, offset, size }: Wanted) =>
  published(db, today)
    .select(cardColumns)
    .$if(topic !== null, (query) => query.where('topic', '=', topic ?? ''))
    .offset(offset)
    .limit(size)
    .execute()

/** One page of the journal, the number of the topic's posts, and every topic with its count. */
export async function readPosts(db: Database, today: string, wanted: Wanted) {
  const items = await readCards(db, today, wanted)
  const topics = await readTopics(db, today)
  const total = topics
    .filter(({ code }) => wanted.topic === null || code === wanted.topic)
    .reduce((sum, { count }) => sum + count, 0)
  return { items, topics, total }
}

/** Topics with published posts. */
async function readTopics(db: Database, today: string) {
  const rows = await db
    .selectFrom('blog_topics')
    .innerJoin('blog_posts', 'blog_posts.topic', 'blog_topics.code')
    .where('published_on', '<=', today)
    .select((column) => ['code', 'label', column.fn.countAll().as('count')])
    .groupBy(['code', 'label', 'blog_topics.position'])
    .orderBy('blog_topics.position')
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** A post with its content; undefined if it does not exist or is not published yet. */
export const readPost = (db: Database, today: string, slug: string) =>
  published(db, today)
    .innerJoin('blog_topics', 'blog_topics.code', 'blog_posts.topic')
    .select([...cardColumns, 'content', 'label'])
    .where('slug', '=', slug)
    .executeTakeFirst()

const relatedShown = 3

/** Other posts: those of the same topic first, then the newest. */
export async function readRelated(db: Database, today: string, { slug, topic }: Pick<PostCard, 'slug' | 'topic'>) {
  const others = await published(db, today).select(cardColumns).where('slug', '!=', slug).execute()
  const near = others.filter((other) => other.topic === topic)
  return [...near, ...others.filter((other) => other.topic !== topic)].slice(0, relatedShown)
}

export const readTopicLabels = async (db: Database): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.selectFrom('blog_topics').select(['code', 'label']).execute()
  return new Map(rows.map(({ code, label }) => [code, label]))
}

/** The reading time in minutes, at 220 words per minute. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / perMinute))
