/**
 * The tables of the commerce channel's catalogue (migration 004). Money is integer cents, times are epoch milliseconds,
 * potencies milligrams.
 */
import type { JSONColumnType, Generated } from 'kysely'
import type { PricingMode } from './tables.ts'

export type ProductType = 'simple' | 'virtual' | 'configurable' | 'bundle' | 'giftcard'
export type AttributeCode = 'brand' | 'strain_type' | 'size'

/** One value of a select attribute. `swatch`: a color as `#rrggbb`, or text. */
export interface AttributeOptionsTable {
  option_id: number
  attribute_code: AttributeCode
  label: string
  position: number
  swatch: string | null
}

export interface CategoryDetails {
  description: string
  displayMode: 'PRODUCTS' | 'PAGE' | 'PRODUCTS_AND_PAGE'
  /** Path of a picture, such as `/products/flower/p10001.jpg`. */
  image: string | null
  metaTitle: string
  metaDescription: string
  metaKeywords: string
  /** What is said in other languages, by language; databases before it have none until their next seed. */
  translations?: Readonly<Record<string, { description: string; metaDescription: string }>>
}

/** 3.10. The root has level 1 and no parent; `url_path` is the keys below the root, joined by slashes. */
export interface CategoriesTable {
  category_id: number
  parent_id: number | null
  name: string
  url_key: string
  url_path: string
  level: number
  position: number
  details: JSONColumnType<CategoryDetails>
}

/** 3.7.3. `price`: cents if `priceType` is FIXED, percent of the bundle's price if PERCENT, 0 if DYNAMIC. */
export interface BundleOptionDetails {
  id: number
  sku: string
  quantity: number
  isDefault: boolean
  canChangeQuantity: boolean
  price: number
  priceType: 'FIXED' | 'PERCENT' | 'DYNAMIC'
}

export interface BundleItemDetails {
  id: number
  title: string
  required: boolean
  type: 'select' | 'radio' | 'checkbox' | 'multi'
  options: BundleOptionDetails[]
}

/** 3.7.3. A bundle with a dynamic price costs the sum of its chosen options; others have their own price. */
export interface BundleDetails {
  dynamicPrice: boolean
  dynamicSku: boolean
  dynamicWeight: boolean
  priceView: 'PRICE_RANGE' | 'AS_LOW_AS'
  shipItems: 'TOGETHER' | 'SEPARATELY'
  items: BundleItemDetails[]
}

/** 3.7.2. Amounts in cents; `lifetime` in days, 0 for no expiry. */
export interface GiftCardDetails {
  type: 'VIRTUAL' | 'PHYSICAL' | 'COMBINED'
  amounts: number[]
  allowOpenAmount: boolean
  openAmountMin: number | null
  openAmountMax: number | null
  isRedeemable: boolean
  lifetime: number
  allowMessage: boolean
  messageMaxLength: number
}

export interface Potency {
  min: number
  max: number
  unit: '%' | 'mg'
}

/** A variant's texts, effects and terpenes are empty; its parent has them. */
export interface ProductDetails {
  /** HTML */
  shortDescription: string
  /** HTML */
  description: string
  metaTitle: string
  metaKeyword: string
  metaDescription: string
  thc: Potency | null
  cbd: Potency | null
  effects: string[]
  terpenes: { name: string; percent: number }[]
  batch: string | null
  consumptionForms: string[]
  /** Ordered by position; the first is the thumbnail. */
  pictures: { path: string; label: string }[]
  bundle: BundleDetails | null
  giftCard: GiftCardDetails | null
}

/**
 * 3.7. `parent_id` is set on the variants of a configurable product, which differ by `size_id`. Products without a
 * parent are listed. `*_mg` is what one unit counts toward the limits of an order (3.4.5); a parent counts nothing.
 */
export interface CatalogProductsTable {
  product_id: number
  sku: string
  parent_id: number | null
  type: ProductType
  name: string
  url_key: string
  brand_id: number | null
  strain_type_id: number | null
  size_id: number | null
  is_medical_only: boolean
  thc_mg: number
  cbd_mg: number
  smokable_mg: number
  position: number
  details: JSONColumnType<ProductDetails>
}

/**
 * A row exists only if the state's stores sell the product in that mode. Configurable products and bundles with a
 * dynamic price have none; gift cards cost the chosen amount and have rows with price 0. The special price applies from
 * `special_from` to `special_to`, both included; null has no end.
 */
export interface CatalogPricesTable {
  product_id: number
  state_code: string
  mode: PricingMode
  price: number
  special_price: number | null
  special_from: number | null
  special_to: number | null
}

/** A row exists only if the store carries the product. Configurable products and bundles have none. */
export interface CatalogStockTable {
  store_id: string
  product_id: number
  quantity: number
}

export interface CatalogProductCategoriesTable {
  product_id: number
  category_id: number
}

export interface CatalogRelatedProductsTable {
  product_id: number
  related_id: number
  position: number
}

/**
 * The salable quantity is the stock plus the sum of these rows: placing an order writes a negative quantity for each
 * sku.
 */
export interface StockReservationsTable {
  reservation_id: Generated<number>
  store_id: string
  sku: string
  quantity: number
  order_number: string
  created_at: number
}

export interface CatalogueTables {
  catalog_attribute_options: AttributeOptionsTable
  catalog_categories: CategoriesTable
  catalog_products: CatalogProductsTable
  catalog_prices: CatalogPricesTable
  catalog_stock: CatalogStockTable
  catalog_product_categories: CatalogProductCategoriesTable
  catalog_related_products: CatalogRelatedProductsTable
  stock_reservations: StockReservationsTable
}
