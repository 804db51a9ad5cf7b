/**
 * Carts and orders of the commerce channel for tests of the backend: a shopper's calls, in the order of Adobe's guides.
 */
import { z } from 'zod'
import { postTo } from '../backend/apis/graphql/post-to.ts'
import type { Harness } from './backend-harness.ts'
import { customerCalls } from './customer-calls.ts'

export type Headers = Readonly<Record<string, string>>

/** Mesa, recreational. */
export const MESA: Headers = { store: 'az_mesa' }

export const address = {
  firstname: 'Gina',
  lastname: 'Guest',
  street: ['7 Palo Verde Lane'],
  city: 'Mesa',
  region: 'AZ',
  postcode: '85201',
  country_code: 'US',
  telephone: '4805550107',
}

const placed = z.object({
  placeOrder: z.object({
    order: z.object({ order_number: z.string(), number: z.string() }).nullable(),
    orderV2: z.object({ number: z.string(), token: z.string() }).nullable(),
    errors: z.array(z.object({ code: z.string(), message: z.string() })),
  }),
})

export const commerceCalls = (harness: () => Harness) => {
  const post = (query: string, variables: object = {}, headers: Headers = MESA) =>
    postTo(harness().commerce, query, variables, headers)

  /** The data of a call that must succeed. */
  const ask = async (query: string, variables: object = {}, headers: Headers = MESA) => {
    const { data, errors } = await post(query, variables, headers)
    if (errors[0]) throw new Error(`${errors[0].message} (${errors[0].extensions.category})`)
    return data ?? {}
  }
  /** The category and message of the first error. */
  const refusal = async (query: string, variables: object = {}, headers: Headers = MESA) => {
    const [error] = (await post(query, variables, headers)).errors
    return error ? [error.extensions.category, error.message] : undefined
  }
  const create = async (headers: Headers = MESA): Promise<string> =>
    z.object({ createEmptyCart: z.string() }).parse(await ask('mutation { createEmptyCart }', {}, headers))
      .createEmptyCart

  const add = async (cartId: string, cartItems: readonly object[], headers: Headers = MESA) => {
    const query = `mutation ($cartId: String!, $cartItems: [CartItemInput!]!) {
      addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
        cart { total_quantity items { uid quantity product { sku } } }
        user_errors { __typename code message }
      }
    }`
    const shape = z.object({
      addProductsToCart: z.object({
        cart: z.object({
          total_quantity: z.number(),
          items: z.array(z.object({ uid: z.string(), quantity: z.number(), product: z.object({ sku: z.string() }) })),
        }),
        user_errors: z.array(z.object({ __typename: z.string(), code: z.string(), message: z.string() })),
      }),
    })
    return shape.parse(await ask(query, { cartId, cartItems }, headers)).addProductsToCart
  }
  const holding = async (items: readonly object[], headers: Headers = MESA): Promise<string> => {
    const id = await create(headers)
    const { user_errors } = await add(id, items, headers)
    if (user_errors[0]) throw new Error(user_errors[0].message)
    return id
  }

  const cart = async (cartId: string, fields: string, headers: Headers = MESA): Promise<unknown> => {
    const data = await ask(`query ($id: String!) { cart(cart_id: $id) { ${fields} } }`, { id: cartId }, headers)
    return data['cart']
  }
  /** A mutation of one cart with an input; returns the cart's fields. */
  const set = async (
    name: string,
    cartId: string,
    input: object,
    fields = 'id',
    headers: Headers = MESA,
  ): Promise<unknown> => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
    const required = ['applyStoreCreditToCart', 'removeStoreCreditFromCart', 'setDeliverySlotOnCart'].includes(name)
    const query = `mutation ($input: ${type}${required ? '!' : ''}) { ${name}(input: $input) { cart { ${fields} } } }`
    const data = await ask(query, { input: { cart_id: cartId, ...input } }, headers)
    return z.object({ cart: z.unknown() }).parse(data[name]).cart
  }

  /** Everything that a cart needs besides items, as a guest's checkout sets it. */
  const prepare = async (
    cartId: string,
    { kind, email, headers = MESA }: { kind: 'pickup' | 'delivery'; email: string | null; headers?: Headers },
  ) => {
    if (email !== null) await set('setGuestEmailOnCart', cartId, { email }, 'email', headers)
    const shipping = kind === 'pickup' ? { address, pickup_location_code: 'az_mesa' } : { address }
    await set('setShippingAddressesOnCart', cartId, { shipping_addresses: [shipping] }, 'id', headers)
    const method =
      kind === 'pickup'
        ? { carrier_code: 'instore', method_code: 'pickup' }
        : { carrier_code: 'delivery', method_code: 'scheduled' }
    await set('setShippingMethodsOnCart', cartId, { shipping_methods: [method] }, 'id', headers)
    await set('setBillingAddressOnCart', cartId, { billing_address: { address } }, 'id', headers)
    await set('setPaymentMethodOnCart', cartId, { payment_method: { code: 'cashondelivery' } }, 'id', headers)
  }

  const place = async (cartId: string, headers: Headers = MESA) => {
    const query = `mutation ($input: PlaceOrderInput) {
      placeOrder(input: $input) { order { order_number number } orderV2 { number token } errors { code message } }
    }`
    return placed.parse(await ask(query, { input: { cart_id: cartId } }, headers)).placeOrder
  }
  /** Places the order of a cart, which must succeed; returns its number. */
  const order = async (cartId: string, headers: Headers = MESA): Promise<string> => {
    const { orderV2, errors } = await place(cartId, headers)
    if (!orderV2) throw new Error(errors[0]?.message)
    return orderV2.number
  }
  const signedIn = async (email: string, password: string): Promise<Headers> => {
    const calls = customerCalls(harness)
    const { token } = await calls.signIn(email, password)
    return { ...MESA, ...calls.bearer(token) }
  }
  return { post, ask, refusal, create, add, holding, cart, set, prepare, place, order, signedIn }
}
