import { searchIndexName } from '@leaflog/core/wire/search'
import { searchAppId, searchKey } from '../../../rules/search/keys.ts'
import type { CommerceContext } from '../context/context.ts'
import { refusal } from '../../../platform/domain-error.ts'

/** (7a.22, 3.15.6) What a browser needs to search a store's menu. */
export const searchApp = {
  typeDefs: /* GraphQL */ `
    type Query {
      "Credentials that open the search index of one store, and no other."
      findAppByStore(store_code: String!): SearchApp
    }

    type SearchApp {
      app_id: String!
      app_search_key: String!
    }
  `,
  resolvers: {
    Query: {
      findAppByStore: async (
        _: unknown,
        { store_code }: { store_code: string },
        { db, searchKeySecret }: CommerceContext,
      ) => {
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
  },
}
