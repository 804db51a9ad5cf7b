/**
 * Signed REST calls (7b), by name. A browser requests `stores` or `order`; the address, store code and version are
 * decided here and in the configuration. The browser never signs.
 */
import { dispensaries, type Dispensary } from '@leaflog/core/wire/content/stores'
import { z } from 'zod'
import { GatewayError } from '../../platform/errors.ts'
import type { Clock } from '../../platform/ports.ts'
import { cacheKey, type Loaded, type ResponseCache } from '../cache/caching.ts'
import { CONTENT } from '../http/lifetimes.ts'
import { signOAuth1 } from '../http/oauth1.ts'
import { NO_STORE, jsonAnswer, type Answer, type Call, type Route } from '../http/route.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import { parseJson, type CallUpstream, type UpstreamAnswer, type UpstreamTarget } from '../http/upstream-call.ts'

export interface RestOptions {
  commerce: UpstreamTarget
  callUpstream: CallUpstream
  cache: ResponseCache
  clock: Clock
  /** Milliseconds for a call and its retry together. */
  withinMs: number
  consumer: { key: string; secret: string }
  /** The integration's access token, which Adobe Commerce requires in addition to the consumer. */
  token?: { key: string; secret: string } | undefined
  /** Generates an unguessable nonce for each call. */
  nonce: () => string
  storeCode: string
  version: string
  publicUrl: string | undefined
}

export function restRoutes(options: RestOptions): Route[] {
  const signedGet = createSignedGet(options)
  return [
    {
      methods: ['GET'],
      path: '/api/rest/stores',
      bodyLimit: 0,
      handle: () => options.cache.answer(cacheKey('rest', 'stores'), CONTENT, () => loadStores(signedGet)),
    },
    {
      methods: ['POST'],
      path: '/api/rest/order',
      bodyLimit: 1024,
      perMinute: 10,
      handle: async (call) => {
        requireSameOrigin(call, options.publicUrl)
        return await findOrder(signedGet, call)
      },
    },
  ]
}

type SignedGet = (endpoint: string, query?: URLSearchParams) => Promise<unknown>

const retried = new Set([502, 503, 504])

/**
 * GET of /rest/{storeCode}/{version}/{endpoint}. A call without an answer, or with one from a proxy in between, is
 * retried once with a new signature, because a reused nonce is refused.
 */
function createSignedGet(options: RestOptions): SignedGet {
  const { commerce, callUpstream, clock, consumer, token } = options
  const attempt = (path: string, withinMs: number): Promise<UpstreamAnswer> => {
    const { header } = signOAuth1({
      method: 'GET',
      url: commerce.base + path,
      consumer,
      ...(token && { token }),
      nonce: options.nonce(),
      timestamp: Math.floor(clock.now() / 1000),
      signatureMethod: 'HMAC-SHA256',
    })
    const headers = { accept: 'application/json', authorization: header }
    return callUpstream(commerce, { method: 'GET', path, headers, withinMs })
  }
  return async (endpoint, query) => {
    const search = query ? `?${query}` : ''
    const path = `/rest/${options.storeCode}/${options.version}/${endpoint}${search}`
    const ends = clock.now() + options.withinMs
    const again = (): Promise<UpstreamAnswer> => attempt(path, Math.max(1, ends - clock.now()))
    const answer = await attempt(path, options.withinMs).then(
      (first) => (retried.has(first.status) ? again() : first),
      (error: unknown) => {
        if (error instanceof GatewayError && error.code === 'UPSTREAM_UNREACHABLE') return again()
        throw error
      },
    )
    const value = parseJson(answer)
    if (answer.status !== 200) throw new GatewayError('UPSTREAM_UNEXPECTED')
    return value
  }
}

/** Adobe Commerce's store views, with the dispensary in their extension attributes. */
const storeViews = z.array(
  z.object({
    code: z.string(),
    is_active: z.union([z.boolean(), z.number()]).optional(),
    extension_attributes: z.record(z.string(), z.unknown()).optional(),
  }),
)

async function loadStores(signedGet: SignedGet): Promise<Loaded> {
  const views = storeViews.safeParse(await signedGet('store/storeViews'))
  if (!views.success) throw new GatewayError('UPSTREAM_UNEXPECTED', {}, { cause: views.error })
  const active = views.data.filter((view) => view.is_active !== 0 && view.is_active !== false && view.code !== 'admin')
  const parsed = dispensaries.safeParse(active.map((view) => ({ ...view.extension_attributes, store_code: view.code })))
  if (!parsed.success) throw new GatewayError('UPSTREAM_UNEXPECTED', {}, { cause: parsed.error })
  const stores: readonly Dispensary[] = parsed.data
  return { answer: jsonAnswer(stores), shareable: true }
}

const orderQuestion = z.object({
  number: z.string().regex(/^[A-Za-z0-9-]{1,40}$/),
  email: z.string().min(3).max(254),
})
const orderList = z.object({
  items: z.array(
    z.object({
      increment_id: z.string(),
      status: z.string(),
      created_at: z.string().optional(),
      customer_email: z.string(),
    }),
  ),
})

/** An order's status, for a client with its number and email; both wrong answers look the same. */
async function findOrder(signedGet: SignedGet, call: Call): Promise<Answer> {
  const asked = readQuestion(call)
  const filter = 'searchCriteria[filter_groups][0][filters][0]'
  const found = orderList.safeParse(
    await signedGet(
      'orders',
      new URLSearchParams([
        [`${filter}[field]`, 'increment_id'],
        [`${filter}[value]`, asked.number],
        [`${filter}[condition_type]`, 'eq'],
        ['searchCriteria[pageSize]', '1'],
      ]),
    ),
  )
  if (!found.success) throw new GatewayError('UPSTREAM_UNEXPECTED', {}, { cause: found.error })
  const order = found.data.items.find(
    ({ increment_id, customer_email }) =>
      increment_id === asked.number && customer_email.toLowerCase() === asked.email.trim().toLowerCase(),
  )
  if (!order) throw new GatewayError('ORDER_NOT_FOUND')
  const { increment_id: number, status, created_at: placedAt } = order
  return jsonAnswer({ number, status, placedAt: placedAt ?? null }, { 'cache-control': NO_STORE })
}

function readQuestion(call: Call): z.infer<typeof orderQuestion> {
  if (!/^application\/json\s*(;|$)/i.test(call.header('content-type') ?? '')) {
    throw new GatewayError('UNSUPPORTED_MEDIA_TYPE')
  }
  try {
    return orderQuestion.parse(JSON.parse(call.body.toString('utf8')))
  } catch (error) {
    throw new GatewayError('BAD_REQUEST', { detail: 'number and email' }, { cause: error })
  }
}
