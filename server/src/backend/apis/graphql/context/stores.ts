import type { Log } from '../../../../platform/upstream.ts'
import type { Database } from '../../../platform/db.ts'

export interface CommerceStore {
  store_id: string
  store_code: string
  store_name: string
  state_code: string
  state_name: string
  time_zone: string
  position: number
}

const selectStores = (db: Database) =>
  db
    .selectFrom('stores')
    .select(['store_id', 'store_code', 'store_name', 'state_code', 'state_name', 'time_zone', 'position'])
    .orderBy('position')
    .orderBy('store_id')

/** Every store, starting with the Default view. */
export const allStores = (db: Database): Promise<CommerceStore[]> => selectStores(db).execute()

/** `fl_miami_es` and `fl_miami-es-MX` name fl_miami in another language (7a.2). */
const withoutLocale = (code: string) => code.replace(/[_-][a-z]{2}(?:[_-][A-Z]{2})?$/, '')

/**
 * The store named by a `Store` header, by its code or id, with or without a locale suffix. Without a header it is the
 * first store. (8.19) A code without a config is logged, and the first store answers.
 */
export const chooseStore = async (db: Database, log: Log, header: string | null): Promise<CommerceStore> => {
  const wanted = header?.trim() ?? ''
  const names = [wanted, withoutLocale(wanted)]
  const stores = await selectStores(db)
    .where((where) =>
      where.or([
        where('store_code', 'in', names),
        where('store_id', 'in', names),
        where(
          'position',
          '=',
          where.selectFrom('stores').select(({ fn }) => fn.min('position').as('position')),
        ),
      ]),
    )
    .execute()
  const [first] = stores
  if (first === undefined) throw new Error('there is no store')
  if (wanted === '') return first
  const named = (code: string) => stores.find((store) => store.store_code === code || store.store_id === code)
  const found = named(wanted) ?? named(withoutLocale(wanted))
  if (found === undefined) log.warn({ storeCode: wanted.slice(0, 64) }, 'No config found for store code')
  return found ?? first
}
