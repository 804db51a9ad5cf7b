/**
 * Subscriptions (docs/decisions/live.md). What is told is a hint: the name of the last change, for whoever does not know
 * it to read again. Each tells its first hint at once.
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

/** What a store has to sell. */
export const menuChanged = {
  operationName: 'menuChanged',
  query: `subscription menuChanged($store_code: String!) {
  menuChanged(store_code: $store_code) { store_code version }
}`,
  result: z.object({ menuChanged: z.object({ store_code: z.string(), version: z.string() }) }),
} as const

/** The sign-in of the token: `revoked`, once, when it has been ended here or elsewhere. */
export const sessionChanged = {
  operationName: 'sessionChanged',
  query: 'subscription sessionChanged { sessionChanged { state } }',
  result: z.object({ sessionChanged: z.object({ state: z.enum(['signedIn', 'revoked']) }) }),
} as const
