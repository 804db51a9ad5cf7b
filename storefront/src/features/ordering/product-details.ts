import { searchCredentials, searchProducts } from '@leaflog/core'
import { productDetails, searchIndexName, type ProductDetails } from '@leaflog/core/wire/search/search'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import type { PageContext } from '../../shared/page/context.ts'

/**
 * One product with its details from the store's search index (4f.7, 3.6); null if the index does not have it. Rejects
 * if the search service does not answer.
 */
export const readProductDetails = async (
  { http, origin }: Pick<PageContext, 'http' | 'origin'>,
  store: Dispensary,
  productId: string,
): Promise<ProductDetails | null> => {
  const credentials = await searchCredentials(http, origin, store.store_code)
  const { hits } = await searchProducts(http, origin, credentials, productDetails, undefined, {
    indexName: searchIndexName(store.store_code, store.state_name),
    params: { query: '', filters: `objectID:"${productId}"`, hitsPerPage: 1 },
  })
  return hits[0] ?? null
}
