/** The gateway and models of the services behind it: each key takes effect once, and has one answer. */
import { fieldsOf, textOf } from '../../shared/json.ts'
import { type Answer, type SentRequest, refused } from './answer.ts'
import { type CommerceService, createCommerceService } from './commerce.ts'
import { type CustomerService, createCustomerService } from './customers.ts'
import { type OrderingService, createOrderingService, stores } from './ordering.ts'
import { createOrderingFront } from './ordering-front.ts'
import { gateEntries } from '../../../core/src/testing/samples.ts'

/** How often a key took effect, and what was asked with it. */
export interface KeyUse {
  readonly fingerprint: string
  effects: number
  /** Other requests that came with the same key. */
  readonly others: string[]
}

export interface Gateway {
  readonly ordering: OrderingService
  readonly customers: CustomerService
  readonly commerce: CommerceService
  readonly keys: ReadonlyMap<string, KeyUse>
  handle(request: SentRequest): Promise<Answer>
  /** Its process ends, and another one takes over. */
  restart(): void
}

export interface GatewayOptions {
  /** A planted defect: answers are not kept by their keys. */
  readonly forgetsKeys: boolean
}

/** As in the gateway and the backend: visible ASCII. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,200}$/

const requireKey = refused(400, 'IDEMPOTENCY_KEY_REQUIRED')

export function createGateway(now: () => number, { forgetsKeys }: GatewayOptions): Gateway {
  let made = 0
  const nextId = () => String((made += 1)).padStart(8, '0')
  const ordering = createOrderingService(now, nextId)
  const commerce = createCommerceService(nextId)
  const customers = createCustomerService(now, ordering)
  const keys = new Map<string, KeyUse>()
  const answers = new Map<string, Answer>()

  /** As a key comes from the network, whatever the gateway makes of it. */
  const seen = (key: string, fingerprint: string): KeyUse => {
    const use = keys.get(key) ?? { fingerprint, effects: 0, others: [] }
    keys.set(key, use)
    if (use.fingerprint !== fingerprint) use.others.push(fingerprint)
    return use
  }

  const once = (key: string | null, fingerprint: string, work: () => Answer): Answer => {
    if (key === null || !IDEMPOTENCY_KEY.test(key)) return requireKey
    const use = seen(key, fingerprint)
    if (use.fingerprint !== fingerprint) return refused(409, 'IDEMPOTENCY_CONFLICT')
    const known = answers.get(key)
    if (known && !forgetsKeys) return known
    use.effects += 1
    const answer = work()
    answers.set(key, answer)
    return answer
  }

  const graphql = ({ method, url, body, key, token }: SentRequest): Answer => {
    const sent = method === 'POST' ? fieldsOf(parsed(body)) : Object.fromEntries(url.searchParams)
    const operation = textOf(sent['operationName'])
    if (operation === 'ageGateConfig') return { status: 200, body: { data: { ageGateConfig: gateEntries } } }
    const { variables: given } = sent
    const variables = fieldsOf(typeof given === 'string' ? parsed(given) : (given ?? {}))
    const work = (): Answer =>
      commerce.operations.has(operation)
        ? { status: 200, body: commerce.answer(operation, variables, customers.isSignedIn(token)) }
        : customers.answer(operation, variables, token)
    if (!textOf(sent['query']).startsWith('mutation') || key === null) return work()
    return once(key, JSON.stringify([operation, withoutSecrets(variables)]), work)
  }

  const front = createOrderingFront(now, ordering, once, forgetsKeys)

  return {
    ordering,
    customers,
    commerce,
    keys,
    restart: front.restart,
    async handle(request) {
      const { method, url, key, body, fulfilment } = request
      const { pathname } = url
      if (method === 'POST' && key !== null && pathname !== '/api/graphql')
        seen(`asked with ${key}`, `${pathname} ${fulfilment} ${body}`)
      if (pathname === '/api/graphql') return graphql(request)
      if (pathname === '/api/rest/stores') return { status: 200, body: stores }
      return front.handle(request)
    },
  }
}

const parsed = (text: string): unknown => JSON.parse(text)

/** What is written into reports of failures. */
const withoutSecrets = (variables: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => name !== 'password'))
