/**
 * The embedded backend's tables as Kysely sees them. Money is integer cents, times are epoch milliseconds (int8, read
 * as a number on both databases), weights are milligrams. JSON columns are written as JSON text.
 */
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import type { ProductDetails, StrainType } from '@leaflog/core/wire/search/search'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CustomerAddressesTable } from './addresses.ts'
import type { CartTables } from './carts.ts'
import type { CatalogueTables } from './catalogue.ts'
import type { ContentTables } from './content.ts'
import type { DiscoverTables } from './discover.ts'
import type { CustomerTables } from './customers.ts'
import type { DoctorTables } from './doctors.ts'
import type { GiftCardAccountsTable, GiftCardEntriesTable } from './gift-cards.ts'
import type { LabResultsTable } from './lab-results.ts'
import type { LoyaltyTables } from './loyalty.ts'
import type {
  OrderCancellationsTable,
  OrderCheckoutColumns,
  OrderItemCheckoutColumns,
  OrderTasksTable,
} from './orders.ts'
import type { SearchEventsTable } from './search.ts'
import type { StoreCreditEntriesTable } from './store-credit.ts'
import type { WishlistItemsTable, WishlistsTable } from './wishlists.ts'

export type PricingMode = 'RECREATIONAL' | 'MEDICAL'

/** 3.14: `dispensary` is the whole wire object; the other columns are for queries. */
export interface StoresTable {
  store_id: string
  store_code: string
  store_name: string
  kind: Dispensary['kind']
  channel: Dispensary['channel']
  state_code: string
  state_name: string
  time_zone: string
  position: number
  dispensary: JSONColumnType<Dispensary>
  /** Identifies the last change of the menu, for live followers (migration 007). */
  menu_version: Generated<string>
}

export interface BrandsTable {
  name: string
  slug: string
  story: string
  hue: number
  featured_in: JSONColumnType<string[]>
}

export interface ProductsTable {
  id: string
  name: string
  brand: string
  category: string
  subcategory: string | null
  strain_type: StrainType | null
  menu_type: ProductDetails['menu_type']
  image: string
  featured: boolean
  position: number
  details: JSONColumnType<Pick<ProductDetails, 'description' | 'effects' | 'thc' | 'cbd' | 'terpenes' | 'lab'>>
}

/** 3.5. `special_*` are standing sale prices; those from dated specials are computed on reading. */
export interface VariantsTable {
  product_id: string
  option: string
  position: number
  price_rec: number | null
  special_price_rec: number | null
  price_med: number | null
  special_price_med: number | null
  /** Flower equivalent of one unit in milligrams, which counts toward the limit of an order. */
  limit_mg: number
}

export interface InventoryTable {
  store_id: string
  product_id: string
  option: string
  quantity: number
}

export type SpecialRule =
  | { kind: 'percent'; percent: number }
  | { kind: 'fixed'; cents: number }
  | { kind: 'mixAndMatch'; quantity: number; priceCents: number }

/** 3.12. `days` are English weekday names, empty for every day; `states` is null for every state. */
export interface SpecialsTable {
  id: string
  name: string
  description: string
  start_stamp: number
  end_stamp: number
  days: JSONColumnType<string[]>
  rule: JSONColumnType<SpecialRule>
  states: JSONColumnType<string[]> | null
  position: number
}

export interface ProductSpecialsTable {
  product_id: string
  special_id: string
}

export interface StateTax {
  name: string
  basisPoints: number
}

/** A state's rules for orders. */
export interface StateRulesTable {
  state_code: string
  taxes: JSONColumnType<{ medical: StateTax[]; recreational: StateTax[] }>
  limit_mg: number
  per_line: number
  service_fee: number
}

/** One row for each name of `Settings` (seed/settings.ts). */
export interface SettingsTable {
  name: string
  value: JSONColumnType<object>
}

export interface CartsTable {
  id: string
  store_id: string
  pricing_type: PricingMode
  rewards: number
  created_at: number
  used_at: number
  /** The order that the cart became (migration 016); null while it is a cart. */
  order_number: ColumnType<string | null, string | null | undefined>
}

export interface CartItemsTable {
  id: string
  cart_id: string
  product_id: string
  option: string
  quantity: number
  position: number
}

/** The first answer to an idempotency key, kept for 24 hours. `status` is null while the request runs. */
export interface IdempotencyTable {
  key: string
  fingerprint: string
  status: number | null
  answer: string | null
  created_at: number
}

export interface OauthNoncesTable {
  consumer_key: string
  nonce: string
  stamp: number
}

export interface OrdersTable extends OrderCheckoutColumns {
  entity_id: number
  increment_id: string
  store_id: string
  status: string
  state: string
  /** The account that placed it; null for a guest. */
  customer_id: string | null
  customer_email: string
  customer_firstname: string
  customer_lastname: string
  created_at: number
  subtotal: number
  discount: number
  shipping: number
  tax: number
  grand_total: number
}

export interface OrderItemsTable extends OrderItemCheckoutColumns {
  order_id: number
  position: number
  product_id: string
  option: string
  name: string
  quantity: number
  price: number
}

/** The hash of the seeded data, so that a second start has nothing to do. */
export interface SeedsTable {
  name: string
  hash: string
}

export interface Tables
  extends CustomerTables, LoyaltyTables, CartTables, CatalogueTables, ContentTables, DoctorTables, DiscoverTables {
  stores: StoresTable
  brands: BrandsTable
  products: ProductsTable
  variants: VariantsTable
  inventory: InventoryTable
  specials: SpecialsTable
  product_specials: ProductSpecialsTable
  state_rules: StateRulesTable
  lab_results: LabResultsTable
  settings: SettingsTable
  carts: CartsTable
  cart_items: CartItemsTable
  idempotency: IdempotencyTable
  oauth_nonces: OauthNoncesTable
  orders: OrdersTable
  order_items: OrderItemsTable
  order_tasks: OrderTasksTable
  order_cancellations: OrderCancellationsTable
  customer_addresses: CustomerAddressesTable
  store_credit_entries: StoreCreditEntriesTable
  gift_card_accounts: GiftCardAccountsTable
  gift_card_entries: GiftCardEntriesTable
  wishlists: WishlistsTable
  wishlist_items: WishlistItemsTable
  search_events: SearchEventsTable
  seeds: SeedsTable
}
