/** Carts as resolvers are given them, and what a request says of them. */
import type { ItemError } from '../../carts/cart-items.ts'
import { findCart, type CartEnvironment } from '../../carts/carts.ts'
import { changeCart } from '../../carts/change-cart.ts'
import { priceCart, type PricedCart, type PricedLine } from '../../carts/price-cart.ts'
import type { LockedCart } from '../../carts/set-checkout.ts'
import type { CartRow } from '../../carts/tables.ts'
import type { CommerceContext } from '../context.ts'

/** What resolvers of `Cart` are given. */
export interface CartView {
  cart: PricedCart
  env: CartEnvironment
  /** What of another cart could not be taken along. */
  issues: readonly ItemError[]
}

/** What resolvers of `CartItemInterface` are given. */
export interface LineView {
  line: PricedLine
  cart: PricedCart
}

/** Who asks, when, and what the headers say. A token that is no good is no token: what needs a customer says so. */
export async function cartEnvironment(context: CommerceContext): Promise<CartEnvironment> {
  const { db, clock, ids, shopping, customers, authorization } = context
  const session = authorization === null ? undefined : await customers.sessions.find(authorization)
  return {
    db,
    ids,
    now: clock(),
    customer: session?.customer ?? null,
    storeId: shopping.store === null ? null : (await context.store()).store_id,
    mode: shopping.mode,
    fulfilment: shopping.fulfilment,
  }
}

export const viewCart = async (
  env: CartEnvironment,
  row: CartRow,
  issues: readonly ItemError[] = [],
): Promise<CartView> => ({ cart: await priceCart(env, row), env, issues })

export const readCart = async (env: CartEnvironment, cartId: string): Promise<CartView> =>
  viewCart(env, await findCart(env, cartId))

/** One mutation of one cart, once for the request's idempotency key, and the cart after it. */
export async function change(
  context: CommerceContext,
  request: { cartId: string; operation: string; args: object },
  work: (cart: LockedCart) => Promise<readonly ItemError[] | unknown>,
  given?: CartEnvironment,
): Promise<{ cart: CartView; errors: ItemError[] }> {
  const env = given ?? (await cartEnvironment(context))
  const { row, errors } = await changeCart(env, { ...request, key: context.idempotencyKey }, async (cart) => {
    const found = await work(cart)
    return isErrors(found) ? [...found] : []
  })
  return { cart: await viewCart(env, row), errors }
}

const isErrors = (found: unknown): found is readonly ItemError[] => Array.isArray(found)
