/** The store of a cart. */
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import type { Database } from '../../platform/db.ts'
import type { PricingMode, StateTax } from '../../platform/tables/tables.ts'
import { refusal } from '../../platform/domain-error.ts'

/** The rules of a store and its state for a cart. */
export interface CartStore {
  storeId: string
  storeCode: string
  storeName: string
  stateCode: string
  stateName: string
  timeZone: string
  modes: Dispensary['modes']
  dispensary: Dispensary
  taxes: Record<PricingMode, readonly StateTax[]>
  /** The maximum quantity of one line; null if the state sets none. */
  perLine: number | null
}

const selectCartStores = (db: Database) =>
  db
    .selectFrom('stores')
    .leftJoin('state_rules', 'state_rules.state_code', 'stores.state_code')
    .select(['store_id', 'store_code', 'store_name', 'stores.state_code', 'state_name', 'time_zone', 'dispensary'])
    .select(['taxes', 'per_line'])
    .where('kind', '=', 'dispensary')
    .where('channel', '=', 'commerce')
    .orderBy('position')

type CartStoreRow = Awaited<ReturnType<ReturnType<typeof selectCartStores>['execute']>>[number]

const cartStoreOf = (row: CartStoreRow): CartStore => ({
  storeId: row.store_id,
  storeCode: row.store_code,
  storeName: row.store_name,
  stateCode: row.state_code,
  stateName: row.state_name,
  timeZone: row.time_zone,
  modes: row.dispensary.modes,
  dispensary: row.dispensary,
  taxes: { MEDICAL: row.taxes?.medical ?? [], RECREATIONAL: row.taxes?.recreational ?? [] },
  perLine: row.per_line,
})

/**
 * The first of these stores (ids in order of preference) that takes orders of this channel; without ids, the channel's
 * first store, so that a client that names none can shop. @throws CartProblem NO_STORE
 */
export async function chooseCartStore(db: Database, wanted: readonly (string | null)[]): Promise<CartStore> {
  const ids = wanted.filter((id) => id !== null)
  const found = ids.length === 0 ? [] : await selectCartStores(db).where('store_id', 'in', ids).execute()
  const row =
    ids.map((id) => found.find((one) => one.store_id === id)).find((one) => one !== undefined) ??
    (await selectCartStores(db).limit(1).executeTakeFirst())
  if (!row) throw refusal('NO_STORE')
  return cartStoreOf(row)
}

/** Stores of a state that take orders of this channel, in listing order. */
export const cartStoresOf = async (db: Database, stateCode: string | null): Promise<CartStore[]> =>
  (
    await selectCartStores(db)
      .$if(stateCode !== null, (query) => query.where('stores.state_code', '=', stateCode))
      .execute()
  ).map(cartStoreOf)
