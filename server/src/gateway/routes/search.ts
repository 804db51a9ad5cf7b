/** `/api/search/1/indexes/*\/queries`: the relay to the search service, shaped so that `algoliasearch/lite` works on it. */
import { z } from 'zod'
import { GatewayError } from '../../platform/errors.ts'
import { algoliaProblem, bodyOf, credentialsOf } from './algolia.ts'
import { cacheKey, type Loaded, type ResponseCache } from '../cache/caching.ts'
import { PRODUCTS } from '../http/lifetimes.ts'
import { NO_STORE, type Call, type Route } from '../http/route.ts'
import { parseJson, type CallUpstream, type UpstreamTarget } from '../http/upstream-call.ts'

export interface SearchOptions {
  search: UpstreamTarget
  callUpstream: CallUpstream
  cache: ResponseCache
}

const BODY_LIMIT = 64 * 1024
const MAX_REQUESTS = 32
const PATH = '/1/indexes/*/queries'

/** Only a store's menu can be searched (4f.7); the search service validates the parameters. */
const queries = z.object({
  requests: z
    .array(z.looseObject({ indexName: z.string().regex(/^menu_[a-z0-9_]{1,100}$/) }))
    .min(1)
    .max(MAX_REQUESTS),
  strategy: z.enum(['none', 'stopIfEnoughMatches']).optional(),
})
const results = z.looseObject({ results: z.array(z.looseObject({})) })

/** Whether a search gets an id for events on its results (7d.3). */
const countsClicks = (request: Record<string, unknown>): boolean => {
  const { clickAnalytics, params } = request
  return (
    clickAnalytics === true ||
    clickAnalytics === 'true' ||
    (typeof params === 'string' && /(?:^|&)clickAnalytics=true(?:&|$)/.test(params)) ||
    (typeof params === 'object' && params !== null && 'clickAnalytics' in params && params.clickAnalytics === true)
  )
}

export function searchRoute({ search, callUpstream, cache }: SearchOptions): Route {
  return {
    methods: ['POST'],
    path: '/api/search/1/indexes/*/queries',
    bodyLimit: BODY_LIMIT,
    problem: algoliaProblem,
    handle: (call) => {
      const headers = { accept: 'application/json', 'content-type': 'application/json', ...credentialsOf(call) }
      const asked = readQueries(call)
      const body = JSON.stringify(asked)
      const load = async (): Promise<Loaded> => {
        const upstream = await callUpstream(search, { method: 'POST', path: PATH, headers, body })
        const value = parseJson(upstream)
        const found = upstream.status === 200 && results.safeParse(value).success
        if (upstream.status === 200 && !found) throw new GatewayError('UPSTREAM_UNEXPECTED')
        return {
          shareable: found && upstream.header('set-cookie') === undefined,
          answer: {
            status: upstream.status,
            headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': NO_STORE },
            body: upstream.body,
          },
        }
      }
      // A query's id belongs to one visitor: sharing it would count several visitors as one.
      if (asked.requests.some(countsClicks)) return load().then(({ answer }) => answer)
      return cache.answer(cacheKey('search', JSON.stringify(headers), body), PRODUCTS, load)
    },
  }
}

function readQueries(call: Call): z.infer<typeof queries> {
  try {
    return queries.parse(bodyOf(call))
  } catch (error) {
    if (error instanceof GatewayError) throw error
    throw new GatewayError('BAD_REQUEST', { detail: 'the searches are not ones of a menu' }, { cause: error })
  }
}
