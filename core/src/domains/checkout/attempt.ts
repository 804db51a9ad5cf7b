/** An order that is being placed, once, on either channel. */
import * as z from 'zod/mini'
import { type OrderPlacement, orderPlacement } from '../../wire/ordering/order.ts'
import { type Shopping, shopping } from '../../wire/commerce/shopping.ts'

/** The commerce channel's cart knows everything; the ordering channel's is told when the order is placed. */
export const savedAttempt = z.union([
  z.object({ id: z.string(), cartId: z.string(), shopping }),
  z.object({ id: z.string(), cartId: z.string(), storeId: z.string(), order: orderPlacement }),
])

export type Attempt =
  | { readonly id: string; readonly cartId: string; readonly shopping: Shopping }
  | { readonly id: string; readonly cartId: string; readonly storeId: string; readonly order: OrderPlacement }

/** The call that places it. `attempt` makes the key, so that a repeated call places no second order. */
export function placingOf(attempt: Attempt) {
  const { id, cartId } = attempt
  return 'order' in attempt
    ? ({ effect: 'order', params: { attempt: id, cartId, storeId: attempt.storeId, order: attempt.order } } as const)
    : ({ effect: 'place', params: { attempt: id, cartId, shopping: attempt.shopping } } as const)
}
