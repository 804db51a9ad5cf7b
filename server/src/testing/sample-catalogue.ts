/** The sample's commerce catalogue for a store, for tests without a database. */
import { assembleCatalogue } from '../backend/rules/catalogue/assemble.ts'
import { viewOf, type CatalogueView } from '../backend/rules/catalogue/view.ts'
import * as rows from '../backend/seed/commerce-catalogue.ts'
import type { PricingMode } from '../backend/platform/tables/tables.ts'
import { sampleCommerce } from './sample-commerce.ts'
import { NOON, sampleStores } from './sample-shop.ts'

const stores = Object.values(sampleStores)
const stock = rows.stockRows(sampleCommerce, stores)

export const sampleCatalogue = assembleCatalogue('sample', {
  options: rows.attributeOptionRows(sampleCommerce),
  categories: rows.categoryRows(sampleCommerce),
  products: rows.productRows(sampleCommerce),
  prices: rows.priceRows(sampleCommerce),
  placed: rows.productCategoryRows(sampleCommerce),
  related: rows.relatedProductRows(sampleCommerce),
  stores: stores
    .filter(({ channel }) => channel === 'commerce')
    .map((dispensary) => ({ store_id: dispensary.store_id, state_code: dispensary.state_code, dispensary })),
  carried: stock,
})

export function sampleView(
  mode: PricingMode = 'RECREATIONAL',
  store: keyof typeof sampleStores = 'mesa',
  now = NOON,
): CatalogueView {
  const { store_id: storeId, state_code: stateCode } = sampleStores[store]
  const left = stock.filter(({ store_id }) => store_id === storeId)
  return viewOf({ catalogue: sampleCatalogue, storeId, stateCode, mode, now }, () =>
    Promise.resolve(new Map(left.map(({ product_id, quantity }) => [product_id, quantity]))),
  )
}
