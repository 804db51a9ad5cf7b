/** What checkout asks of the ordering API; see checkout.effects.ts and docs/ordering-checkout.md. */
import * as z from 'zod/mini'
import { LeaflogError, saidBy } from '../../errors/errors.ts'
import type { EffectContext } from '../../engine/kernel/define-domain.ts'
import { dayLabel, spanLabel } from '../../wire/commerce/window-labels.ts'
import type { EventIn } from '../../engine/kernel/define-events.ts'
import { fetchAnswer, parseAnswer, readJson } from '../../http/ask.ts'
import { forShopper } from '../../http/ask-as-customer.ts'
import { retryAfterOf } from '../../http/retry-after.ts'
import type { Credentials, Http } from '../../ports/ports.ts'
import type { PlacedMenuOrder } from '../../wire/commerce/placed-order.ts'
import { orderingProblem } from '../../wire/ordering/ordering.ts'
import { type OrderPlaced, type OrderTerms, orderPlaced, orderTerms } from '../../wire/ordering/order.ts'
import type { OrderCall } from './checkout.effects.ts'
import { checkoutEvents } from './checkout.events.ts'

type Result = readonly EventIn<typeof checkoutEvents>[]

interface Calling {
  readonly http: Http
  readonly gateway: string
  readonly credentials: Credentials
}

/** What an order of a cart can be now. Errors: SERVICE_REFUSED and those of the network. */
export async function askOrderTerms(
  { http, gateway, credentials }: Calling,
  { delivery, ...cart }: { storeId: string; cartId: string; delivery: boolean },
): Promise<OrderTerms> {
  const url = `${gateway}/api/ordering/order/terms?${new URLSearchParams(cart)}`
  const headers = { accept: 'application/json', checkouttype: delivery ? 'delivery' : 'pickup' }
  return forShopper(credentials, async (token) => {
    const response = await fetchAnswer(http, new Request(url, { headers: { ...headers, ...bearer(token) } }))
    if (!response.ok) throw await refusalIn(response)
    return parseAnswer(response, orderTerms)
  })
}

/** The key is the attempt's: who asks twice is told of the one order. */
export async function placeOrder({ params, ports, config, signal }: EffectContext<OrderCall>): Promise<Result> {
  const { attempt, cartId, storeId, order } = params
  const headers = { 'content-type': 'application/json', 'idempotency-key': `place/${attempt}` }
  const placed = await forShopper(config.credentials, async (token) => {
    const request = new Request(`${config.gateway}/api/ordering/order/place`, {
      method: 'POST',
      headers: { ...headers, ...bearer(token) },
      body: JSON.stringify({ storeId, cartId, order }),
      signal,
    })
    const response = await fetchAnswer(ports.http, request)
    if (response.ok) return parseAnswer(response, z.object({ order: orderPlaced }))
    const refusal = await refusalIn(response)
    // What was refused is not tried again.
    if (refusal.code === 'SERVICE_REFUSED') return refusal
    throw refusal
  })
  if (placed instanceof LeaflogError) return [checkoutEvents.refused({ attempt, code: placed.code, ...saidBy(placed) })]
  return [checkoutEvents.ordered({ attempt, cartId, order: placedOf(placed.order) })]
}

const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` }

async function refusalIn(response: Response): Promise<LeaflogError> {
  if (response.status >= 500 || response.status === 429)
    return new LeaflogError('SERVICE_UNAVAILABLE', undefined, retryAfterOf(response))
  const problem = orderingProblem.safeParse(await readJson(response))
  if (response.status === 401) return new LeaflogError('NOT_AUTHORIZED')
  if (!problem.success) return new LeaflogError('SERVICE_ANSWER_INVALID', undefined, { cause: problem.error })
  const { code, params, message } = problem.data.error
  // A bar separates a title from its text (8.11).
  return new LeaflogError('SERVICE_REFUSED', message.replace('|', '. '), { meaning: { code, params } })
}

const sum = (amounts: readonly { readonly amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0)

/** `ready_for_pickup` for people. */
const statusLabel = (code: string) => `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('_', ' ')}`

const placedOf = ({ items, window, fees, ...order }: OrderPlaced): PlacedMenuOrder => ({
  number: order.number,
  token: order.token,
  date: new Date(order.placedAt).toISOString().slice(0, 19).replace('T', ' '),
  status: statusLabel(order.status),
  email: order.email,
  firstname: order.firstname,
  lastname: order.lastname,
  lines: items.map(({ productId, name, option, quantity, total }) => ({
    name,
    sku: productId,
    quantity,
    options: option === '' ? [] : [{ label: 'Size', value: option }],
    total,
  })),
  totals: {
    subtotal: order.subtotal,
    discounts: order.discounts.map(({ name: label, amount }) => ({ label, amount })),
    shipping: sum(fees.filter(({ kind }) => kind === 'delivery')),
    tax: sum(order.taxes),
    points: 0,
    gift_cards: 0,
    credit: 0,
    total: order.total,
  },
  fees: sum(fees.filter(({ kind }) => kind === 'service')),
  pickup: order.fulfilment === 'pickup' ? { code: order.storeCode, name: order.storeName } : null,
  slot: `${dayLabel(window.day)}, ${spanLabel(window.from, window.to)}`,
  address: order.address && {
    street: order.address.street,
    city: order.address.city,
    region: order.address.regionCode,
    postcode: order.address.postcode,
  },
  payment: order.payment.title,
})
