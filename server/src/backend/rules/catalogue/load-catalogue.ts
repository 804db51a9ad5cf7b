import type { Database } from '../../platform/db.ts'
import { assembleCatalogue } from './assemble.ts'
import type { Catalogue } from './model.ts'

/** One catalogue for each database, with the hash of its seed. */
const known = new WeakMap<Database, { hash: string; catalogue: Promise<Catalogue> }>()

/**
 * The whole catalogue, cached in memory. It changes only with a seed, whose hash is checked every time. It includes
 * prices and assortments, but not stock. `db` must be the database itself: inside a transaction it would be loaded
 * again.
 */
export async function loadCatalogue(db: Database): Promise<Catalogue> {
  const row = await db.selectFrom('seeds').select('hash').where('name', '=', 'fixtures').executeTakeFirst()
  const hash = row?.hash ?? ''
  const kept = known.get(db)
  if (kept?.hash === hash) return kept.catalogue
  const entry = { hash, catalogue: readCatalogue(db, hash) }
  known.set(db, entry)
  try {
    return await entry.catalogue
  } catch (error) {
    if (known.get(db) === entry) known.delete(db)
    throw error
  }
}

async function readCatalogue(db: Database, hash: string): Promise<Catalogue> {
  const [options, categories, products, prices, placed, related, stores, carried] = await Promise.all([
    db.selectFrom('catalog_attribute_options').selectAll().orderBy('position').execute(),
    db.selectFrom('catalog_categories').selectAll().orderBy('level').orderBy('position').execute(),
    db.selectFrom('catalog_products').selectAll().orderBy('position').execute(),
    db.selectFrom('catalog_prices').selectAll().execute(),
    db.selectFrom('catalog_product_categories').selectAll().execute(),
    db.selectFrom('catalog_related_products').selectAll().orderBy('position').execute(),
    db
      .selectFrom('stores')
      .select(['store_id', 'state_code', 'dispensary'])
      .where('channel', '=', 'commerce')
      .execute(),
    db.selectFrom('catalog_stock').select(['store_id', 'product_id']).execute(),
  ])
  return assembleCatalogue(hash, { options, categories, products, prices, placed, related, stores, carried })
}
