/** Several questions to a store's index in one call (4f.7), with the store's own app id and key (7a.22). */
import { LeaflogError } from '../../errors/errors.ts'
import { askCommerce } from '../../http/ask-commerce.ts'
import { fetchAnswer, parseAnswer } from '../../http/ask.ts'
import type { Http } from '../../ports/ports.ts'
import { findAppByStoreQuery } from '../../wire/commerce/commerce.ts'
import { answersOf } from '../../wire/search/search-answers.ts'
import type { StoreIndexes } from '../../rules/search/store-indexes.ts'

/** @param gateway its origin, '' for the page's own */
/**
 * A connection to the search indexes of all stores, for `findAtMenu`. It looks up a store's keys with the first search
 * and keeps them. Questions reject with `STORE_UNKNOWN` for a store without an index, `SERVICE_ANSWER_INVALID` for an
 * answer it cannot read, and as any request does if the service does not answer.
 *
 * ```ts
 * const indexes = searchIndexes(ports.http, 'https://shop.example')
 * await findAtMenu(indexes, { store, mode: 'MEDICAL', counted: false }, parseResultsQuery('q=dream'))
 * ```
 */
export function searchIndexes(http: Http, gateway: string): StoreIndexes {
  const known = new Map<string, Promise<Record<string, string>>>()

  const find = async (store_code: string) => {
    const { findAppByStore } = await askCommerce({ http, gateway }, findAppByStoreQuery, { store_code })
    if (findAppByStore === null) throw new LeaflogError('STORE_UNKNOWN')
    const { app_id, app_search_key } = findAppByStore
    return { 'x-algolia-application-id': app_id, 'x-algolia-api-key': app_search_key }
  }
  const keysOf: StoreIndexes['keysOf'] = ({ store_code }) => {
    const before = known.get(store_code)
    if (before !== undefined) return before
    const finding = find(store_code)
    known.set(store_code, finding)
    // Who asks is told.
    finding.catch(() => known.delete(store_code))
    return finding
  }

  return {
    keysOf,
    async ask(store, requests, signal) {
      const keys = await keysOf(store)
      const request = new Request(`${gateway}/api/search/1/indexes/*/queries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...keys },
        body: JSON.stringify({ requests }),
        ...(signal && { signal }),
      })
      const response = await fetchAnswer(http, request)
      // A key that is no longer good is asked for again with the next search.
      if (response.status === 403) known.delete(store.store_code)
      const { results } = await parseAnswer(response, answersOf)
      if (results.length !== requests.length) throw new LeaflogError('SERVICE_ANSWER_INVALID')
      return results
    },
  }
}
