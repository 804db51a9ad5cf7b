import type { Resolvers } from './resolvers.generated.ts'
import { cancelOwnOrder, confirmCancellation, requestCancellation } from '../../../rules/orders/cancel-order.ts'
import { orderById } from '../../../rules/orders/find-order.ts'
import { CancelProblem } from '../../../rules/orders/problems.ts'
import type { CommerceContext } from '../context/context.ts'
import { orderView } from './order-view.ts'
import { message } from '../../../../platform/message.ts'

/** What shoppers may choose from; any other words are taken as well. */
const reasons = ['I changed my mind', 'I ordered by mistake', 'I cannot pick it up', 'Something else']

/** `id` of an order is the number of its row, in base64; the bare number is taken as well. */
function entityIdOf(id: string): number {
  const text = /^\d{1,9}$/.test(id) ? id : Buffer.from(id, 'base64').toString()
  if (!/^\d{1,9}$/.test(text)) throw new CancelProblem('ORDER_NOT_FOUND', message('ORDER_UNKNOWN'))
  return Number(text)
}

/** The order after `work`, or why it is as it was. */
async function answer(context: CommerceContext, work: () => Promise<number>) {
  try {
    const entityId = await work()
    context.orderChanged()
    return { error: null, errorV2: null, order: orderView(await orderById(context.db, entityId)) }
  } catch (error) {
    if (!(error instanceof CancelProblem)) throw error
    const { code, said } = error
    return { error: said, errorV2: { code, message: said }, order: null }
  }
}

/** Canceling orders, as clients of Adobe Commerce do it: customers at once, guests by a link in a mail. */
export const orderCanceling: Resolvers = {
  StoreConfig: {
    order_cancellation_enabled: () => true,
    order_cancellation_reasons: () => reasons.map((description) => ({ description })),
  },
  Mutation: {
    cancelOrder: async (_, { input }, context) => {
      const { id: customerId } = await context.customer()
      return answer(context, async () => {
        const entityId = entityIdOf(input.order_id)
        await cancelOwnOrder(context.db, { entityId, customerId, reason: input.reason, now: context.clock() })
        return entityId
      })
    },
    requestGuestOrderCancel: (_, { input }, context) =>
      answer(context, () =>
        requestCancellation(context.db, {
          ...input,
          key: context.ids(),
          shopUrl: context.shopUrl(),
          now: context.clock(),
        }),
      ),
    confirmCancelOrder: (_, { input }, context) =>
      answer(context, async () => {
        const entityId = entityIdOf(input.order_id)
        await confirmCancellation(context.db, { entityId, key: input.confirmation_key, now: context.clock() })
        return entityId
      }),
  },
}
