import { generateCustomerToken } from '@leaflog/core/wire/commerce/credentials'
import { expect, type APIRequestContext } from '@playwright/test'
import { fieldsOf, listOf, textOf } from '../../tools/shared/json.ts'
import type { Credentials } from './customers.ts'
import { add, putUntil } from './put-into-cart.ts'

/** A dispensary of the commerce channel with pickup and delivery. */
export const STORE = 'az_mesa'

const address = {
  firstname: 'Gina',
  lastname: 'Guest',
  street: ['7 Palo Verde Lane'],
  city: 'Mesa',
  region: 'AZ',
  postcode: '85201',
  country_code: 'US',
  telephone: '4805550107',
}

export interface PlacedOrder {
  readonly number: string
  readonly token: string
  /** The names of its products. */
  readonly products: readonly string[]
}

export interface OrderWishes {
  readonly kind?: 'pickup' | 'delivery'
  /** The email of a guest; a customer is signed in instead. */
  readonly email?: string
  readonly customer?: Credentials
  /** One of these; by default a product expensive enough for delivery. */
  readonly product?: { readonly sku: string; readonly name: string }
}

/** One shopper's calls; any refusal fails the test. */
export const shopper =
  (request: APIRequestContext, token: string | null, shoppingmode = 'RECREATIONAL') =>
  async (query: string, variables: object = {}) => {
    const headers = { store: STORE, shoppingmode, ...(token !== null && { authorization: `Bearer ${token}` }) }
    const answer: unknown = await (await request.post('/api/graphql', { data: { query, variables }, headers })).json()
    expect(answer).not.toHaveProperty('errors')
    return fieldsOf(fieldsOf(answer)['data'])
  }

export async function tokenFor(request: APIRequestContext, { email, password }: Credentials): Promise<string> {
  const answer = await shopper(request, null)(generateCustomerToken.query, { email, password })
  return generateCustomerToken.result.parse(answer).generateCustomerToken.token
}

/** Dollars; two of these are enough for delivery. */
const DEAR = 25

/** Places an order without a browser, with the calls of any client of Adobe Commerce. */
export async function placeOrder(request: APIRequestContext, wishes: OrderWishes): Promise<PlacedOrder> {
  const { kind = 'pickup', email, customer, product } = wishes
  const ask = shopper(request, customer ? await tokenFor(request, customer) : null)
  const cart = customer
    ? textOf(fieldsOf((await ask('{ customerCart { id } }'))['customerCart'])['id'])
    : textOf((await ask('mutation { createEmptyCart }'))['createEmptyCart'])
  const set = (name: string, type: string, input: object) =>
    ask(`mutation ($input: ${type}) { ${name}(input: $input) { cart { id } } }`, { input: { cart_id: cart, ...input } })

  const products = product ? [product] : await putUntil(ask, cart, (put) => put.length === 2, DEAR)
  if (product) expect(await add(ask, cart, product.sku)).toBe(true)
  if (email !== undefined) await set('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { email })
  const pickup = kind === 'pickup' ? { pickup_location_code: STORE } : {}
  const shipping_addresses = [{ address, ...pickup }]
  await set('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', { shipping_addresses })
  const offered = await ask(
    `query ($cart: String!) { cart(cart_id: $cart) {
      shipping_addresses { available_shipping_methods { carrier_code method_code available } }
      available_payment_methods { code }
    } }`,
    { cart },
  )
  const [place] = listOf(fieldsOf(offered['cart'])['shipping_addresses']).map(fieldsOf)
  const method = listOf(place?.['available_shipping_methods'])
    .map(fieldsOf)
    .find(({ available, carrier_code }) => available === true && (carrier_code === 'instore') === (kind === 'pickup'))
  const shipping_methods = [{ carrier_code: method?.['carrier_code'], method_code: method?.['method_code'] }]
  await set('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', { shipping_methods })
  await set('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', { billing_address: { address } })
  const payment_method = { code: 'cashondelivery' }
  await set('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', { payment_method })
  const done = await ask(
    `mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { orderV2 { number token } errors { code } } }`,
    { input: { cart_id: cart } },
  )
  const order = fieldsOf(fieldsOf(done['placeOrder'])['orderV2'])
  expect(order).toHaveProperty('number')
  return {
    number: textOf(order['number']),
    token: textOf(order['token']),
    products: products.map(({ name }) => name),
  }
}
