import { sql } from 'kysely'
import type { Database } from '../db.ts'
import type { PricingMode } from '../tables.ts'

export interface Place {
  storeCode: string
  mode: PricingMode
}

/** One statement's worth of products with what a store asks and has of them. @see loadSellables */
export const selectSellables = (db: Database, { storeCode, mode }: Place) =>
  db
    .selectFrom('catalog_products as product')
    .innerJoin('stores as store', (join) => join.on('store.store_code', '=', storeCode))
    .leftJoin('catalog_products as parent', 'parent.product_id', 'product.parent_id')
    .leftJoin('catalog_attribute_options as brand', 'brand.option_id', 'product.brand_id')
    .leftJoin('catalog_attribute_options as strain', 'strain.option_id', 'product.strain_type_id')
    .leftJoin('catalog_attribute_options as size', 'size.option_id', 'product.size_id')
    .leftJoin('catalog_prices as price', (join) =>
      join
        .onRef('price.product_id', '=', 'product.product_id')
        .onRef('price.state_code', '=', 'store.state_code')
        .on('price.mode', '=', mode),
    )
    .leftJoin('catalog_prices as other', (join) =>
      join
        .onRef('other.product_id', '=', 'product.product_id')
        .onRef('other.state_code', '=', 'store.state_code')
        .on('other.mode', '<>', mode),
    )
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
      'product.size_id',
      'product.details',
      'store.channel',
      'parent.sku as parent_sku',
      'parent.name as parent_name',
      'parent.url_key as parent_url_key',
      'brand.label as brand',
      'strain.option_id as strain_id',
      'strain.label as strain_label',
      'size.label as size',
      'stock.quantity',
    ])
    .select(['price.price', 'price.special_price', 'price.special_from', 'price.special_to'])
    .select([
      'other.price as other_price',
      'other.special_price as other_special_price',
      'other.special_from as other_special_from',
      'other.special_to as other_special_to',
    ])
    .select((build) => [
      build
        .selectFrom('stock_reservations as reservation')
        .select(sql<number>`coalesce(sum(reservation.quantity), 0)::int`.as('reserved'))
        .whereRef('reservation.store_id', '=', 'store.store_id')
        .whereRef('reservation.sku', '=', 'product.sku')
        .as('reserved'),
      build
        .selectFrom('catalog_product_categories as placed')
        .innerJoin('catalog_categories as category', 'category.category_id', 'placed.category_id')
        .select(
          sql<string[]>`coalesce(json_agg(category.name order by category.level, category.position), '[]'::json)`.as(
            'names',
          ),
        )
        .where('placed.product_id', '=', sql<number>`coalesce(product.parent_id, product.product_id)`)
        .as('category_names'),
    ])
    .orderBy('product.parent_id')
    .orderBy('size.position')
    .orderBy('product.product_id')

export type SellableRow = Awaited<ReturnType<ReturnType<typeof selectSellables>['execute']>>[number]
