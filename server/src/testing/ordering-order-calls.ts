/** For contract tests: orders of the ordering channel, from the cart to the placed order. */
import { orderPaths, orderPlaced, orderTerms, type OrderPlaced } from '@leaflog/core/wire/ordering/order'
import type { OrderPlacement, OrderTerms } from '@leaflog/core/wire/ordering/order'
import { orderingPaths, orderingProblem } from '@leaflog/core/wire/ordering/ordering'
import { z } from 'zod'
import type { Harness } from './backend-harness.ts'

type Headers = Readonly<Record<string, string>>

export interface PlaceOptions {
  fulfilment?: 'pickup' | 'delivery'
  storeId?: string
  headers?: Headers
  /** A new one by default. */
  key?: string
  change?: Partial<OrderPlacement>
}

const contact = { firstname: 'Gina', lastname: 'Guest', email: 'gina@example.com', telephone: '(305) 555-0107' }
export const miamiAddress = { street: ['7 Palm Lane', 'Unit 2'], city: 'Miami', regionCode: 'FL', postcode: '33101' }

let keys = 0
export const newKey = (): string => `ordering-order-${(keys += 1)}`

export const orderingOrderCalls = (harness: () => Harness) => {
  /** A cart with these lines: product, option, quantity. */
  const holding = async (
    items: readonly (readonly [productId: string, option: string, quantity: number])[],
    { storeId = '101', type = 'RECREATIONAL' }: { storeId?: string; type?: 'RECREATIONAL' | 'MEDICAL' } = {},
  ): Promise<string> => {
    const { create, cart } = harness()
    const id = await create(storeId, type)
    for (const [productId, option, quantity] of items) {
      const { items: lines } = await cart(orderingPaths.add(storeId, id, productId, option, quantity))
      if (lines.length === 0) throw new Error('the limit of the cart is reached')
    }
    return id
  }

  const sendTerms = (cartId: string, { fulfilment = 'pickup', storeId = '101', headers = {} }: PlaceOptions = {}) =>
    harness().call(orderPaths.terms(storeId, cartId), { checkouttype: fulfilment, ...headers })
  const terms = async (cartId: string, options?: PlaceOptions): Promise<OrderTerms> => {
    const { status, body } = await sendTerms(cartId, options)
    if (status !== 200) throw new Error(`the terms answered ${status}: ${JSON.stringify(body)}`)
    return orderTerms.parse(body)
  }

  /** What a shopper sends who takes the first window and payment that the terms offer. */
  const placementOf = async (cartId: string, options: PlaceOptions = {}): Promise<OrderPlacement> => {
    const { fulfilment, days, payments, medicalCard, cart } = await terms(cartId, options)
    return {
      fulfilment,
      contact,
      address: fulfilment === 'delivery' ? miamiAddress : null,
      windowId: days[0]?.windows[0]?.id ?? 'none',
      payment: payments[0]?.code ?? 'none',
      medicalCard: medicalCard === 'needed' ? { number: 'FL-4410-98765', expires: '2027-01-31' } : null,
      total: cart.priceSummary.total,
      ...options.change,
    }
  }

  const post = async (cartId: string, placement: unknown, { storeId = '101', headers, key }: PlaceOptions = {}) => {
    const response = await harness().ordering(
      new Request(`https://ordering.example${orderPaths.place(storeId, cartId)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key ?? newKey(), ...headers },
        body: typeof placement === 'string' ? placement : JSON.stringify(placement),
      }),
    )
    const body: unknown = await response.json()
    return { status: response.status, body }
  }
  const send = async (cartId: string, options: PlaceOptions = {}) =>
    post(cartId, await placementOf(cartId, options), options)

  const orderIn = ({ status, body }: Awaited<ReturnType<typeof post>>): OrderPlaced => {
    if (status !== 200) throw new Error(`placing answered ${status}: ${JSON.stringify(body)}`)
    return z.object({ order: orderPlaced }).parse(body).order
  }
  const refusalIn = ({ status, body }: Awaited<ReturnType<typeof post>>) => {
    const { code, params } = orderingProblem.parse(body).error
    return { status, code, params }
  }

  return {
    holding,
    sendTerms,
    terms,
    placementOf,
    post,
    send,
    orderIn,
    refusalIn,
    place: async (...asked: Parameters<typeof send>) => orderIn(await send(...asked)),
    refused: async (...asked: Parameters<typeof send>) => refusalIn(await send(...asked)),
  }
}
