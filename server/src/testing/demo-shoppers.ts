/** For tests: shoppers of the demo shop, by the calls of each channel. */
import {
  orderPaths,
  orderPlaced,
  orderTerms,
  type OrderPlacement,
  type OrderTerms,
} from '@leaflog/core/wire/ordering/order'
import { cart, orderingPaths, orderingProblem } from '@leaflog/core/wire/ordering/ordering'
import type { Dispensary } from '@leaflog/fixtures'
import { z } from 'zod'
import { postTo } from '../backend/apis/graphql/post-to.ts'
import type { Upstream } from '../platform/upstream.ts'

export interface Place {
  store: Dispensary
  mode: Dispensary['modes'][number]
}

/** Who shops, and how they get it. */
export interface Way {
  fulfilment: 'pickup' | 'delivery'
  /** The bearer token of a customer; null for a guest. */
  token: string | null
}

/** An order's number, or the code of what stands against it. */
export type Outcome = { number: string } | { code: string }

const person = { firstname: 'Gina', lastname: 'Guest', telephone: '305 555 0107' }
const email = 'gina@example.com'
const street = ['7 Palm Lane']

const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` }

/** A filled cart of a menu: what the shop asks before an order, and how it orders. */
export async function menuCart(
  ordering: Upstream,
  { store, mode }: Place,
  { productId, option, quantity }: { productId: string; option: string; quantity: number },
) {
  const send = async (path: string, init: RequestInit = {}): Promise<unknown> =>
    (await ordering(new Request(`https://ordering.example${path}`, init))).json()
  const { store_id: storeId } = store
  const { id } = cart.parse(await send(orderingPaths.create(storeId, mode)))
  const filled = cart.parse(await send(orderingPaths.add(storeId, id, productId, option, quantity)))
  if (filled.items.length !== 1) throw new Error(`${store.store_code} does not sell ${productId} ${option}.`)
  return {
    terms: async ({ fulfilment, token }: Way): Promise<OrderTerms> =>
      orderTerms.parse(
        await send(orderPaths.terms(storeId, id), { headers: { ...bearer(token), checkouttype: fulfilment } }),
      ),
    /** @param region two letters of the state of a delivery's address */
    async place(terms: OrderTerms, token: string | null, region = store.state_code): Promise<Outcome> {
      const { fulfilment } = terms
      const placement: OrderPlacement = {
        fulfilment,
        contact: { ...person, email },
        address:
          fulfilment === 'delivery' ? { street, city: store.city, regionCode: region, postcode: store.postcode } : null,
        windowId: terms.days[0]?.windows[0]?.id ?? 'none',
        payment: terms.payments[0]?.code ?? 'none',
        medicalCard: null,
        total: terms.cart.priceSummary.total,
      }
      const answer: unknown = await send(orderPaths.place(storeId, id), {
        method: 'POST',
        headers: { ...bearer(token), 'content-type': 'application/json', 'idempotency-key': `${region}-of-${id}` },
        body: JSON.stringify(placement),
      })
      const refused = orderingProblem.safeParse(answer).data
      return refused ? { code: refused.error.code } : z.object({ order: orderPlaced }).parse(answer).order
    },
  }
}

const orderAtCounter = `mutation (
  $cart: String!, $to: ShippingAddressInput!, $address: CartAddressInput!, $method: ShippingMethodInput!
) {
  setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [$to] }) { cart { id } }
  setShippingMethodsOnCart(input: { cart_id: $cart, shipping_methods: [$method] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { address: $address } }) { cart { id } }
  setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: "cashondelivery" } }) { cart { id } }
  placeOrder(input: { cart_id: $cart }) { orderV2 { number } errors { code message } }
}`

const placed = z.object({ placeOrder: z.object({ orderV2: z.object({ number: z.string() }).nullable() }) })

/** As clients of Adobe Commerce order: the cart is told everything before it is placed. */
export async function orderFromCatalogue(
  commerce: Upstream,
  { store, mode, fulfilment, token }: Place & Way,
  { sku, quantity }: { sku: string; quantity: number },
): Promise<Outcome> {
  const headers = { store: store.store_code, shoppingmode: mode, ...bearer(token) }
  const send = (query: string, variables: object) => postTo(commerce, query, variables, headers)
  const open = token === null ? 'mutation { id: createEmptyCart }' : '{ customerCart { id } }'
  const opened = await send(open, {})
  const id = z
    .union([z.object({ id: z.string() }), z.object({ customerCart: z.object({ id: z.string() }) })])
    .transform((data) => ('id' in data ? data.id : data.customerCart.id))
    .parse(opened.data)
  // What a refusal left in a customer's cart.
  if (token !== null)
    await send('mutation ($cart: ID!) { clearCart(input: { uid: $cart }) { cart { id } } }', { cart: id })
  const add = `mutation ($cart: String!, $items: [CartItemInput!]!) {
    addProductsToCart(cartId: $cart, cartItems: $items) { cart { items { uid } } user_errors { message } }
  }`
  const added = await send(add, { cart: id, items: [{ sku, quantity }] })
  z.object({ addProductsToCart: z.object({ user_errors: z.array(z.unknown()).length(0) }) }).parse(added.data)
  if (token === null)
    await send('mutation ($input: SetGuestEmailOnCartInput) { setGuestEmailOnCart(input: $input) { cart { id } } }', {
      input: { cart_id: id, email },
    })
  const isPickup = fulfilment === 'pickup'
  const address = {
    ...person,
    street,
    city: store.city,
    region: store.state_code,
    postcode: store.postcode,
    country_code: 'US',
  }
  const { data, errors, extensions } = await send(orderAtCounter, {
    cart: id,
    address,
    to: isPickup ? { address, pickup_location_code: store.store_code } : { address },
    method: isPickup
      ? { carrier_code: 'instore', method_code: 'pickup' }
      : { carrier_code: 'delivery', method_code: 'scheduled' },
  })
  const number = placed.safeParse(data).data?.placeOrder.orderV2?.number
  if (number !== undefined) return { number }
  const code = errors[0]?.extensions.code ?? extensions?.messages?.[0]?.code
  if (code === undefined) throw new Error(`${store.store_code} does not say why: ${JSON.stringify({ data, errors })}`)
  return { code }
}
