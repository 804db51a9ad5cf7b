import type { Resolvers } from './resolvers.generated.ts'
import {
  createCart,
  customersCart,
  findCart,
  lockTwoCarts,
  settingOf,
  type CartEnvironment,
} from '../../../rules/carts/carts.ts'
import { moveCart, onceFor } from '../../../rules/carts/change-cart.ts'
import { mergeInto } from '../../../rules/carts/merge-carts.ts'
import { checkMode } from '../../../rules/carts/mode-check.ts'
import type { CartRow } from '../../../platform/tables/carts.ts'
import { notifyChanges } from '../../../platform/changes/notify.ts'
import type { CustomerRow } from '../../../platform/tables/customers.ts'
import type { PricingMode } from '../../../platform/tables/tables.ts'
import type { CommerceContext } from '../context/context.ts'
import { cartEnvironment, viewCart, type CartView } from './cart-view.ts'
import { lineUid } from './cart-items.ts'
import { refusing } from './refusals.ts'
import { refusal } from '../../../platform/domain-error.ts'

/** A new cart of a guest, or the customer's one cart. */
async function newCart(
  context: CommerceContext,
  wantedId: string | null,
): Promise<{ env: CartEnvironment; row: CartRow }> {
  const env = await cartEnvironment(context)
  const row = env.customer ? await customersCart(env, env.customer) : await createCart(env, wantedId)
  return { env, row }
}

interface Merge {
  operation: string
  customer: CustomerRow
  /** The source of the merge, which is deleted afterwards. */
  source: string
  /** The target of the merge. */
  destination: string
}

/** Merges two carts, once for the request's idempotency key. The result belongs to the customer. */
async function merge(context: CommerceContext, env: CartEnvironment, request: Merge): Promise<CartView> {
  const { operation, customer, source, destination } = request
  if (source === destination) throw refusal('MERGE_WITH_ITSELF')
  const asked = { operation, args: { source, destination }, key: context.idempotencyKey }
  const done = await onceFor(env, asked, async (within) => {
    const [from, into] = await lockTwoCarts(within, source, destination)
    if (operation === 'mergeCarts' && into.customer_id !== customer.id) throw refusal('CART_NOT_FOUND')
    const setting = await settingOf(within, into)
    await moveCart(within, into, setting)
    const errors = await mergeInto({ env: within, cartId: into.id, setting }, from, into)
    await within.db
      .updateTable('commerce_carts')
      .set({ customer_id: customer.id, email: null })
      .where('id', '=', into.id)
      .execute()
    await notifyChanges(within.db, 'cart', [from.id, into.id])
    return { cartId: into.id, errors }
  })
  return viewCart(env, await findCart(env, done.cartId), done.errors)
}

async function modeChange(
  _: unknown,
  { cart_id, mode }: { cart_id: string; mode: PricingMode | 'DEFAULT' },
  context: CommerceContext,
) {
  return refusing(async () => {
    const env = await cartEnvironment(context)
    // The mode of the request's header may be the one in question.
    const row = await findCart(env, cart_id)
    const wanted: PricingMode = mode === 'MEDICAL' ? 'MEDICAL' : 'RECREATIONAL'
    const lines = await checkMode({ ...env, mode: null }, row, wanted)
    return {
      current_mode: row.mode,
      requested_mode: mode,
      incompatible_items: lines.map(({ id, product, quantity }) => ({
        sku: product.sku,
        name: product.name,
        qty: quantity,
        cart_item_uid: lineUid(id),
      })),
    }
  })
}

/** (7a.14, 7a.18, 1.6) Creating and merging carts, and changing their mode. */
export const cartLifecycle: Resolvers = {
  Query: { shoppingModeChangeChecking: modeChange },
  Mutation: {
    shoppingModeChangeChecking: modeChange,
    createEmptyCart: (_, { input }, context) =>
      refusing(async () => (await newCart(context, input?.cart_id ?? null)).row.id),
    createGuestCart: (_, { input }, context) =>
      refusing(async () => {
        const env = { ...(await cartEnvironment(context)), customer: null }
        return { cart: await viewCart(env, await createCart(env, input?.cart_uid ?? null)) }
      }),
    mergeCarts: (_, { source_cart_id, destination_cart_id }, context) =>
      refusing(async () => {
        const customer = await context.customer()
        const env = await cartEnvironment(context)
        const destination = destination_cart_id ?? (await customersCart(env, customer)).id
        return merge(context, env, { operation: 'mergeCarts', customer, source: source_cart_id, destination })
      }),
    assignCustomerToGuestCart: (_, { cart_id }, context) =>
      refusing(async () => {
        const customer = await context.customer()
        const env = await cartEnvironment(context)
        const own = await customersCart(env, customer)
        if (own.id === cart_id) return viewCart(env, own)
        return merge(context, env, {
          operation: 'assignCustomerToGuestCart',
          customer,
          source: own.id,
          destination: cart_id,
        })
      }),
  },
}
