/**
 * Subscriptions (docs/decisions/live.md). A message names the latest change, so that clients that lack it can fetch
 * again. Each subscription sends its first message at once.
 */
import * as z from 'zod/mini'

/** A cart of either channel. Null: the ordering channel's carts have no versions. */
export const cartChanged = {
  operationName: 'cartChanged',
  query: `subscription cartChanged($cart_id: String!) {
  cartChanged(cart_id: $cart_id) { cart_id version }
}`,
  result: z.object({ cartChanged: z.object({ cart_id: z.string(), version: z.nullable(z.string()) }) }),
} as const

/** An order of the signed-in customer, or with its token a guest's. */
export const orderChanged = {
  operationName: 'orderChanged',
  query: `subscription orderChanged($number: String!, $token: String) {
  orderChanged(number: $number, token: $token) { number version }
}`,
  result: z.object({ orderChanged: z.object({ number: z.string(), version: z.string() }) }),
} as const

/** A store's assortment. */
export const menuChanged = {
  operationName: 'menuChanged',
  query: `subscription menuChanged($store_code: String!) {
  menuChanged(store_code: $store_code) { store_code version }
}`,
  result: z.object({ menuChanged: z.object({ store_code: z.string(), version: z.string() }) }),
} as const

/** The token's sign-in: `revoked`, once, when it was ended here or elsewhere. */
export const sessionChanged = {
  operationName: 'sessionChanged',
  query: 'subscription sessionChanged { sessionChanged { state } }',
  result: z.object({ sessionChanged: z.object({ state: z.enum(['signedIn', 'revoked']) }) }),
} as const
