import type { Resolvers } from './resolvers.generated.ts'
import { cancelOwnOrder, confirmCancellation, requestCancellation } from '../../../rules/orders/cancel-order.ts'
import { orderById } from '../../../rules/orders/find-order.ts'
import { CancelProblem } from '../../../rules/orders/problems.ts'
import type { CommerceContext } from '../context/context.ts'
import { orderView } from './order-view.ts'
import { message } from '../../../../platform/message.ts'

/** The reasons that shoppers may choose; any other text is accepted too. */
const reasons = ['I changed my mind', 'I ordered by mistake', 'I can’t pick it up', 'Something else']

/** An order's `id` is its row number in base64; the plain number is accepted too. */
function entityIdOf(id: string): number {
  const text = /^\d{1,9}$/.test(id) ? id : Buffer.from(id, 'base64').toString()
  if (!/^\d{1,9}$/.test(text)) throw new CancelProblem('ORDER_NOT_FOUND', message('ORDER_UNKNOWN'))
  return Number(text)
}

/** The order after `work`, or the unchanged order with the reason. */
async function answer(context: CommerceContext, work: () => Promise<number>) {
  try {
    const entityId = await work()
    context.orderChanged()
    return { error: null, errorV2: null, order: orderView(await orderById(context.db, entityId)) }
  } catch (error) {
    if (!(error instanceof CancelProblem)) throw error
    const { code, reason } = error
    return { error: reason, errorV2: { code, message: reason }, order: null }
  }
}

/** Order cancellation as clients of Adobe Commerce do it: at once for customers, by a mailed link for guests. */
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
