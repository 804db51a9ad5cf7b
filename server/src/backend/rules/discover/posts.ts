/** The journal and events in the community. @module */

import type { Database } from '../../platform/db.ts'
import { ENGLISH, inLanguage } from '../content/languages.ts'

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

/** The reader's day, `YYYY-MM-DD`, and language. */
export interface Reader {
  today: string
  language: string
}

/** Posts published by the reader's day, newest first: each in the reader's language, else in English. */
const published = (db: Database, { today, language }: Reader) =>
  db
    .selectFrom('blog_posts')
    .where('published_on', '<=', today)
    .where(({ and, eb, or, selectFrom }) =>
      or([
        eb('language', '=', language),
        and([
          eb('language', '=', ENGLISH),
          eb('slug', 'not in', selectFrom('blog_posts').select('slug').where('language', '=', language)),
        ]),
      ]),
    )
    .orderBy('published_on', 'desc')
    .orderBy('slug')

export type PostCard = Awaited<ReturnType<typeof readCards>>[number]

interface Wanted {
  topic: string | null
  offset: number
  size: number
}

const readCards = (db: Database, reader: Reader, { topic, offset, size }: Wanted) =>
  published(db, reader)
    .select(cardColumns)
    .$if(topic !== null, (query) => query.where('topic', '=', topic ?? ''))
    .offset(offset)
    .limit(size)
    .execute()

/** One page of the journal, the number of the topic's posts, and every topic that has posts, with its count. */
export async function readPosts(db: Database, reader: Reader, wanted: Wanted) {
  const items = await readCards(db, reader, wanted)
  const counts = await countByTopic(db, reader)
  const labels = await readTopicLabels(db, reader)
  const topics = [...labels].flatMap(([code, label]) => {
    const count = counts.get(code)
    return count === undefined ? [] : [{ code, label, count }]
  })
  const total = topics
    .filter(({ code }) => wanted.topic === null || code === wanted.topic)
    .reduce((sum, { count }) => sum + count, 0)
  return { items, topics, total }
}

async function countByTopic(db: Database, reader: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await published(db, reader)
    .clearOrderBy()
    .select((column) => ['topic', column.fn.countAll().as('count')])
    .groupBy('topic')
    .execute()
  return new Map(rows.map(({ topic, count }) => [topic, Number(count)]))
}

/** A post with its content; undefined if it does not exist or is not published yet. */
export const readPost = (db: Database, reader: Reader, slug: string) =>
  published(db, reader)
    .select([...cardColumns, 'content'])
    .where('slug', '=', slug)
    .executeTakeFirst()

const relatedShown = 3

/** Other posts: those of the same topic first, then the newest. */
export async function readRelated(db: Database, reader: Reader, { slug, topic }: Pick<PostCard, 'slug' | 'topic'>) {
  const others = await published(db, reader).select(cardColumns).where('slug', '!=', slug).execute()
  const near = others.filter((other) => other.topic === topic)
  return [...near, ...others.filter((other) => other.topic !== topic)].slice(0, relatedShown)
}

/** The topics' names by code, in the order of the journal. */
export async function readTopicLabels(db: Database, { language }: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('blog_topics')
    .select(['code', 'language', 'label'])
    .where('language', 'in', [language, ENGLISH])
    .orderBy('position')
    .execute()
  const topics = Map.groupBy(rows, ({ code }) => code)
  return new Map([...topics].map(([code, labels]) => [code, inLanguage(labels, language)?.label ?? code]))
}

/** The reading time in minutes, at 220 words per minute. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / perMinute))
