import { findCart } from '../../../rules/carts/carts.ts'
import { regulateCart } from '../../../rules/carts/regulate-cart.ts'
import { priceCart } from '../../../rules/carts/price-cart.ts'
import type { CommerceContext } from '../context/context.ts'
import { cartEnvironment, type CartView } from './cart-view.ts'
import type { Regulations, RegulationLimit } from '../../../rules/carts/regulations.ts'
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

/** (3.4.5) What the law says of a cart. */
export const regulations = {
  typeDefs: /* GraphQL */ `
    type Query {
      cartRegulations(cart_id: String!): CartRegulations
    }

    type Cart {
      regulations: CartRegulations
    }

    type CartRegulations {
      "The customer's medical cards."
      medical_id_list: [CartMedicalId!]!
      "Of the card that counts; null for none, and in recreational mode."
      medical_id: String
      medical_id_status: MedicalIdStatus!
      info: String!
      "A warning; null for none."
      info_message: String
      "Why the order cannot be placed."
      error_messages: [String!]!
      is_place_order_allowed: Boolean!
      limits: CartRegulationLimits!
    }

    type CartMedicalId {
      medical_id: String!
      "A state's code."
      state: String!
      "YYYY-MM-DD, the last day."
      expiry_date: String!
    }

    enum MedicalIdStatus {
      NOT_REQUIRED
      VALID
      EXPIRED
      NOT_YET_VALID
      OTHER_STATE
      MISSING
    }

    "Null where the state has no limit."
    type CartRegulationLimits {
      thc: CartRegulationLimit
      cbd: CartRegulationLimit
      smoking: CartRegulationLimit
    }

    type CartRegulationLimit {
      max_available: Float!
      "Bought already, in the days that count."
      used: Float!
      "In this cart."
      cart: Float!
      "mg or g."
      unit: String!
      "After this cart."
      remaining: Float!
    }
  `,
  resolvers: {
    Query: {
      cartRegulations: (_: unknown, { cart_id }: { cart_id: string }, context: CommerceContext) =>
        refusing(async () => {
          const env = await cartEnvironment(context)
          return view(await regulateCart(env, await priceCart(env, await findCart(env, cart_id))))
        }),
    },
    Cart: {
      regulations: async ({ cart, env }: CartView) => view(await regulateCart(env, cart)),
    },
  },
}
