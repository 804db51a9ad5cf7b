/** `/api/search/1/indexes/*\/queries`: the relay to the search service, shaped so that `algoliasearch/lite` works on it. */
import { z } from 'zod'
import { GatewayError } from '../errors.ts'
import { cacheKey, type Loaded, type ResponseCache } from './caching.ts'
import { PRODUCTS } from './lifetimes.ts'
import { NO_STORE, type Call, type Route } from './route.ts'
import { parseJson, type CallUpstream, type UpstreamTarget } from './upstream-call.ts'

export interface SearchOptions {
  search: UpstreamTarget
  callUpstream: CallUpstream
  cache: ResponseCache
}

const BODY_LIMIT = 64 * 1024
const MAX_REQUESTS = 32
const PATH = '/1/indexes/*/queries'

/** Only a store's menu is searched (4f.7); the parameters of a search are the search service's to judge. */
const queries = z.object({
  requests: z
    .array(z.looseObject({ indexName: z.string().regex(/^menu_[a-z0-9_]{1,100}$/) }))
    .min(1)
    .max(MAX_REQUESTS),
  strategy: z.enum(['none', 'stopIfEnoughMatches']).optional(),
})
const results = z.looseObject({ results: z.array(z.looseObject({})) })

const credentials = {
  'x-algolia-application-id': /^[A-Za-z0-9_-]{1,64}$/,
  'x-algolia-api-key': /^[A-Za-z0-9_=-]{1,512}$/,
} as const
const bodyTypes = /^(application\/json|text\/plain|application\/x-www-form-urlencoded)\s*(;|$)/i

export function searchRoute({ search, callUpstream, cache }: SearchOptions): Route {
  return {
    methods: ['POST'],
    path: '/api/search/1/indexes/*/queries',
    bodyLimit: BODY_LIMIT,
    handle: (call) => {
      const headers = { accept: 'application/json', 'content-type': 'application/json', ...credentialsOf(call) }
      const body = JSON.stringify(readQueries(call))
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
      return cache.answer(cacheKey('search', JSON.stringify(headers), body), PRODUCTS, load)
    },
  }
}

/** App id and key, from headers or, as the lite client sends them, from the query. */
function credentialsOf(call: Call): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, form] of Object.entries(credentials)) {
    const value = call.header(name) ?? call.query.get(name) ?? ''
    if (!form.test(value)) throw new GatewayError('BAD_REQUEST', name)
    found[name] = value
  }
  return found
}

function readQueries(call: Call): z.infer<typeof queries> {
  if (!bodyTypes.test(call.header('content-type') ?? 'text/plain')) throw new GatewayError('UNSUPPORTED_MEDIA_TYPE')
  try {
    return queries.parse(JSON.parse(call.body.toString('utf8')))
  } catch (error) {
    throw new GatewayError('BAD_REQUEST', 'the searches are not ones of a menu', { cause: error })
  }
}
