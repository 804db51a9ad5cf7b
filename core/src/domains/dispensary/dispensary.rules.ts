import type { Dispensary } from '../../wire/content/stores.ts'
import type { ShoppingMode } from './dispensary.events.ts'

/** Without a choice the menu is shown as RECREATIONAL. */
export const DEFAULT_MODE: ShoppingMode = 'RECREATIONAL'
/** The store_id cookie, in days. */
export const STORE_COOKIE_DAYS = 365

/** A choice as storage keeps it; what is missing is empty. */
export type Remembered = {
  storeId: string
  storeCode: string
  storeName: string
  stateName: string
  sapId: string
  mode: ShoppingMode
  deliveryCode: string | null
}

export const remembered = (choice: {
  readonly chosen: Dispensary | null
  readonly mode: ShoppingMode
  readonly deliveryCode: string | null
}): Remembered => ({
  storeId: choice.chosen?.store_id ?? '',
  storeCode: choice.chosen?.store_code ?? '',
  storeName: choice.chosen?.store_name ?? '',
  stateName: choice.chosen?.state_name ?? '',
  sapId: choice.chosen?.sap_id ?? '',
  mode: choice.mode,
  deliveryCode: choice.deliveryCode,
})

/** The dispensary with a store code, e.g. `fl_miami`; undefined for a store view and for an unknown code. */
export const dispensaryOf = (stores: readonly Dispensary[], storeCode: string): Dispensary | undefined =>
  stores.find(({ kind, store_code }) => kind === 'dispensary' && store_code === storeCode)

/** The store's delivery code; null if it does not deliver. */
export const deliveryOf = (dispensary: Dispensary): string | null => dispensary.delivery?.code ?? null
