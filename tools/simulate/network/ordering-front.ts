/** The real gateway's routes of the ordering API, with its real memory for keys, before the model of the service. */
import { createIdempotentResults } from '../../../server/src/gateway/policies/idempotency.ts'
import { type Route, problemAnswer } from '../../../server/src/gateway/http/route.ts'
import { orderingRoutes } from '../../../server/src/gateway/routes/ordering.ts'
import { GatewayError } from '../../../server/src/platform/errors.ts'
import type { Answer, SentRequest } from './answer.ts'
import type { OrderingService } from './ordering.ts'

export interface OrderingFront {
  handle(request: SentRequest): Promise<Answer>
  /** Another process takes over: what was remembered is gone. */
  restart(): void
}

/** Runs a write once for its key; `path` is the whole request. */
export type Once = (key: string | null, path: string, write: () => Answer) => Answer

/** `isOpen`: a planted defect, a gateway that remembers no keys. */
export function createOrderingFront(
  now: () => number,
  service: OrderingService,
  once: Once,
  isOpen: boolean,
): OrderingFront {
  const open = (): readonly Route[] => {
    const results = createIdempotentResults({ now })
    return orderingRoutes({
      ordering: { name: 'ordering', base: '', exchange: () => Promise.reject(new Error('not asked')) },
      cache: { answer: (_, __, load) => load().then(({ answer }) => answer) },
      results: isOpen ? { once: (key, _, work) => work(key ?? '') } : results,
      publicUrl: undefined,
      callUpstream: (_, { path, headers = {} }) => {
        const { status, body } = upstream(path, headers)
        return Promise.resolve({
          status,
          header: (name) => (name === 'content-type' ? 'application/json' : undefined),
          body: Buffer.from(JSON.stringify(body)),
        })
      },
    })
  }

  /** 7c: every call is a GET, whose path says all of it. */
  const upstream = (path: string, headers: Readonly<Record<string, string>>): Answer => {
    const [name = '', where = '', ...rest] = path.replace('/api/public/cart/', '').split('/').map(decodeURIComponent)
    const [storeId = '', cartId = ''] = where.split('|')
    if (name === 'get') return service.read(cartId)
    const body = bodyOf(name, storeId, cartId, rest)
    return once(headers['idempotency-key'] ?? null, `${path} ${headers['checkouttype']}`, () =>
      service.write(name, body),
    )
  }

  let routes = open()
  return {
    restart() {
      routes = open()
    },
    async handle({ method, url, body, key, fulfilment }) {
      const route = routes.find(({ path, methods }) => path === url.pathname && methods.some((each) => each === method))
      const sent = new Map(
        Object.entries({ 'content-type': 'application/json', 'idempotency-key': key, checkouttype: fulfilment }),
      )
      try {
        if (!route) throw new GatewayError('NOT_FOUND')
        const { pathname: path, searchParams: query, search } = url
        const call = {
          method,
          path,
          query,
          search,
          body: Buffer.from(body),
          header: (name: string) => sent.get(name) ?? undefined,
        }
        const { status, body: text } = await route.handle(call)
        return { status, body: JSON.parse(text.toString('utf8')) }
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error
        const { status, body: text } = problemAnswer(error)
        return { status, body: JSON.parse(text.toString('utf8')) }
      }
    },
  }
}

function bodyOf(
  name: string,
  storeId: string,
  cartId: string,
  [first = '', second = '', third = '']: readonly string[],
) {
  switch (name) {
    case 'create':
      return { storeId, pricingType: first }
    case 'add':
      return { storeId, cartId, productId: first, option: atob(second), quantity: Number(third) }
    case 'update':
      return { storeId, cartId, itemId: first, quantity: Number(second) }
    default:
      return { storeId, cartId, itemId: first }
  }
}
