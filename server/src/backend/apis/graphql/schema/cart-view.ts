/** Carts as parents of resolvers, and the request's data about them. */
import type { ItemError } from '../../../rules/carts/cart-items.ts'
import { findCart, type CartEnvironment } from '../../../rules/carts/carts.ts'
import { changeCart } from '../../../rules/carts/change-cart.ts'
import { priceCart, type PricedCart, type PricedLine } from '../../../rules/carts/price-cart.ts'
import type { LockedCart } from '../../../rules/carts/set-checkout.ts'
import type { CartRow } from '../../../platform/tables/carts.ts'
import { openCatalogue, type CatalogueView } from '../../../rules/catalogue/view.ts'
import type { CommerceContext } from '../context/context.ts'

/** The parent of `Cart` resolvers. */
export interface CartView {
  cart: PricedCart
  env: CartEnvironment
  /** The items of the merged cart that could not be added. */
  issues: readonly ItemError[]
}

/** The parent of `CartItemInterface` resolvers. */
export interface LineView {
  line: PricedLine
  cart: PricedCart
}

/**
 * The caller, the time and the headers' choices. An invalid token counts as no token; operations that need a customer
 * refuse it.
 */
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

const catalogues = new WeakMap<PricedCart, Promise<CatalogueView>>()

/** The catalogue at the cart's store and mode, opened once for all its lines. */
export function catalogueOf({ cart }: Pick<LineView, 'cart'>, { db, clock }: CommerceContext): Promise<CatalogueView> {
  const { place, mode } = cart
  const opened =
    catalogues.get(cart) ??
    openCatalogue(db, { storeId: place.storeId, stateCode: place.stateCode, mode, now: clock() })
  catalogues.set(cart, opened)
  return opened
}

export interface ChangedView {
  cart: CartView
  errors: ItemError[]
}

/** Runs one mutation of one cart, once for the request's idempotency key, and returns the cart after it. */
export async function change(
  context: CommerceContext,
  request: { cartId: string; operation: string; args: object },
  work: (cart: LockedCart) => Promise<unknown>,
  given?: CartEnvironment,
): Promise<ChangedView> {
  const env = given ?? (await cartEnvironment(context))
  const { row, errors } = await changeCart(env, { ...request, key: context.idempotencyKey }, async (cart) => {
    const found = await work(cart)
    return isErrors(found) ? [...found] : []
  })
  return { cart: await viewCart(env, row), errors }
}

const isErrors = (found: unknown): found is readonly ItemError[] => Array.isArray(found)
