/** The signed REST API (7b.1): /rest/{storeCode}/{version}/{endpoint}, for server-side clients. Read-only. */
import { json, pathSegments, type Log, type Upstream } from '../../../platform/upstream.ts'
import type { Database } from '../../platform/db.ts'
import { spendNonce } from './nonces.ts'
import { verifyOAuth1 } from './oauth1-verify.ts'
import { findOrder, searchOrders } from './orders.ts'
import { readSearchCriteria } from './search-criteria.ts'
import { listStoreConfigs, listStoreViews } from './store-views.ts'

export interface RestOptions {
  db: Database
  clock: () => number
  consumer: { key: string; secret: string }
  publicUrl: string
  log: Log
}

/** An error in Adobe Commerce's shape. */
const failure = (status: number, message: string, parameters?: object) =>
  json(parameters ? { message, parameters } : { message }, status)

const noRoute = () => failure(404, 'No route of this API matches the request.')

/**
 * Answers GET `store/storeViews`, `store/storeConfigs`, `orders?searchCriteria…` and `orders/{id}`, for version V1 and
 * any known store code. Without a valid OAuth1 signature every request gets the same 401.
 */
export function createRest(options: RestOptions): Upstream {
  const { db, clock, consumer, log } = options
  const origin = new URL(options.publicUrl).origin

  async function isSigned(request: Request, url: URL): Promise<boolean> {
    const now = Math.floor(clock() / 1000)
    const signed = { method: request.method, url, authorization: request.headers.get('authorization') }
    const verified = verifyOAuth1(signed, consumer, now)
    return verified !== undefined && (await spendNonce(db, verified, now))
  }

  async function respond(request: Request): Promise<Response> {
    const asked = new URL(request.url)
    const url = new URL(`${origin}${asked.pathname}${asked.search}`)
    if (!(await isSigned(request, url))) return failure(401, 'The consumer is not authorised.')
    const [rest, storeCode, version, ...endpoint] = pathSegments(url) ?? []
    if (rest !== 'rest' || storeCode === undefined || version !== 'V1') return noRoute()
    if (request.method !== 'GET' || endpoint.some((segment) => segment.includes('/'))) return noRoute()
    if (!(await isStoreCode(storeCode))) return failure(404, 'There is no store view with this code.')
    return (await route(endpoint, url)) ?? noRoute()
  }

  async function isStoreCode(code: string): Promise<boolean> {
    if (!/^[a-z0-9_]{1,64}$/i.test(code)) return false
    if (code === 'all' || code === 'default') return true
    const store = await db.selectFrom('stores').select('store_id').where('store_code', '=', code).executeTakeFirst()
    return store !== undefined
  }

  async function route(endpoint: readonly string[], url: URL): Promise<Response | undefined> {
    const path = endpoint.join('/')
    if (path === 'store/storeViews') return json(await listStoreViews(db))
    if (path === 'store/storeConfigs') {
      const codes = [...url.searchParams].filter(([key]) => /^storeCodes\[[0-9]?\]$/.test(key)).map(([, code]) => code)
      return json(await listStoreConfigs(db, `${origin}/`, codes))
    }
    if (path === 'orders') {
      const criteria = readSearchCriteria(url.searchParams)
      return criteria ? json(await searchOrders(db, criteria)) : failure(400, 'The search criteria cannot be read.')
    }
    const id = /^orders\/([1-9][0-9]{0,8})$/.exec(path)?.[1]
    if (id === undefined) return undefined
    const order = await findOrder(db, Number(id))
    if (order) return json(order)
    return failure(404, 'No such entity with %fieldName = %fieldValue', {
      fieldName: 'orderId',
      fieldValue: Number(id),
    })
  }

  return async (request) => {
    try {
      return await respond(request)
    } catch (error) {
      log.error({ err: error }, 'REST call failed')
      return failure(500, 'The server could not answer.')
    }
  }
}
