/** The ordering and REST upstreams over an open database, with a clock that a test sets and typed answers. */
import { cart, orderingPaths, orderingProblem, type Cart } from '@leaflog/core/wire/ordering/ordering'
import { createCommerceGraphql } from '../backend/apis/graphql/graphql.ts'
import type { Customers } from '../backend/rules/customers/customers.ts'
import type { Database, OpenDatabase } from '../backend/platform/db.ts'
import { migrate } from '../backend/platform/migrations/migrate.ts'
import { createOrdering } from '../backend/apis/ordering/ordering.ts'
import { createRest } from '../backend/apis/rest/rest.ts'
import { seed } from '../backend/seed/seed.ts'
import { randomId } from '../platform/random-id.ts'
import { silentLog, type Upstream } from '../platform/upstream.ts'
import { NOON, sampleShop } from './sample-shop.ts'
import { testCustomers } from './test-customers.ts'

export const consumer = { key: 'consumer-of-tests', secret: 'secret & more?' }
export const publicUrl = 'https://commerce.example'

export interface Harness {
  db: Database
  clock: { now: number }
  ordering: Upstream
  commerce: Upstream
  customers: Customers
  rest: Upstream
  /** Calls a path of the ordering API. */
  call(path: string, headers?: Readonly<Record<string, string>>): Promise<{ status: number; body: unknown }>
  /** Calls a path that answers with a cart; anything else fails the test. */
  cart(path: string, headers?: Readonly<Record<string, string>>): Promise<Cart>
  /** Calls a path that is refused, and returns its status and code. */
  refusal(path: string, headers?: Readonly<Record<string, string>>): Promise<{ status: number; code: string }>
  /** A new cart's id. */
  create(storeId?: string, type?: 'RECREATIONAL' | 'MEDICAL'): Promise<string>
}

export async function startHarness(database: OpenDatabase): Promise<Harness> {
  const { db } = database
  await migrate(db)
  await seed(db, sampleShop)
  const clock = { now: NOON }
  const options = { db, clock: () => clock.now, ids: randomId, consumer, publicUrl, log: silentLog }
  const customers = testCustomers(db, options.clock)
  const ordering = createOrdering({ ...options, sessions: customers.sessions, orderChanged: () => undefined })

  const call: Harness['call'] = async (path, headers = {}) => {
    const response = await ordering(new Request(`https://ordering.example${path}`, { headers }))
    return { status: response.status, body: await response.json() }
  }
  const callCart: Harness['cart'] = async (path, headers) => {
    const { status, body } = await call(path, headers)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
    return cart.parse(body)
  }
  return {
    db,
    clock,
    ordering,
    commerce: createCommerceGraphql({ ...options, searchKeySecret: 'secret', customers }),
    customers,
    rest: createRest(options),
    call,
    cart: callCart,
    refusal: async (path, headers) => {
      const { status, body } = await call(path, headers)
      return { status, code: orderingProblem.parse(body).error.code }
    },
    create: async (storeId = '101', type = 'RECREATIONAL') => (await callCart(orderingPaths.create(storeId, type))).id,
  }
}
