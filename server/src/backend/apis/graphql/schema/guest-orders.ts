import type { Resolvers } from './resolvers.generated.ts'
import type { StoredOrder } from '../../../rules/loyalty/order-search.ts'
import { orderByNumber, orderByToken } from '../../../rules/orders/find-order.ts'
import { orderView } from './order-view.ts'
import { refusing } from './refusals.ts'
import { refusal } from '../../../platform/domain-error.ts'

const same = (a: string | undefined, b: string) => a?.trim().toLowerCase() === b.trim().toLowerCase()

/** An order of an account is visible only to its customer. @throws CartProblem ORDER_NOT_FOUND, ORDER_OF_CUSTOMER */
function ofGuest(order: StoredOrder | undefined) {
  if (!order) throw refusal('ORDER_UNKNOWN')
  if (order.customer_id !== null) throw refusal('ORDER_OF_CUSTOMER')
  return orderView(order)
}

/** (9g.3) A guest finds an order by details that only they know, or by its token. */
export const guestOrders: Resolvers = {
  Query: {
    guestOrder: (_, { input }, { db }) =>
      refusing(async () => {
        const order = await orderByNumber(db, input.number)
        const names = [order?.checkout?.billingAddress?.lastname, order?.customer_lastname]
        const known = same(order?.customer_email, input.email) && names.some((name) => same(name, input.lastname))
        return ofGuest(known ? order : undefined)
      }),
    guestOrderByToken: (_, { input }, { db, clock }) =>
      refusing(async () => ofGuest(await orderByToken(db, input.token, clock()))),
  },
}
