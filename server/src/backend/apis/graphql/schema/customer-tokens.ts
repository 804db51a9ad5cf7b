import type { Resolvers } from './resolvers.generated.ts'
import type { OrderingCart } from '../../../rules/customers/guest-cart.ts'
import { notSignedIn } from '../context/problems.ts'
import { refusing } from './refusals.ts'
import { refusal } from '../../../platform/domain-error.ts'

interface CustomerToken {
  token: string
  refresh_token: string
  rewards_auto_login: boolean | null
  ordering_cart: OrderingCart | null
}

/** (7a.4 to 7a.6) Signing in, renewing the sign-in, and signing out. */
export const customerTokens: Resolvers = {
  Mutation: {
    generateCustomerToken: (
      _,
      { email, password, cartId },
      { customers, idempotencyKey, device },
    ): Promise<CustomerToken> =>
      refusing(async () => {
        const done = await customers.signIn({ email, password, device, cartId: cartId ?? null, idempotencyKey })
        return {
          ...done.tokens,
          rewards_auto_login: done.customer.loyalty_registered,
          ordering_cart: done.cart,
        }
      }),

    refreshCustomerToken: async (
      _,
      { accessToken, refreshToken },
      { customers, idempotencyKey },
    ): Promise<CustomerToken> => {
      const tokens = await customers.sessions.refresh({ accessToken, refreshToken, idempotencyKey })
      if (!tokens) throw refusal('SESSION_OVER')
      return { ...tokens, rewards_auto_login: null, ordering_cart: null }
    },

    revokeCustomerToken: async (_, _args, { customers, authorization }) => {
      const customer = await customers.sessions.revoke(authorization)
      if (!customer) throw notSignedIn()
      return { result: true, rewards_auto_login: customer.loyalty_registered }
    },
  },
}
