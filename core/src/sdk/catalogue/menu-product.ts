import { searchCredentials, searchProducts } from '../../domains/menu/fetch-menu.ts'
import type { Http } from '../../ports/ports.ts'
import type { Dispensary } from '../../wire/content/stores.ts'
import { type ProductDetails, productDetails, searchIndexName } from '../../wire/search/search.ts'

interface Reader {
  readonly http: Http
  /** Of the gateway, '' for the page's own. */
  readonly origin: string
}

/**
 * One product with its details from the store's search index; null if the index does not have it. Rejects
 * if the search service does not answer.
 */
export const readProductDetails = async (
  { http, origin }: Reader,
  store: Pick<Dispensary, 'store_code' | 'state_name'>,
  productId: string,
  signal?: AbortSignal,
): Promise<ProductDetails | null> => {
  const credentials = await searchCredentials(http, origin, store.store_code, signal)
  const { hits } = await searchProducts(http, origin, credentials, productDetails, signal, {
    indexName: searchIndexName(store.store_code, store.state_name),
    params: { query: '', filters: `objectID:${JSON.stringify(productId)}`, hitsPerPage: 1 },
  })
  return hits[0] ?? null
}
