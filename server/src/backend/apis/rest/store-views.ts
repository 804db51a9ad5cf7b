/** Stores in the shape of Adobe Commerce's REST API. */
import type { Database } from '../../platform/db.ts'

const stores = (db: Database) =>
  db
    .selectFrom('stores')
    .select(['store_id', 'store_code', 'store_name', 'time_zone', 'dispensary'])
    .orderBy('position')
    .execute()

/** `store/storeViews`: every view, with its dispensary (3.14) in `extension_attributes`. */
export async function listStoreViews(db: Database) {
  return (await stores(db)).map((store) => ({
    id: Number(store.store_id),
    code: store.store_code,
    name: store.store_name,
    website_id: 1,
    store_group_id: 1,
    is_active: 1,
    extension_attributes: store.dispensary,
  }))
}

/** `store/storeConfigs`: the settings of every view, or of the given codes. */
export async function listStoreConfigs(db: Database, baseUrl: string, codes: readonly string[]) {
  return (await stores(db))
    .filter((store) => codes.length === 0 || codes.includes(store.store_code))
    .map((store) => ({
      id: Number(store.store_id),
      code: store.store_code,
      website_id: 1,
      locale: 'en_US',
      base_currency_code: 'USD',
      default_display_currency_code: 'USD',
      timezone: store.time_zone,
      weight_unit: 'lbs',
      base_url: baseUrl,
      secure_base_url: baseUrl,
      base_media_url: `${baseUrl}media/`,
      secure_base_media_url: `${baseUrl}media/`,
    }))
}
