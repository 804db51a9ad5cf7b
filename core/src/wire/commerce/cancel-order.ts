/** Canceling orders of commerce GraphQL: a customer's at once, a guest's by a link in an email. */
import * as z from 'zod/mini'
import { type Said, meaning } from '../messages/message.ts'
import { order, orderAddressFragment, orderFields } from './commerce-orders.ts'
import { listOf } from '../shared/nullable.ts'

const refusal = z.nullable(z.object({ message: z.string(), message_meaning: z.optional(meaning) }))
const problemOf = (refused: z.infer<typeof refusal>): Said | null =>
  refused && { text: refused.message, meaning: refused.message_meaning }

export const cancelOrder = {
  operationName: 'cancelOrder',
  query: `mutation cancelOrder($input: CancelOrderInput!) {
  cancelOrder(input: $input) { errorV2 { message } order { ${orderFields} } }
}
${orderAddressFragment}`,
  result: z.pipe(
    z.object({ cancelOrder: z.object({ errorV2: refusal, order: z.nullable(order) }) }),
    z.transform(({ cancelOrder: { errorV2, order: canceled } }) => ({ problem: problemOf(errorV2), canceled })),
  ),
} as const

/** With the order's token. The order is unchanged until the link in the email is followed. */
export const requestGuestOrderCancel = {
  operationName: 'requestGuestOrderCancel',
  query: `mutation requestGuestOrderCancel($input: GuestOrderCancelInput!) {
  requestGuestOrderCancel(input: $input) { errorV2 { message } }
}`,
  result: z.pipe(
    z.object({ requestGuestOrderCancel: z.object({ errorV2: refusal }) }),
    z.transform(({ requestGuestOrderCancel: { errorV2 } }) => ({ problem: problemOf(errorV2) })),
  ),
} as const

/** With the key from the email, which is a secret. */
export const confirmCancelOrder = {
  operationName: 'confirmCancelOrder',
  query: `mutation confirmCancelOrder($input: ConfirmCancelOrderInput!) {
  confirmCancelOrder(input: $input) { errorV2 { message } }
}`,
  result: z.pipe(
    z.object({ confirmCancelOrder: z.object({ errorV2: refusal }) }),
    z.transform(({ confirmCancelOrder: { errorV2 } }) => ({ problem: problemOf(errorV2) })),
  ),
} as const

/** The reasons to choose from, in display order. */
export const cancellationReasonsQuery = {
  operationName: 'cancellationReasons',
  query: `query cancellationReasons { storeConfig { order_cancellation_reasons { description } } }`,
  result: z.pipe(
    z.object({ storeConfig: z.object({ order_cancellation_reasons: listOf(z.object({ description: z.string() })) }) }),
    z.transform(({ storeConfig }) => storeConfig.order_cancellation_reasons.map(({ description }) => description)),
  ),
} as const
