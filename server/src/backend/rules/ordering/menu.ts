/** The ordering channel: menus, carts, specials. @module */
/** The two menu reads of the ordering API: categories (7c.6) and specials (7c.7). */
import { sql } from 'kysely'
import type { Categories, Special } from '@leaflog/core/wire/ordering/ordering'
import type { Database } from '../../platform/db.ts'
import { compareOptions } from './options.ts'
import type { StoreTerms } from './store-terms.ts'

/** The length of a category's featured list. */
const FEATURED_PRODUCTS = 8

const byText = (a: string, b: string) => a.localeCompare(b, 'en')

/**
 * (7c.6, 3.11) The store's categories, each with the filter options of its products there. `featured` lists, by
 * category, the ids of featured products (Default) and the names of featured brands (Brands).
 */
export async function listCategories(db: Database, store: StoreTerms): Promise<Categories> {
  const rows = await db
    .selectFrom('inventory')
    .innerJoin('products', 'products.id', 'inventory.product_id')
    .select(['products.id', 'category', 'subcategory', 'brand', 'strain_type', 'featured'])
    .select((values) => [
      sql<string[]>`json_agg(inventory.option)`.as('options'),
      values.fn.max('inventory.quantity').as('most'),
    ])
    .where('inventory.store_id', '=', store.store_id)
    .groupBy('products.id')
    .orderBy('products.position')
    .execute()
  const brands = await db.selectFrom('brands').select(['name', 'featured_in']).orderBy('name').execute()
  const names = [...new Set(rows.map((row) => row.category))].toSorted(byText)
  const categories = names.map((name) => {
    const mine = rows.filter((row) => row.category === name)
    const distinct = (values: readonly (string | null)[]) =>
      [...new Set(values)].filter((value) => value !== null).toSorted(byText)
    return {
      name,
      firstpage: {
        filter_options: {
          subcategory: distinct(mine.map((row) => row.subcategory)),
          brand: distinct(mine.map((row) => row.brand)),
          strain_type: distinct(mine.map((row) => row.strain_type)),
          option: [...new Set(mine.flatMap((row) => row.options))].toSorted(compareOptions),
        },
      },
    }
  })
  const featured = Object.fromEntries(
    categories.map(({ name, firstpage }) => {
      const products = rows.filter((row) => row.category === name && row.featured && row.most > 0)
      const carried = new Set(firstpage.filter_options.brand)
      const promoted = brands.filter((brand) => carried.has(brand.name) && brand.featured_in.includes(name))
      return [
        name,
        {
          Default: products.slice(0, FEATURED_PRODUCTS).map((row) => row.id),
          Brands: promoted.map((brand) => brand.name),
        },
      ]
    }),
  )
  return { categories, featured }
}

/**
 * (7c.7, 3.12) The state's specials that apply to a product of the store, whenever they start or end: the client
 * decides which are active (9c.5). `hideOutOfStock` drops those that are sold out.
 */
export async function listSpecials(db: Database, store: StoreTerms, hideOutOfStock: boolean): Promise<Special[]> {
  const rows = await db
    .selectFrom('specials')
    .select(['id', 'name', 'description', 'start_stamp', 'end_stamp', 'days', 'states'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product_specials')
          .innerJoin('inventory', 'inventory.product_id', 'product_specials.product_id')
          .select('inventory.product_id')
          .whereRef('product_specials.special_id', '=', 'specials.id')
          .where('inventory.store_id', '=', store.store_id)
          .where('inventory.quantity', '>=', hideOutOfStock ? 1 : 0),
      ),
    )
    .orderBy('position')
    .execute()
  return rows
    .filter((row) => row.states === null || row.states.includes(store.state_code))
    .map((row) => ({
      id: row.id,
      menu_display_configuration: { name: row.name, description: row.description },
      startStamp: row.start_stamp,
      endStamp: row.end_stamp,
      schedule_configuration: { days: row.days },
    }))
}
