import { searchIndexName } from '@leaflog/core/wire/search/search'
import type { ProductDetails } from '@leaflog/core/wire/search/search'
import type { Database } from '../../platform/db.ts'
import { activeSpecials } from '../ordering/active-specials.ts'
import { variantAt } from '../ordering/specials.ts'
import type { SearchRecord } from './record.ts'
import { toRecord } from './record.ts'

/** The source data of an index. */
export interface IndexedStore {
  store_id: string
  store_code: string
  state_name: string
  state_code: string
  time_zone: string
}

/** Every store by the name of its index (4f.7). */
export const storesByIndex = async (db: Database): Promise<Map<string, IndexedStore>> => {
  const stores = await db
    .selectFrom('stores')
    .select(['store_id', 'store_code', 'state_name', 'state_code', 'time_zone'])
    .execute()
  return new Map(stores.map((store) => [searchIndexName(store.store_code, store.state_name), store]))
}

const groupBy = <Row, Key>(rows: readonly Row[], key: (row: Row) => Key): Map<Key, Row[]> => {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const group = groups.get(key(row))
    if (group === undefined) groups.set(key(row), [row])
    else group.push(row)
  }
  return groups
}

/**
 * A store's menu as records (3.6): its products, with the prices of the active specials (9c.5) and the stock of each
 * option. Featured products come first, then the catalogue's order.
 */
export const menuOf = async (db: Database, store: IndexedStore, now: number): Promise<SearchRecord[]> => {
  const carried = db.selectFrom('inventory').where('store_id', '=', store.store_id)
  const [specials, variants, products, limit] = await Promise.all([
    activeSpecials(db, store, now),
    carried
      .innerJoin('variants', (join) =>
        join
          .onRef('variants.product_id', '=', 'inventory.product_id')
          .onRef('variants.option', '=', 'inventory.option'),
      )
      .selectAll('variants')
      .select('inventory.quantity')
      .orderBy('variants.position')
      .execute(),
    db
      .selectFrom('products')
      .selectAll()
      .where('id', 'in', carried.select('product_id'))
      .orderBy('featured', 'desc')
      .orderBy('position')
      .execute(),
    db
      .selectFrom('state_rules')
      .select(['limit_mg', 'per_line'])
      .where('state_code', '=', store.state_code)
      .executeTakeFirst(),
  ])
  const variantsOf = groupBy(variants, (variant) => variant.product_id)
  return products.map((product) => {
    const active = specials.get(product.id) ?? []
    const stored = variantsOf.get(product.id) ?? []
    const details: ProductDetails = {
      ...product.details,
      objectID: product.id,
      product_id: product.id,
      name: product.name,
      brand: { name: product.brand },
      category: product.category,
      subcategory: product.subcategory,
      strain_type: product.strain_type,
      store_id: store.store_id,
      menu_type: product.menu_type,
      variants: stored.map((variant) => variantAt(variant, active)),
      image: product.image,
      special_ids: active.map((special) => special.id),
      featured: product.featured,
      ...(limit && {
        order_limit: {
          milligrams: limit.limit_mg,
          perLine: limit.per_line,
          weights: Object.fromEntries(stored.map((variant) => [variant.option, variant.limit_mg])),
        },
      }),
      stock: Object.fromEntries(stored.map((variant) => [variant.option, variant.quantity])),
    }
    return toRecord(details)
  })
}
