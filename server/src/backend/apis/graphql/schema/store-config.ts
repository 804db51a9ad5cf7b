import type { Resolvers } from './resolvers.generated.ts'
import * as z from 'zod'
import type { Database } from '../../../platform/db.ts'
import { MAX_WISHLISTS } from '../../../rules/wishlists/problems.ts'
import { storeConfigSetting, readSetting } from '../../../platform/settings.ts'
import type { CommerceStore } from '../context/stores.ts'
import { allStores } from '../context/stores.ts'

const headerBlock = z.object({ brand: z.object({ name: z.string(), tagline: z.string() }) })

/** The brand is content (3.16.3), not code. The store's own name is the fallback. */
const readBrand = async (db: Database) => {
  const row = await db
    .selectFrom('content_blocks')
    .select('content')
    .where('identifier', '=', 'data_header')
    .where('language', '=', 'en')
    .executeTakeFirst()
  return row === undefined ? undefined : headerBlock.parse(JSON.parse(row.content)).brand
}

/** Settings that are the same for every store. */
const common = {
  locale: 'en_US',
  weight_unit: 'lbs',
  base_currency_code: 'USD',
  default_display_currency_code: 'USD',
  default_country: 'US',
  countries_with_required_region: 'US',
  optional_zip_countries: '',
  display_state_if_optional: false,
  title_prefix: '',
  title_separator: '|',
  default_keywords: '',
  category_url_suffix: '',
  product_url_suffix: '',
  catalog_default_sort_by: 'position',
  list_mode: 'grid',
  grid_per_page: 24,
  grid_per_page_values: '24,48,96',
  list_per_page: 24,
  list_per_page_values: '24,48,96',
  root_category_uid: 'Mg==',
  root_category_id: 2,
  front: 'cms',
  no_route: 'cms/noroute/index',
  configurable_thumbnail_source: 'itself',
  product_reviews_enabled: '0',
  allow_guests_to_write_product_reviews: '0',
  allow_items: '0',
  allow_order: '0',
  category_fixed_product_tax_display_setting: 'FPT_DISABLED',
  product_fixed_product_tax_display_setting: 'FPT_DISABLED',
  sales_fixed_product_tax_display_setting: 'FPT_DISABLED',
  cms_home_page: 'home',
  cms_no_route: 'no-route',
  cms_no_cookies: 'enable-cookies',
  show_cms_breadcrumbs: 1,
  use_store_in_url: false,
  minimum_password_length: '8',
  required_character_classes_number: '2',
  customer_access_token_lifetime: 24,
  create_account_confirmation: false,
  autocomplete_on_storefront: true,
  is_guest_checkout_enabled: true,
  is_one_page_checkout_enabled: true,
  minicart_display: true,
  minicart_max_items: 10,
  max_items_in_order_summary: 10,
  cart_expires_in_days: 30,
  cart_summary_display_quantity: 1,
  newsletter_enabled: true,
  contact_enabled: true,
  enable_multiple_wishlists: '1',
  maximum_number_of_wishlists: String(MAX_WISHLISTS),
} as const

const currency = {
  base_currency_code: 'USD',
  base_currency_symbol: '$',
  default_display_currency_code: 'USD',
  default_display_currency_symbol: '$',
  default_display_currecy_code: 'USD',
  default_display_currecy_symbol: '$',
  available_currency_codes: ['USD'],
  exchange_rates: [{ currency_to: 'USD', rate: 1 }],
}

interface Shared {
  settings: z.infer<typeof storeConfigSetting.schema> | undefined
  brand: Awaited<ReturnType<typeof readBrand>>
  first: CommerceStore | undefined
}

const toConfig = (store: CommerceStore, { settings, brand, first }: Shared, publicUrl: string) => {
  const base = `${publicUrl.replace(/\/+$/, '')}/`
  const name = brand?.name ?? store.store_name
  const isFirst = store.store_id === first?.store_id
  return {
    ...common,
    ...settings,
    id: Number(store.store_id),
    code: store.store_code,
    store_code: store.store_code,
    store_name: store.store_name,
    store_sort_order: store.position,
    store_group_code: store.state_code.toLowerCase(),
    store_group_name: store.state_name,
    website_id: 1,
    website_code: 'base',
    website_name: name,
    is_default_store: isFirst,
    is_default_store_group: store.state_code === first?.state_code,
    timezone: store.time_zone,
    base_url: base,
    base_link_url: base,
    base_static_url: base,
    base_media_url: `${base}media/`,
    secure_base_url: base,
    secure_base_link_url: base,
    secure_base_static_url: base,
    secure_base_media_url: `${base}media/`,
    default_title: name,
    title_suffix: name,
    default_description: brand?.tagline ?? '',
    logo_alt: name,
    welcome: brand?.tagline ?? '',
    copyright: name,
  }
}

/** The parent of `StoreConfig` resolvers. */
export type StoreConfigView = ReturnType<typeof toConfig>

const readShared = async (db: Database): Promise<Shared & { stores: CommerceStore[] }> => {
  const [settings, brand, stores] = await Promise.all([
    readSetting(db, storeConfigSetting),
    readBrand(db),
    allStores(db),
  ])
  return { settings, brand, stores, first: stores[0] }
}

/** (7a.13, 3.13) Settings of the store in the `Store` header, and of every store. */
export const storeConfig: Resolvers = {
  Query: {
    currency: () => currency,
    storeConfig: async (_, _args, { db, publicUrl, store }) => toConfig(await store(), await readShared(db), publicUrl),
    availableStores: async (_, { useCurrentGroup }, { db, publicUrl, store }) => {
      const [current, shared] = await Promise.all([store(), readShared(db)])
      return shared.stores
        .filter((other) => useCurrentGroup !== true || other.state_code === current.state_code)
        .map((other) => toConfig(other, shared, publicUrl))
    },
  },
}
