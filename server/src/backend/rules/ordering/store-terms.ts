import type { Dispensary } from '@leaflog/core/wire/content/stores'
import type { Database } from '../../platform/db.ts'
import type { PricingMode, StateTax } from '../../platform/tables/tables.ts'

/** The rules of a store and its state for a cart. */
export interface StoreTerms {
  store_id: string
  store_code: string
  store_name: string
  kind: Dispensary['kind']
  channel: Dispensary['channel']
  state_code: string
  state_name: string
  time_zone: string
  dispensary: Dispensary
  modes: Dispensary['modes']
  delivery: Dispensary['delivery']
  taxes: Record<PricingMode, readonly StateTax[]>
  serviceFee: number
  /** Null: no limits (a view has no state). */
  limits: { milligrams: number; perLine: number } | null
}

export async function loadStoreTerms(db: Database, storeId: string): Promise<StoreTerms | undefined> {
  const row = await db
    .selectFrom('stores')
    .leftJoin('state_rules', 'state_rules.state_code', 'stores.state_code')
    .select(['store_id', 'store_code', 'store_name', 'kind', 'channel', 'stores.state_code', 'state_name', 'time_zone'])
    .select('dispensary')
    .select(['taxes', 'limit_mg', 'per_line', 'service_fee'])
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  if (!row) return undefined
  const { taxes, limit_mg, per_line, service_fee, ...store } = row
  const { dispensary } = store
  return {
    ...store,
    modes: dispensary.modes,
    delivery: dispensary.delivery,
    taxes: { MEDICAL: taxes?.medical ?? [], RECREATIONAL: taxes?.recreational ?? [] },
    serviceFee: service_fee ?? 0,
    limits: limit_mg === null || per_line === null ? null : { milligrams: limit_mg, perLine: per_line },
  }
}

/**
 * Only dispensaries that shop through this API have carts: views have no counter, and commerce stores use another cart.
 */
export const takesOrders = (store: StoreTerms) => store.kind === 'dispensary' && store.channel === 'ordering'
