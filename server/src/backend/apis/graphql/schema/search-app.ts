import type { Resolvers } from './resolvers.generated.ts'
import { searchIndexName } from '@leaflog/core/wire/search/search'
import { searchAppId, searchKey } from '../../../rules/search/keys.ts'
import { refusal } from '../../../platform/domain-error.ts'

/** (7a.22, 3.15.6) The keys with which a browser searches a store's menu. */
export const searchApp: Resolvers = {
  Query: {
    findAppByStore: async (_, { store_code }, { db, searchKeySecret }) => {
      const store = await db
        .selectFrom('stores')
        .select(['store_code', 'state_name'])
        .where('store_code', '=', store_code)
        .executeTakeFirst()
      if (store === undefined) throw refusal('SEARCH_INDEX_UNKNOWN')
      const index = searchIndexName(store.store_code, store.state_name)
      return { app_id: searchAppId, app_search_key: searchKey(searchKeySecret, index) }
    },
  },
}
