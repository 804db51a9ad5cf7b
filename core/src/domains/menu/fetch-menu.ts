/** A store's whole menu from the gateway: categories and specials of the ordering API, products of the search index. */
import type * as z from 'zod/mini'
import { LeaflogError } from '../../errors/errors.ts'
import { askCommerce } from '../../http/ask-commerce.ts'
import { askJson, fetchAnswer, parseAnswer } from '../../http/ask.ts'
import type { Http } from '../../ports/ports.ts'
import { findAppByStoreQuery } from '../../wire/commerce/commerce.ts'
import { categories, specials } from '../../wire/ordering/ordering.ts'
import { listedProduct, listingAttributes, searchIndexName, searchResults } from '../../wire/search/search.ts'
import type { Menu, MenuOf } from './menu.shape.ts'

const PAGE_SIZE = 1000
/** More pages than any store has: stops a search service that never ends. */
const MAX_PAGES = 20

/** Reads a store's menu without a shop. Errors: STORE_UNKNOWN, and those of the network. */
export async function fetchMenu(http: Http, gateway: string, store: MenuOf, signal?: AbortSignal): Promise<Menu> {
  const query = `storeId=${encodeURIComponent(store.storeId)}`
  const [found, offers, products] = await Promise.all([
    askJson(http, `${gateway}/api/ordering/categories?${query}`, categories, signal),
    askJson(http, `${gateway}/api/ordering/specials?${query}`, specials, signal),
    fetchProducts(http, gateway, store, signal),
  ])
  return { categories: found, specials: offers, products }
}

async function fetchProducts(http: Http, gateway: string, store: MenuOf, signal?: AbortSignal) {
  const credentials = await searchCredentials(http, gateway, store.storeCode, signal)
  const page = (number: number) =>
    searchProducts(http, gateway, credentials, listedProduct, signal, {
      indexName: searchIndexName(store.storeCode, store.stateName),
      params: { query: '', hitsPerPage: PAGE_SIZE, page: number, attributesToRetrieve: listingAttributes },
    })
  const first = await page(0)
  const rest = Array.from({ length: Math.min(first.nbPages, MAX_PAGES) - 1 }, (_, index) => page(index + 1))
  return [first, ...(await Promise.all(rest))].flatMap((result) => result.hits)
}

export interface SearchCredentials {
  readonly app_id: string
  readonly app_search_key: string
}

// 3.15.6, 7a.22
/** The key with which a store's menu is searched. Errors: STORE_UNKNOWN. */
export async function searchCredentials(
  http: Http,
  gateway: string,
  storeCode: string,
  signal?: AbortSignal,
): Promise<SearchCredentials> {
  const { findAppByStore } = await askCommerce({ http, gateway, ...(signal && { signal }) }, findAppByStoreQuery, {
    store_code: storeCode,
  })
  if (!findAppByStore) throw new LeaflogError('STORE_UNKNOWN')
  return findAppByStore
}

/** One query of one index, hits parsed by `hit`. */
export async function searchProducts<Hit extends z.ZodMiniType>(
  http: Http,
  gateway: string,
  credentials: SearchCredentials,
  hit: Hit,
  signal: AbortSignal | undefined,
  query: { indexName: string; params: Record<string, unknown> },
) {
  const request = new Request(`${gateway}/api/search/1/indexes/*/queries`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': credentials.app_id,
      'x-algolia-api-key': credentials.app_search_key,
    },
    body: JSON.stringify({ requests: [{ indexName: query.indexName, ...query.params }] }),
    ...(signal && { signal }),
  })
  const { results } = await parseAnswer(await fetchAnswer(http, request), searchResults(hit))
  const [first] = results
  if (!first) throw new LeaflogError('SERVICE_ANSWER_INVALID')
  return first
}
