/** Laboratory results: the tested analytes, and their limits. @module */
import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'

/** Normalizes a batch code as printed or typed: "tg 6974-d" is TG6974D. */
const batchOf = (text: string): string => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

const results = (db: Database) =>
  db
    .selectFrom('lab_results as result')
    .innerJoin('products as product', 'product.id', 'result.product_id')
    .select((select) => [
      'result.batch',
      'result.report',
      'product.id',
      'product.name',
      'product.brand',
      'product.category',
      'product.subcategory',
      'product.strain_type',
      'product.image',
      'product.details',
      // The same batch in the commerce channel.
      select
        .selectFrom('catalog_products as sold')
        .select('sold.url_key')
        .where('sold.parent_id', 'is', null)
        .whereRef('sold.name', '=', 'product.name')
        .where(sql<string>`sold.details->>'batch'`, '=', select.ref('result.batch'))
        .orderBy('sold.product_id')
        .limit(1)
        .as('url_key'),
    ])

export type LabResultRow = Awaited<ReturnType<ReturnType<typeof results>['execute']>>[number]

/** Every product with this batch code; more than one if two laboratories used the same number. */
export const findBatch = (db: Database, batch: string): Promise<LabResultRow[]> =>
  results(db).where('result.batch', '=', batchOf(batch)).orderBy('result.position').execute()

/** Escapes wildcards. */
const likely = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

/** Batches whose code begins with the text, or whose product has all its words in its name, brand and type. */
function matching(db: Database, search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  const about = sql<string>`lower(concat_ws(' ', product.name, product.brand, product.category, product.subcategory))`
  return results(db).where((where) =>
    where.or([
      where.and(words.map((word) => where(about, 'like', `%${likely(word)}%`))),
      ...(batchOf(search).length < 2 ? [] : [where('result.batch', 'like', `${batchOf(search)}%`)]),
    ]),
  )
}

/** The exact batch first, then by product name. */
export async function searchLabResults(
  db: Database,
  search: string,
  { offset, size }: { offset: number; size: number },
) {
  const found = matching(db, search)
  const [counted, rows] = await Promise.all([
    found
      .clearSelect()
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    found
      .orderBy(sql`result.batch = ${batchOf(search)} desc`)
      .orderBy('product.name')
      .orderBy('result.batch')
      .offset(offset)
      .limit(size)
      .execute(),
  ])
  return { total: counted.total, rows }
}
