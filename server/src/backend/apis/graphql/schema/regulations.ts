import type { Resolvers } from './resolvers.generated.ts'
import { findCart } from '../../../rules/carts/carts.ts'
import { regulateCart } from '../../../rules/carts/regulate-cart.ts'
import { priceCart } from '../../../rules/carts/price-cart.ts'
import { cartEnvironment } from './cart-view.ts'
import { readPurchaseTerms } from '../../../rules/carts/purchase-limits.ts'
import type { Regulations, RegulationLimit } from '../../../rules/carts/regulations.ts'
import { amountsView } from './purchase-amounts.ts'
import { refusing } from './refusals.ts'

const limitView = (limit: RegulationLimit | undefined) =>
  limit
    ? {
        max_available: limit.maxAvailable,
        used: limit.used,
        cart: limit.cart,
        unit: limit.unit,
        remaining: limit.remaining,
      }
    : null

const view = (found: Regulations) => ({
  medical_id_list: found.cards.map(({ medical_id, state, expiry_date }) => ({ medical_id, state, expiry_date })),
  medical_id: found.card?.medical_id ?? null,
  medical_id_status: found.status,
  info: found.info,
  info_message: found.infoMessage,
  error_messages: found.errors,
  is_place_order_allowed: found.isPlaceOrderAllowed,
  limits: {
    thc: limitView(found.limits?.thc),
    cbd: limitView(found.limits?.cbd),
    smoking: limitView(found.limits?.smoking),
  },
})

/** (3.4.5) Legal limits of a cart, and those of a store. */
export const regulations: Resolvers = {
  Query: {
    cartRegulations: (_, { cart_id }, context) =>
      refusing(async () => {
        const env = await cartEnvironment(context)
        return view(await regulateCart(env, await priceCart(env, await findCart(env, cart_id))))
      }),
    purchaseLimits: (_, _args, context) =>
      refusing(async () => {
        const { maximum, perLine } = await readPurchaseTerms(await cartEnvironment(context))
        return { maximum: maximum && amountsView(maximum), per_line: perLine }
      }),
  },
  Cart: {
    regulations: async ({ cart, env }) => view(await regulateCart(env, cart)),
  },
}
