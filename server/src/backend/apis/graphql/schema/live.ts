import type { Resolvers } from './resolvers.generated.ts'
import { cartChanges, menuChanges, orderChanges, sessionChanges } from '../context/live-events.ts'

const told = <Change>(change: Change): Change => change

/** Subscriptions. Each sends its first event at once; from then on no change is missed. */
export const live: Resolvers = {
  Subscription: {
    cartChanged: {
      subscribe: (_, { cart_id }, context) => cartChanges(context, cart_id),
      resolve: told,
    },
    orderChanged: {
      subscribe: (_, order, context) => orderChanges(context, order),
      resolve: told,
    },
    menuChanged: {
      subscribe: (_, { store_code }, context) => menuChanges(context, store_code),
      resolve: told,
    },
    sessionChanged: {
      subscribe: (_, _arguments, context) => sessionChanges(context),
      resolve: told,
    },
  },
}
