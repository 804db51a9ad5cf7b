/** The ordering API over the backend's database: seven calls of 7c, all GET, and two of orders. */
import { json, type Log, type Upstream } from '../../../platform/upstream.ts'
import type { Database } from '../../platform/db.ts'
import { answer, refusal, type Answer } from './answers.ts'
import { readCall, type OrderingCall } from './calls.ts'
import { findCart } from '../../rules/ordering/carts.ts'
import { viewCart, type CheckoutType } from '../../rules/ordering/cart-view.ts'
import { fingerprintOf, isIdempotencyKey, oncePerKey } from '../../platform/idempotency.ts'
import { listCategories, listSpecials } from '../../rules/ordering/menu.ts'
import { loadStoreTerms, type StoreTerms } from '../../rules/ordering/store-terms.ts'
import type { Sessions } from '../../rules/customers/sessions.ts'
import { sweep } from '../../rules/ordering/sweep.ts'
import { answerOrderCall, type OrderCall } from './orders.ts'
import { write, type WriteCall } from './writes.ts'

export interface OrderingOptions {
  db: Database
  clock: () => number
  ids: () => string
  /** Who a request's `Authorization` is. */
  sessions: Pick<Sessions, 'find'>
  /** Called when an order has follow-up work; returns at once. */
  orderChanged: () => void
  log: Log
}

/** Expired carts are deleted after the first new cart of each hour. */
const SWEEP_EVERY = 3_600_000

/**
 * Answers the calls of 7c and of docs/ordering-checkout.md. Writes may carry `Idempotency-Key`; every cart call may carry `Checkouttype: delivery`
 * (7a.2), which adds the store's delivery fee to the price summary. Errors are `{ error: { code, message } }` (8.25).
 */
export function createOrdering(options: OrderingOptions): Upstream {
  const { db, clock, ids, sessions, orderChanged, log } = options
  let nextSweep = 0

  async function sweepSometimes(now: number): Promise<void> {
    if (now < nextSweep) return
    nextSweep = now + SWEEP_EVERY
    try {
      await sweep(db, now)
    } catch (error) {
      log.warn({ err: error }, 'sweep of expired carts failed')
    }
  }

  async function respond(request: Request): Promise<Answer> {
    const call = readCall(new URL(request.url))
    if (call === 'unknown') return refusal('NOT_FOUND')
    if (call === 'malformed') return refusal('UNDEFINED')
    const method = call.name === 'place' ? 'POST' : 'GET'
    if (request.method !== method) return { ...refusal('METHOD_NOT_ALLOWED'), allow: method }
    const context = { now: clock(), checkoutType: checkoutTypeOf(request.headers), ids }
    if (isOrderCall(call)) return answerOrderCall(call, request, { ...context, db, sessions, orderChanged })
    if (isWrite(call)) {
      const done = await respondToWrite(call, request.headers.get('idempotency-key'), context)
      if (call.name === 'create') await sweepSometimes(context.now)
      return done
    }
    const store = await loadStoreTerms(db, call.storeId)
    return store ? respondToRead(call, store, context) : refusal('STORE_NOT_FOUND')
  }

  function respondToWrite(
    call: WriteCall,
    key: string | null,
    context: { now: number; checkoutType: CheckoutType; ids: () => string },
  ): Promise<Answer> {
    if (key === null) return db.transaction().execute((transaction) => write(transaction, call, context))
    if (!isIdempotencyKey(key)) return Promise.resolve(refusal('UNDEFINED'))
    const fingerprint = fingerprintOf(JSON.stringify(call), context.checkoutType)
    return db.transaction().execute(async (transaction) => {
      const kept = await oncePerKey(transaction, { key, fingerprint, now: context.now }, () =>
        write(transaction, call, context),
      )
      if (kept === 'conflict') return refusal('IDEMPOTENCY_CONFLICT')
      return kept === 'lost' ? refusal('INTERNAL') : kept
    })
  }

  async function respondToRead(
    call: Exclude<OrderingCall, WriteCall | OrderCall>,
    store: StoreTerms,
    context: { now: number; checkoutType: CheckoutType },
  ): Promise<Answer> {
    if (call.name === 'categories') return answer(await listCategories(db, store))
    if (call.name === 'specials') return answer(await listSpecials(db, store, call.hideOutOfStock))
    const cart = await findCart(db, call.storeId, call.cartId, context.now)
    return cart ? answer(await viewCart(db, cart, store, context)) : refusal('CART_NOT_FOUND')
  }

  return async (request) => {
    let done: Answer
    try {
      done = await respond(request)
    } catch (error) {
      log.error({ err: error }, 'ordering call failed')
      done = refusal('INTERNAL')
    }
    return json(done.body, done.status, done.allow ? { allow: done.allow } : {})
  }
}

const isWrite = (call: OrderingCall): call is WriteCall =>
  call.name === 'create' || call.name === 'add' || call.name === 'update' || call.name === 'delete'

const isOrderCall = (call: OrderingCall): call is OrderCall => call.name === 'terms' || call.name === 'place'

const checkoutTypeOf = (headers: Headers): CheckoutType =>
  headers.get('checkouttype')?.toLowerCase() === 'delivery' ? 'delivery' : 'pickup'
