import type { CommerceContext } from '../context/context.ts'
import {
  cartChanges,
  menuChanges,
  sessionChanges,
  type CartChange,
  type MenuChange,
  type SessionChange,
} from '../context/live-events.ts'

/** Subscriptions. Each tells its first event at once: from then on nothing is missed. */
export const live = {
  typeDefs: /* GraphQL */ `
    type Subscription {
      """
      A cart of either channel has changed: read it again. Ends when the cart is gone, and when the follower may not see it
      any more. A customer's cart needs the customer's token: graphql-authorization.
      """
      cartChanged(cart_id: String!): CartChange!
      "What a store has to sell, or how many of it, has changed."
      menuChanged(store_code: String!): MenuChange!
      "The sign-in of the bearer token. Ends when it does. Refusals: graphql-authorization."
      sessionChanged: SessionChange!
    }

    type CartChange {
      cart_id: String!
      """
      Names the last change, as the cart's own version does: the same version twice is the same change. Of an ordering
      cart, which tells no version, it is null at first and where changes may have been missed.
      """
      version: String
    }

    type MenuChange {
      store_code: String!
      "Names the last change: the same version twice is the same change."
      version: String!
    }

    type SessionChange {
      state: SessionState!
    }

    enum SessionState {
      signedIn
      "It was ended here or elsewhere: signed out, a new password, a stolen token."
      revoked
    }
  `,
  resolvers: {
    Subscription: {
      cartChanged: {
        subscribe: (_: unknown, { cart_id }: { cart_id: string }, context: CommerceContext) =>
          cartChanges(context, cart_id),
        resolve: (change: CartChange) => change,
      },
      menuChanged: {
        subscribe: (_: unknown, { store_code }: { store_code: string }, context: CommerceContext) =>
          menuChanges(context, store_code),
        resolve: (change: MenuChange) => change,
      },
      sessionChanged: {
        subscribe: (_: unknown, _arguments: object, context: CommerceContext) => sessionChanges(context),
        resolve: (change: SessionChange) => change,
      },
    },
  },
}
