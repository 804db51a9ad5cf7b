import type { OrderingCart } from '../../../rules/customers/guest-cart.ts'
import type { CommerceContext } from '../context/context.ts'
import { notSignedIn } from '../context/problems.ts'
import { refusing } from './refusals.ts'
import { refusal } from '../../../platform/domain-error.ts'

interface CustomerToken {
  token: string
  refresh_token: string
  rewards_auto_login: boolean | null
  ordering_cart: OrderingCart | null
}

/** (7a.4 to 7a.6) Signing in, staying so, and signing out. */
export const customerTokens = {
  typeDefs: /* GraphQL */ `
    type Mutation {
      "Signs a customer in. Wrong ones, unknown ones and locked ones get the same answer: graphql-authentication."
      generateCustomerToken(
        email: String!
        password: String!
        "The guest's ordering cart, which the customer takes along; ignored if it is none."
        cartId: String
      ): CustomerToken
      """
      The next tokens of a sign-in. Each refresh token is good once; used again, it ends the sign-in, except by a request
      that repeats its Idempotency-Key within a minute. Refusals: graphql-authentication.
      """
      refreshCustomerToken("May have expired." accessToken: String!, refreshToken: String!): CustomerToken
      "Signs the customer of the bearer token out, on this device only."
      revokeCustomerToken: RevokeCustomerTokenOutput
    }

    type CustomerToken {
      "For the header Authorization, as Bearer; good for an hour."
      token: String
      "Good for 30 days, once."
      refresh_token: String
      "Whether the customer is a member of Rewards, so that this sign-in counts there; null after a refresh."
      rewards_auto_login: Boolean
      "The customer's ordering cart from now on; null where there is none, and after a refresh."
      ordering_cart: CustomerOrderingCart
    }

    type CustomerOrderingCart {
      id: String!
      store_id: String!
      "What of the guest's cart could not be kept."
      issues: [CustomerOrderingCartIssue!]!
    }

    type CustomerOrderingCartIssue {
      code: String!
      "A title, a bar and a text: title|text."
      message: String!
    }

    type RevokeCustomerTokenOutput {
      result: Boolean!
      "Whether the customer is a member of Rewards, where this signs out too."
      rewards_auto_login: Boolean
    }
  `,
  resolvers: {
    Mutation: {
      generateCustomerToken: (
        _: unknown,
        { email, password, cartId }: { email: string; password: string; cartId?: string | null },
        { customers, idempotencyKey }: CommerceContext,
      ): Promise<CustomerToken> =>
        refusing(async () => {
          const done = await customers.signIn({ email, password, cartId: cartId ?? null, idempotencyKey })
          return {
            ...done.tokens,
            rewards_auto_login: done.customer.loyalty_registered,
            ordering_cart: done.cart,
          }
        }),

      refreshCustomerToken: async (
        _: unknown,
        { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
        { customers, idempotencyKey }: CommerceContext,
      ): Promise<CustomerToken> => {
        const tokens = await customers.sessions.refresh({ accessToken, refreshToken, idempotencyKey })
        if (!tokens) throw refusal('SESSION_OVER')
        return { ...tokens, rewards_auto_login: null, ordering_cart: null }
      },

      revokeCustomerToken: async (_: unknown, _args: unknown, { customers, authorization }: CommerceContext) => {
        const customer = await customers.sessions.revoke(authorization)
        if (!customer) throw notSignedIn()
        return { result: true, rewards_auto_login: customer.loyalty_registered }
      },
    },
  },
}
