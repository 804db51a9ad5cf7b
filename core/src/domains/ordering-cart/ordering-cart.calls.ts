/** Calls of the ordering API through the gateway. Writes are POSTs whose key is the same however often they are tried (I4). */
import { LeaflogError } from '../../errors/errors.ts'
import { fetchAnswer, parseAnswer, readJson } from '../../http/ask.ts'
import { retryAfterOf } from '../../http/retry-after.ts'
import type { EffectContext } from '../../engine/kernel/define-domain.ts'
import type { EventIn } from '../../engine/kernel/define-events.ts'
import { type Cart, cart, orderingProblem } from '../../wire/ordering/ordering.ts'
import type { CartCall, CartOf } from './ordering-cart.effects.ts'
import { orderingCartEvents } from './ordering-cart.events.ts'

type Result = readonly EventIn<typeof orderingCartEvents>[]

export async function change(context: EffectContext<CartCall>): Promise<Result> {
  const { params } = context
  const answer = await post(context)
  if ('cart' in answer) {
    if (params.call !== 'create' && answer.cart.id !== params.cartId) throw new LeaflogError('SERVICE_ANSWER_INVALID')
    return [eventOf(params, answer.cart)]
  }
  if (answer.problem === 'CART_NOT_FOUND' && params.call !== 'create')
    return [orderingCartEvents.gone({ cartId: params.cartId })]
  return [orderingCartEvents.failed({ intent: params.intent, code: answer.problem })]
}

export async function fetchCart({ params, ports, config, signal }: EffectContext<CartOf>): Promise<Result> {
  const { delivery, ...ids } = params
  const url = `${config.gateway}/api/ordering/cart?${new URLSearchParams(ids)}`
  const response = await fetchAnswer(ports.http, new Request(url, { headers: checkoutType(delivery), signal }))
  const gone = [orderingCartEvents.gone({ cartId: ids.cartId })]
  // 400: ids that no cart can have, for instance from a cookie that somebody wrote into.
  if (response.status === 404 || response.status === 400) return gone
  const found = await parseAnswer(response, cart)
  if (found.id !== ids.cartId) throw new LeaflogError('SERVICE_ANSWER_INVALID')
  return found.items.length === 0 ? gone : [orderingCartEvents.fetched({ cart: found })]
}

/** 8.3: an answer without items to a change that asks for some means that the limit is reached. */
function eventOf(params: CartCall, answer: Cart): Result[number] {
  if (params.call === 'create') return orderingCartEvents.created({ intent: params.intent, cart: answer })
  const asksForSome = params.call === 'add' || (params.call === 'update' && params.quantity > 0)
  if (asksForSome && answer.items.length === 0) return orderingCartEvents.limitReached({ intent: params.intent })
  return orderingCartEvents.changed({ intent: params.intent, cart: answer })
}

async function post({
  params,
  key,
  ports,
  config,
  signal,
}: EffectContext<CartCall>): Promise<{ cart: Cart } | { problem: string }> {
  const { call, intent: _, delivery, key: ofCall, ...body } = params
  const request = new Request(`${config.gateway}/api/ordering/cart/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': ofCall ?? key, ...checkoutType(delivery) },
    body: JSON.stringify(body),
    signal,
  })
  const response = await fetchAnswer(ports.http, request)
  if (response.ok) return { cart: await parseAnswer(response, cart) }
  if (response.status >= 500 || response.status === 429)
    throw new LeaflogError('SERVICE_UNAVAILABLE', undefined, retryAfterOf(response))
  const problem = orderingProblem.safeParse(await readJson(response))
  return { problem: problem.success ? problem.data.error.code : 'UNDEFINED' }
}

/** 7a.2: what the totals are reckoned for. */
const checkoutType = (delivery: boolean) => ({ checkouttype: delivery ? 'delivery' : 'pickup' })
