import type { Database } from '../db.ts'
import { priceKey, type AttributeOption, type Catalogue, type Category, type Product } from './model.ts'

/** One catalogue for each database, with the hash of the seed it came from. */
const known = new WeakMap<Database, { hash: string; catalogue: Promise<Catalogue> }>()

/**
 * The whole catalogue, kept in memory: it changes only with a seed, whose hash is asked for every time. Prices and what
 * stores carry belong to it; how many are in stock does not.
 */
export async function loadCatalogue(db: Database): Promise<Catalogue> {
  const row = await db.selectFrom('seeds').select('hash').where('name', '=', 'fixtures').executeTakeFirst()
  const hash = row?.hash ?? ''
  const kept = known.get(db)
  if (kept?.hash === hash) return kept.catalogue
  const catalogue = readCatalogue(db, hash)
  const entry = { hash, catalogue }
  known.set(db, entry)
  catalogue.catch(() => {
    if (known.get(db) === entry) known.delete(db)
  })
  return catalogue
}

async function readCatalogue(db: Database, hash: string): Promise<Catalogue> {
  const [options, categories] = await Promise.all([readOptions(db), readCategories(db)])
  const products = await readProducts(db, options, categories)
  const carried = new Map<string, Set<number>>()
  for (const { store_id, product_id } of await db
    .selectFrom('catalog_stock')
    .select(['store_id', 'product_id'])
    .execute()) {
    const shelf = carried.get(store_id)
    if (shelf) shelf.add(product_id)
    else carried.set(store_id, new Set([product_id]))
  }
  const all = [...products.values()]
  return {
    hash,
    products: all.filter((product) => product.parent === null),
    bySku: new Map(all.map((product) => [product.sku, product])),
    byUrlKey: new Map(all.map((product) => [product.urlKey, product])),
    root: [...categories.values()].find((category) => category.parent === null) ?? null,
    categories: [...categories.values()],
    options: [...options.values()],
    carried,
  }
}

async function readOptions(db: Database): Promise<Map<number, AttributeOption>> {
  const rows = await db.selectFrom('catalog_attribute_options').selectAll().orderBy('position').execute()
  return new Map(
    rows.map(({ option_id, attribute_code, label, swatch, position }) => [
      option_id,
      { id: option_id, attribute: attribute_code, label, swatch, position },
    ]),
  )
}

async function readCategories(db: Database): Promise<Map<number, Category>> {
  const rows = await db.selectFrom('catalog_categories').selectAll().orderBy('level').orderBy('position').execute()
  const found = new Map<number, Category>()
  for (const row of rows) {
    const parent = row.parent_id === null ? null : (found.get(row.parent_id) ?? null)
    const category: Category = {
      id: row.category_id,
      name: row.name,
      urlKey: row.url_key,
      urlPath: row.url_path,
      level: row.level,
      position: row.position,
      details: row.details,
      parent,
      children: [],
    }
    parent?.children.push(category)
    found.set(category.id, category)
  }
  return found
}

async function readProducts(
  db: Database,
  options: ReadonlyMap<number, AttributeOption>,
  categories: ReadonlyMap<number, Category>,
): Promise<Map<number, Product>> {
  const option = (id: number | null) => (id === null ? null : (options.get(id) ?? null))
  const rows = await db.selectFrom('catalog_products').selectAll().orderBy('position').execute()
  const products = new Map<number, Product>(
    rows.map((row) => [
      row.product_id,
      {
        id: row.product_id,
        sku: row.sku,
        type: row.type,
        name: row.name,
        urlKey: row.url_key,
        brand: option(row.brand_id),
        strainType: option(row.strain_type_id),
        size: option(row.size_id),
        isMedicalOnly: row.is_medical_only,
        position: row.position,
        details: row.details,
        parent: null,
        variants: [],
        categories: [],
        related: [],
        prices: new Map(),
      },
    ]),
  )
  await hangCategories(db, products, categories)
  for (const row of rows) {
    const product = products.get(row.product_id)
    const parent = row.parent_id === null ? undefined : products.get(row.parent_id)
    if (!product || !parent) continue
    product.parent = parent
    product.categories = parent.categories
    parent.variants.push(product)
  }
  for (const { variants } of products.values()) {
    variants.sort((a, b) => (a.size?.position ?? 0) - (b.size?.position ?? 0))
  }
  await hangPrices(db, products)
  await hangRelated(db, products)
  return products
}

async function hangCategories(
  db: Database,
  products: ReadonlyMap<number, Product>,
  categories: ReadonlyMap<number, Category>,
): Promise<void> {
  for (const { product_id, category_id } of await db.selectFrom('catalog_product_categories').selectAll().execute()) {
    const category = categories.get(category_id)
    if (category) products.get(product_id)?.categories.push(category)
  }
  for (const product of products.values()) {
    product.categories.sort((a, b) => a.level - b.level || a.position - b.position)
  }
}

async function hangPrices(db: Database, products: ReadonlyMap<number, Product>): Promise<void> {
  for (const { product_id, state_code, mode, ...window } of await db
    .selectFrom('catalog_prices')
    .selectAll()
    .execute()) {
    products.get(product_id)?.prices.set(priceKey(state_code, mode), window)
  }
}

async function hangRelated(db: Database, products: ReadonlyMap<number, Product>): Promise<void> {
  const rows = await db.selectFrom('catalog_related_products').selectAll().orderBy('position').execute()
  for (const { product_id, related_id } of rows) {
    const related = products.get(related_id)
    if (related) products.get(product_id)?.related.push(related)
  }
}
