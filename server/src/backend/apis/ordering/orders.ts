/** The two calls of orders (docs/ordering-checkout.md): the terms of a cart, and placing it. */
import { orderPlacement } from '@leaflog/core/wire/ordering/order'
import { isIdempotencyKey } from '../../platform/idempotency.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'
import type { Sessions } from '../../rules/customers/sessions.ts'
import { findCart } from '../../rules/ordering/carts.ts'
import { loadStoreTerms, takesOrders } from '../../rules/ordering/store-terms.ts'
import { placeOrder, type PlacingEnvironment } from '../../rules/ordering-orders/place.ts'
import { readOrderTerms } from '../../rules/ordering-orders/terms.ts'
import { answer, refusal, refusalFor, type Answer } from './answers.ts'
import type { OrderingCall } from './calls.ts'
import type { CheckoutType } from '../../rules/ordering/cart-view.ts'

export type OrderCall = Extract<OrderingCall, { name: 'terms' | 'place' }>

export interface OrderContext extends Omit<PlacingEnvironment, 'customer'> {
  sessions: Pick<Sessions, 'find'>
  checkoutType: CheckoutType
  /** Called when an order has follow-up work; returns at once. */
  orderChanged: () => void
}

/** More than a placement ever has. */
const LONGEST_BODY = 8 * 1024

export async function answerOrderCall(call: OrderCall, request: Request, context: OrderContext): Promise<Answer> {
  const authorization = request.headers.get('authorization')
  const session = authorization === null ? undefined : await context.sessions.find(authorization)
  // A client that thinks it is signed in must not order as a guest.
  if (authorization !== null && !session) return refusal('SESSION_OVER')
  const customer = session?.customer ?? null
  return call.name === 'terms' ? terms(call, customer, context) : place(call, customer, request, context)
}

async function terms(call: OrderCall, customer: CustomerRow | null, context: OrderContext): Promise<Answer> {
  const { db, now, checkoutType: fulfilment } = context
  const store = await loadStoreTerms(db, call.storeId)
  if (!store || !takesOrders(store)) return refusal('STORE_NOT_FOUND')
  const row = await findCart(db, call.storeId, call.cartId, now)
  if (!row) return refusal('CART_NOT_FOUND')
  return answer(await readOrderTerms({ db, now, customer }, { row, store, fulfilment }))
}

async function place(
  { storeId, cartId }: OrderCall,
  customer: CustomerRow | null,
  request: Request,
  { db, now, ids, orderChanged }: OrderContext,
): Promise<Answer> {
  const key = request.headers.get('idempotency-key') ?? ''
  const placement = orderPlacement.safeParse(parse(await request.text()))
  if (!isIdempotencyKey(key) || !placement.success) return refusal('UNDEFINED')
  const done = await placeOrder({ db, now, ids, customer }, { storeId, cartId, key, placement: placement.data })
  if ('refused' in done) return refusalFor(done.refused)
  orderChanged()
  return answer(done)
}

/** Undefined, which is no placement, for what is not JSON. */
function parse(text: string): unknown {
  if (text.length > LONGEST_BODY) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // The parser's error quotes the text, which may hold personal data.
    return undefined
  }
}
