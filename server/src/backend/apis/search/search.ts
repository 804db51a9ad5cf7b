/** Search in the shape of Algolia's REST API, one index per store and state (4f.7), over the backend's database. */
import { readIndexName } from '@leaflog/core/wire/search/search-order'
import { LRUCache } from 'lru-cache'
import type { Log, Upstream } from '../../../platform/upstream.ts'
import { json, pathSegments } from '../../../platform/upstream.ts'
import type { Database } from '../../platform/db.ts'
import { credentialsOf, opens } from '../../rules/search/keys.ts'
import type { IndexedStore } from '../../rules/search/menu.ts'
import { menuOf, storesByIndex } from '../../rules/search/menu.ts'
import { readParams } from '../../rules/search/params.ts'
import { pickAttributes } from '../../rules/search/pick.ts'
import { SearchProblem, badRequest, forbidden, notFound } from '../../rules/search/problem.ts'
import { readBatch, readBody, readSingle } from './requests.ts'
import type { IndexRequest } from './requests.ts'
import { runFacetSearch, runSearch } from '../../rules/search/run-search.ts'
import type { StoreIndex } from '../../rules/search/store-index.ts'
import { inOrder } from '../../rules/search/replicas.ts'
import { createStoreIndex } from '../../rules/search/store-index.ts'

export interface SearchOptions {
  db: Database
  /** Epoch milliseconds. */
  clock: () => number
  ids: () => string
  searchKeySecret: string
  log: Log
}

/** An index is rebuilt after this time, which bounds the age of stock, prices and today's specials. */
const freshFor = 5 * 60_000
const maxIndexes = 48

const methodNotAllowed = () => new SearchProblem(405, 'Method not allowed')

/**
 * `POST /1/indexes/*\/queries`, `POST /1/indexes/{index}/query`, `POST /1/indexes/{index}/facets/{facet}/query` and
 * `GET /1/indexes/{index}/{objectID}`. A key opens only its own store's index and its replicas; any other credentials get 403, whether
 * the index exists or not. Errors are `{ message, status }`.
 */
export const createSearch = ({ db, clock, ids, searchKeySecret, log }: SearchOptions): Upstream => {
  let stores: Promise<Map<string, IndexedStore>> | undefined
  const findStore = async (indexName: string) => {
    stores ??= storesByIndex(db)
    const loading = stores
    try {
      return (await loading).get(indexName)
    } catch (error) {
      if (stores === loading) stores = undefined
      throw error
    }
  }

  const indexes = new LRUCache<string, Promise<StoreIndex>>({
    max: maxIndexes,
    ttl: freshFor,
    ttlResolution: 0,
    perf: { now: clock },
  })
  const openIndex = async (request: Request, name: string): Promise<StoreIndex> => {
    const { indexName, order } = readIndexName(name)
    if (!opens(credentialsOf(request), searchKeySecret, indexName)) throw forbidden()
    const store = await findStore(indexName)
    if (store === undefined) throw forbidden()
    const known = indexes.get(indexName)
    if (known !== undefined) return inOrder(await known, name, order)
    const building = menuOf(db, store, clock()).then((records) => createStoreIndex(indexName, records))
    indexes.set(indexName, building)
    // The caller gets the error.
    building.catch(() => indexes.delete(indexName))
    return inOrder(await building, name, order)
  }

  const answer = async (index: StoreIndex, { facet, given }: Omit<IndexRequest, 'indexName'>) => {
    const started = clock()
    const params = readParams(given)
    const result = await (facet === undefined ? runSearch(index, params) : runFacetSearch(index, facet, params))
    const queryID = params.clickAnalytics ? { queryID: ids() } : {}
    return { ...result, ...queryID, processingTimeMS: clock() - started }
  }

  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const [one, indexesWord, indexName, ...rest] = pathSegments(url) ?? []
    if (one !== '1' || indexesWord !== 'indexes' || indexName === undefined) throw notFound('Not found')
    const post = request.method === 'POST'
    if (indexName === '*' && rest[0] === 'queries' && rest.length === 1) {
      if (!post) throw methodNotAllowed()
      const requests = readBatch(await readBody(request))
      const opened = await Promise.all(requests.map((entry) => openIndex(request, entry.indexName)))
      const results = await Promise.all(
        opened.map((index, position) => {
          const entry = requests[position]
          if (entry === undefined) throw badRequest('a request is missing')
          return answer(index, entry)
        }),
      )
      return json({ results })
    }
    const index = await openIndex(request, indexName)
    if (post && rest.length === 1 && rest[0] === 'query') {
      return json(await answer(index, { facet: undefined, given: readSingle(await readBody(request)) }))
    }
    if (post && rest.length === 3 && rest[0] === 'facets' && rest[2] === 'query') {
      return json(await answer(index, { facet: rest[1], given: readSingle(await readBody(request)) }))
    }
    if (rest.length !== 1) throw notFound('Not found')
    if (request.method !== 'GET') throw methodNotAllowed()
    const record = index.byId.get(rest[0] ?? '')
    if (record === undefined) throw notFound('ObjectID does not exist')
    const wanted = url.searchParams.get('attributesToRetrieve')
    const { attributesToRetrieve } = readParams(wanted === null ? {} : { attributesToRetrieve: wanted })
    return json(pickAttributes(record, attributesToRetrieve))
  }

  return async (request) => {
    try {
      return await handle(request)
    } catch (error) {
      if (error instanceof SearchProblem) return json({ message: error.message, status: error.status }, error.status)
      log.error({ err: error }, 'a search failed')
      return json({ message: 'Internal error', status: 500 }, 500)
    }
  }
}
