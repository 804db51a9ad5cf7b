/** The fixtures as rows of the backend's tables, in foreign key order. */
import type {
  AgeGateEntry,
  Brand,
  CatalogueProduct,
  CommerceCatalogue,
  CommerceCheckout,
  ContentBlock,
  ContentPage,
  Country,
  Dispensary,
  Doctor,
  LabReport,
  OrderLimit,
  OrderingCheckout,
  RewardsProgramme,
  SampleCustomer,
  AssortmentEntry,
  SpecialOffer,
  StoreConfig,
  TaxRules,
  ZipArea,
  ZipCentroid,
} from '@leaflog/fixtures'
import type { Tables } from '../platform/tables/tables.ts'
import * as commerce from './commerce-catalogue.ts'
import { customerOrders } from './customer-orders.ts'
import { addressRows, customerRows, ledgerRows, medicalInfoRows } from './customer-rows.ts'
import { creditRows, giftCardRows } from './money-rows.ts'
import { doctorRows, labResultRows } from './places-rows.ts'
import { discoverRows, type DiscoverData } from './discover-rows.ts'
import { sampleOrders } from './sample-orders.ts'
import { serviceFees } from './service-fees.ts'
import { wishlistItemRows, wishlistRows } from './wishlist-rows.ts'
import { brandRow, contentPageRows } from './content-rows.ts'
import type { Settings } from './settings.ts'

/** The data that the seed needs from @leaflog/fixtures. */
export interface SeedData {
  dispensaries: readonly Dispensary[]
  brands: readonly Brand[]
  specials: readonly SpecialOffer[]
  catalogue: readonly CatalogueProduct[]
  assortment: (store: Dispensary) => readonly AssortmentEntry[]
  taxRules: Readonly<Record<string, TaxRules>>
  orderLimits: Readonly<Record<string, OrderLimit>>
  ageGateConfig: readonly AgeGateEntry[]
  ageGateConfigEs: readonly AgeGateEntry[]
  content: { blocks: readonly ContentBlock[]; pages: readonly ContentPage[]; contact: { email: string } }
  countries: readonly Country[]
  storeConfig: StoreConfig
  zipCentroids: readonly ZipCentroid[]
  zipAreas: readonly ZipArea[]
  doctors: readonly Doctor[]
  labReports: readonly LabReport[]
  customers: readonly SampleCustomer[]
  rewardsProgramme: RewardsProgramme
  commerceCatalogue: CommerceCatalogue
  commerceCheckout: CommerceCheckout
  orderingCheckout: OrderingCheckout
  discover: DiscoverData
}

export interface SeedTable {
  name: keyof Tables
  /** The primary key's columns. */
  key: readonly string[]
  rows: readonly object[]
  /** How a changed seed treats existing rows: updates them, replaces them, or leaves them alone. */
  onChange: 'merge' | 'replace' | 'keep'
  /**
   * Rows are written only if their owner exists: somebody may have taken a sample customer's email before the sample
   * was added.
   */
  belongsTo?: { column: string; table: keyof Tables; key: string }
}

/** @param passwordHashes of every password of `data.customers`, by the password */
export function seedTables(data: SeedData, passwordHashes: ReadonlyMap<string, string>): SeedTable[] {
  const merge = (name: keyof Tables, key: readonly string[], rows: readonly object[]): SeedTable => ({
    name,
    key,
    rows,
    onChange: 'merge',
  })
  const products = new Map(data.catalogue.map((product) => [product.id, product]))
  const sources = { ...data, stores: data.dispensaries, products }
  const placed = sampleOrders(sources)
  const own = customerOrders(data.customers, sources)
  const keep = (name: keyof Tables, key: readonly string[], rows: readonly object[]): SeedTable => ({
    name,
    key,
    rows,
    onChange: 'keep',
  })
  const keepOfCustomers = (name: keyof Tables, key: readonly string[], rows: readonly object[]): SeedTable => ({
    ...keep(name, key, rows),
    belongsTo: { column: 'customer_id', table: 'customers', key: 'id' },
  })
  const found = discoverRows(data.discover)
  return [
    merge('blog_topics', ['code', 'language'], found.topics),
    merge('blog_posts', ['slug', 'language'], found.posts),
    merge('outreach_events', ['id', 'language'], found.events),
    merge('stores', ['store_id'], data.dispensaries.map(storeRow)),
    merge('brands', ['name'], data.brands.map(brandRow)),
    merge('products', ['id'], data.catalogue.map(productRow)),
    merge('variants', ['product_id', 'option'], data.catalogue.flatMap(variantRows)),
    merge('specials', ['id'], data.specials.map(specialRow)),
    merge('product_specials', ['product_id', 'special_id'], data.catalogue.flatMap(productSpecialRows)),
    merge('state_rules', ['state_code'], stateRows(data)),
    merge('content_blocks', ['identifier', 'language'], data.content.blocks),
    merge('content_pages', ['identifier', 'language'], contentPageRows(data.content.pages)),
    merge('doctors', ['id'], doctorRows(data.doctors)),
    merge('zip_areas', ['prefix'], data.zipAreas),
    merge('lab_results', ['batch', 'product_id'], labResultRows(data.labReports)),
    merge('settings', ['name'], settingRows(data)),
    {
      name: 'inventory',
      key: [],
      rows: data.dispensaries.flatMap((store) => inventoryRows(store, data)),
      onChange: 'replace',
    },
    ...catalogueTables(data),
    keep('orders', ['entity_id'], [...placed.orders, ...own.orders]),
    keep('order_items', ['order_id', 'position'], [...placed.items, ...own.items]),
    keep('customers', ['id'], customerRows(data.customers, passwordHashes)),
    keepOfCustomers('customer_addresses', ['id'], addressRows(data)),
    keepOfCustomers('wishlists', ['id'], wishlistRows(data.customers)),
    {
      ...keep('wishlist_items', ['id'], wishlistItemRows(data.customers)),
      belongsTo: { column: 'wishlist_id', table: 'wishlists', key: 'id' },
    },
    keepOfCustomers('medical_infos', ['id'], medicalInfoRows(data.customers)),
    keepOfCustomers('loyalty_ledger', ['customer_id', 'id'], ledgerRows(data.customers, own.counted)),
    keepOfCustomers('store_credit_entries', ['customer_id', 'id'], creditRows(data.commerceCheckout)),
    keep('gift_card_accounts', ['code_hash'], giftCardRows(data.commerceCheckout)),
  ]
}

/** Rows that depend on the catalogue of the commerce channel; carts refer to its products by sku. */
function catalogueTables({ commerceCatalogue, dispensaries }: SeedData): SeedTable[] {
  const table = (
    name: keyof Tables,
    key: readonly string[],
    rows: readonly object[],
    onChange: SeedTable['onChange'],
  ): SeedTable => ({ name, key, rows, onChange })
  return [
    table('catalog_attribute_options', ['option_id'], commerce.attributeOptionRows(commerceCatalogue), 'merge'),
    table('catalog_categories', ['category_id'], commerce.categoryRows(commerceCatalogue), 'merge'),
    table('catalog_products', ['product_id'], commerce.productRows(commerceCatalogue), 'merge'),
    table('catalog_prices', [], commerce.priceRows(commerceCatalogue), 'replace'),
    table('catalog_product_categories', [], commerce.productCategoryRows(commerceCatalogue), 'replace'),
    table('catalog_related_products', [], commerce.relatedProductRows(commerceCatalogue), 'replace'),
    table('catalog_stock', [], commerce.stockRows(commerceCatalogue, dispensaries), 'replace'),
  ]
}

function storeRow(store: Dispensary, position: number) {
  const { store_id, store_code, store_name, kind, channel, state_code, state_name, time_zone } = store
  const dispensary = store
  return { store_id, store_code, store_name, kind, channel, state_code, state_name, time_zone, position, dispensary }
}

function productRow(product: CatalogueProduct, position: number) {
  const { id, name, brand, category, subcategory, strain_type, menu_type, image, featured } = product
  const { description, effects, thc, cbd, terpenes, lab } = product
  const details = { description, effects, thc, cbd, terpenes, lab }
  return { id, name, brand, category, subcategory, strain_type, menu_type, image, featured, position, details }
}

/**
 * The sale prices of a product with specials depend on the day, so only a product without specials stores the sale
 * prices of its variants.
 */
function variantRows(product: CatalogueProduct) {
  const standing = product.special_ids.length === 0
  return product.variants.map((variant, position) => ({
    product_id: product.id,
    option: variant.option,
    position,
    price_rec: variant.priceRec,
    special_price_rec: standing ? variant.specialPriceRec : null,
    price_med: variant.priceMed,
    special_price_med: standing ? variant.specialPriceMed : null,
    limit_mg: Math.round((product.perOrderUnits[variant.option] ?? 0) * 1000),
  }))
}

function specialRow(special: SpecialOffer, position: number) {
  const { id, name, description, startStamp, endStamp, days, rule, states } = special
  return {
    id,
    name,
    description,
    start_stamp: startStamp,
    end_stamp: endStamp,
    days,
    rule,
    states: states ?? null,
    position,
  }
}

const productSpecialRows = (product: CatalogueProduct) =>
  [...new Set(product.special_ids)].map((special_id) => ({ product_id: product.id, special_id }))

function stateRows({ taxRules, orderLimits }: SeedData) {
  return Object.entries(orderLimits).map(([state_code, limit]) => ({
    state_code,
    taxes: taxRules[state_code] ?? { medical: [], recreational: [] },
    limit_mg: Math.round(limit.units * 1000),
    per_line: limit.perLine,
    service_fee: serviceFees[state_code] ?? 0,
  }))
}

function settingRows(data: SeedData) {
  const { giftCards: _giftCards, storeCredit: _storeCredit, ...checkout } = data.commerceCheckout
  const settings: Settings = {
    age_gate: data.ageGateConfig,
    age_gate_es: data.ageGateConfigEs,
    contact: data.content.contact,
    countries: data.countries,
    store_config: data.storeConfig,
    zip_centroids: data.zipCentroids,
    rewards_programme: data.rewardsProgramme,
    commerce_checkout: checkout,
    ordering_checkout: data.orderingCheckout,
  }
  return Object.entries<object>({ ...settings }).map(([name, value]) => ({ name, value }))
}

const inventoryRows = (store: Dispensary, { assortment }: SeedData) =>
  assortment(store).flatMap(({ productId, stock }) =>
    Object.entries(stock).map(([option, quantity]) => ({
      store_id: store.store_id,
      product_id: productId,
      option,
      quantity,
    })),
  )
