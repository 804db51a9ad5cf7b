/** Texts of the content system in the requested language, or in English if there is no translation. */
import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'
import { ENGLISH, inLanguage } from './languages.ts'

/** By identifier; unknown ones are missing. */
export async function findBlocks(db: Database, identifiers: readonly string[], language: string) {
  const rows = await db
    .selectFrom('content_blocks')
    .select(['identifier', 'language', 'title', 'content'])
    .where('identifier', 'in', [...identifiers])
    .where('language', 'in', [language, ENGLISH])
    .execute()
  const texts = Map.groupBy(rows, (row) => row.identifier)
  return new Map(
    identifiers.flatMap((identifier) => {
      const found = inLanguage(texts.get(identifier) ?? [], language)
      return found ? [[identifier, found] as const] : []
    }),
  )
}

/** A page by its identifier, as in its address, or by its position. */
export type PageName = { identifier: string } | { position: number }

export async function findPage(db: Database, name: PageName, language: string) {
  const rows = await db
    .selectFrom('content_pages')
    .select(['identifier', 'language', 'title', 'content_heading', 'content'])
    .select(['meta_title', 'meta_keywords', 'meta_description'])
    .select(sql<string>`updated_on::text`.as('updated_on'))
    .where('language', 'in', [language, ENGLISH])
    .where((where) =>
      'identifier' in name ? where('identifier', '=', name.identifier) : where('position', '=', name.position),
    )
    .execute()
  return inLanguage(rows, language)
}

/** Every page in order, without its content. */
export async function listPages(db: Database, language: string) {
  const rows = await db
    .selectFrom('content_pages')
    .select(['identifier', 'language', 'title', sql<string>`updated_on::text`.as('updated_on')])
    .where('language', 'in', [language, ENGLISH])
    .orderBy('position')
    .execute()
  return [...Map.groupBy(rows, (row) => row.identifier).values()].flatMap((texts) => inLanguage(texts, language) ?? [])
}
