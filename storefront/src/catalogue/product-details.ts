import { findAppByStoreQuery, graphqlAnswer } from '@leaflog/core/wire/commerce'
import { productDetails, searchIndexName, searchResults, type ProductDetails } from '@leaflog/core/wire/search'
import type { Dispensary } from '@leaflog/core/wire/stores'
import type { PageContext } from '../context.ts'

type Reader = Pick<PageContext, 'http' | 'origin'>

/** The store's search credentials (7a.22), or null. */
const readCredentials = async ({ http, origin }: Reader, store: Dispensary) => {
  const address = new URL('/api/graphql', origin)
  address.searchParams.set('query', findAppByStoreQuery.query)
  address.searchParams.set('operationName', findAppByStoreQuery.operationName)
  address.searchParams.set('variables', JSON.stringify({ store_code: store.store_code }))
  const answer = await http(new Request(address, { headers: { accept: 'application/json' } }))
  return graphqlAnswer(findAppByStoreQuery.result).parse(await answer.json()).data?.findAppByStore ?? null
}

/**
 * One product with all that a store's search index knows of it (4f.7, 3.6); null where the index has no such product.
 * Rejects when the search service does not answer.
 */
export const readProductDetails = async (
  reader: Reader,
  store: Dispensary,
  productId: string,
): Promise<ProductDetails | null> => {
  const app = await readCredentials(reader, store)
  if (app === null) return null
  const answer = await reader.http(
    new Request(new URL('/api/search/1/indexes/*/queries', reader.origin), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': app.app_id,
        'x-algolia-api-key': app.app_search_key,
      },
      body: JSON.stringify({
        requests: [
          {
            indexName: searchIndexName(store.store_code, store.state_name),
            query: '',
            filters: `objectID:"${productId}"`,
            hitsPerPage: 1,
          },
        ],
      }),
    }),
  )
  if (!answer.ok) throw new Error(`The search service answered ${answer.status}.`)
  const { results } = searchResults(productDetails).parse(await answer.json())
  return results[0]?.hits[0] ?? null
}
