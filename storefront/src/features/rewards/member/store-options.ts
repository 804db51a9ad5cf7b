import type { PageContext } from '../../../shared/page/context.ts'
import { readDispensaries } from '../../../shared/page/read-content.ts'
import { without } from '../../../shared/page/report-unexpected.ts'

/** The fields of a dispensary that a select needs. */
export type StoreOption = { code: string; name: string; city: string; state: string }

/** Every dispensary by city, for a loader; none without an answer. */
export const readStoreOptions = async (
  context: Pick<PageContext, 'http' | 'origin' | 'shop'>,
): Promise<StoreOption[]> => {
  const stores = await readDispensaries(context).catch(without([], context, 'STORES_NOT_READ'))
  return stores
    .map(({ store_code, store_name, city, state_code }) => ({
      code: store_code,
      name: store_name,
      city,
      state: state_code,
    }))
    .toSorted((a, b) => a.city.localeCompare(b.city, 'en') || a.name.localeCompare(b.name, 'en'))
}

/** The dispensaries of a state, plus the saved one; without a state, all. */
export const storesFor = (stores: readonly StoreOption[], state: string, saved: string): StoreOption[] =>
  stores.filter((store) => state === '' || store.state === state || store.code === saved)
