import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../platform/db.ts'

/**
 * Products with a store's prices and stock, in one statement. It uses few joins and plain subqueries, since planning
 * many joins costs a database more than running them. @see loadSellables
 */
export const selectSellables = (db: Database, storeCode: string) =>
  db
    .selectFrom('catalog_products as product')
    .innerJoin('stores as store', (join) => join.on('store.store_code', '=', storeCode))
    .leftJoin('catalog_products as parent', 'parent.product_id', 'product.parent_id')
    .leftJoin('catalog_stock as stock', (join) =>
      join.onRef('stock.product_id', '=', 'product.product_id').onRef('stock.store_id', '=', 'store.store_id'),
    )
    .select([
      'product.product_id',
      'product.sku',
      'product.type',
      'product.name',
      'product.url_key',
      'product.parent_id',
      'product.is_medical_only',
      'product.thc_mg',
      'product.cbd_mg',
      'product.smokable_mg',
      'product.strain_type_id',
      'product.size_id',
      'product.details',
      'store.channel',
      'parent.sku as parent_sku',
      'parent.name as parent_name',
      'parent.url_key as parent_url_key',
      'stock.quantity',
    ])
    .select((build) => {
      const label = (column: 'product.brand_id' | 'product.strain_type_id' | 'product.size_id') =>
        build
          .selectFrom('catalog_attribute_options as option')
          .select('option.label')
          .whereRef('option.option_id', '=', column)
      const size = build
        .selectFrom('catalog_attribute_options as option')
        .select('option.position')
        .whereRef('option.option_id', '=', 'product.size_id')
      return [
        label('product.brand_id').as('brand'),
        label('product.strain_type_id').as('strain_label'),
        label('product.size_id').as('size'),
        size.as('size_position'),
        jsonArrayFrom(
          build
            .selectFrom('catalog_prices as price')
            .select(['price.mode', 'price.price', 'price.special_price', 'price.special_from', 'price.special_to'])
            .whereRef('price.product_id', '=', 'product.product_id')
            .whereRef('price.state_code', '=', 'store.state_code'),
        ).as('prices'),
        build
          .selectFrom('stock_reservations as reservation')
          .select(sql<number>`coalesce(sum(reservation.quantity), 0)::int`.as('reserved'))
          .whereRef('reservation.store_id', '=', 'store.store_id')
          .whereRef('reservation.sku', '=', 'product.sku')
          .as('reserved'),
        jsonArrayFrom(
          build
            .selectFrom('catalog_product_categories as placed')
            .innerJoin('catalog_categories as category', 'category.category_id', 'placed.category_id')
            .select('category.name')
            .where('placed.product_id', '=', sql<number>`coalesce(product.parent_id, product.product_id)`)
            .orderBy('category.level')
            .orderBy('category.position'),
        ).as('categories'),
      ]
    })

export type SellableRow = Awaited<ReturnType<ReturnType<typeof selectSellables>['execute']>>[number]
