import { type Meaning, meaningOf } from '../../wire/messages/message.ts'
import type { OrderOfEither } from '../../wire/commerce/placed-order.ts'
import type { OrderDetails } from './order-details.ts'
import type { CheckoutProblem } from './checkout.context.ts'
import type { CheckoutState } from './checkout.machine.ts'

/** The order that is being placed, or was. */
export interface CheckoutView {
  /** `unsure`: no answer came, and the request is repeated until one does; nothing can be ordered meanwhile. */
  readonly status: 'idle' | 'placing' | 'unsure' | 'placed'
  /** The placed order of either channel; null before. */
  readonly order: OrderOfEither | null
  /** On the ordering channel: what was said for the order so far. */
  readonly details: OrderDetails | null
  /** The order was a guest's, who can create an account from it. */
  readonly asGuest: boolean
  /** Why the last order was not placed. */
  readonly problem: CheckoutProblem | null
  /** Whether a guest has made an account from the order. */
  readonly account: 'none' | 'creating' | 'created'
  /** Why the account could not be made. */
  readonly accountProblem: string | null
  /** `accountProblem` by its code, for translation. */
  readonly accountProblemMeaning: Meaning | undefined
}

export const checkoutView = ({ value, context }: CheckoutState): CheckoutView => ({
  status: value === 'placing' && context.unsure ? 'unsure' : value,
  order: context.order,
  details: context.details ?? null,
  asGuest: context.asGuest,
  problem: context.problem,
  account: context.account,
  accountProblem: context.accountProblem,
  accountProblemMeaning: meaningOf(context.accountProblem, context.said),
})
