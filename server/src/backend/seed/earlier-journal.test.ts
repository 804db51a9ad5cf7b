import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateBetween } from '../../testing/migrate-between.ts'
import { sampleShop } from '../../testing/sample-shop.ts'
import { openDatabase } from '../platform/db.ts'
import { seed } from './seed.ts'

test('[shop 20] a journal from before it had languages stays English, and the next seed adds the Spanish posts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leaflog-migration-'))
  const { db, close } = await openDatabase({ dataDir: folder })
  await migrateBetween(db, '001', '018')
  await sql`insert into blog_topics (code, label, position) values ('home', 'At home', 1)`.execute(db)
  await sql`insert into blog_posts (slug, title, summary, topic, author, author_role, published_on, picture, words,
    language, content) values ('older', 'Piece older', 'Short.', 'home', 'Ada', 'Tester', '2026-10-01', '/p.jpg', 1,
    'en', '<p>Old</p>')`.execute(db)
  await migrateBetween(db, '018', '999')
  const posts = () =>
    db.selectFrom('blog_posts').select(['language', 'title']).where('slug', '=', 'older').orderBy('language').execute()
  const topics = () =>
    db.selectFrom('blog_topics').select(['language', 'label']).where('code', '=', 'home').orderBy('language').execute()
  expect(await posts()).toEqual([{ language: 'en', title: 'Piece older' }])
  expect(await topics()).toEqual([{ language: 'en', label: 'At home' }])
  expect(await seed(db, sampleShop)).toBe(true)
  expect(await posts()).toEqual([
    { language: 'en', title: 'Piece older' },
    { language: 'es', title: 'Pieza vieja' },
  ])
  expect(await topics()).toEqual([
    { language: 'en', label: 'At home' },
    { language: 'es', label: 'En casa' },
  ])
  await close()
  await rm(folder, { recursive: true })
}, 120_000)
