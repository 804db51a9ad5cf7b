/** The state of a checkout. */
import type { OrderOfEither } from '../../wire/commerce/placed-order.ts'
import type { Meaning, Message } from '../../wire/messages/message.ts'
import type { Attempt } from './attempt.ts'
import type { OrderDetails } from './order-details.ts'

export interface CheckoutProblem {
  readonly code: string
  readonly sentence: string
  readonly meaning?: Meaning | undefined
}

/** The wish for an account; the order says the rest of it, and the password travels beside its event. */
export interface AccountAttempt {
  readonly id: string
  readonly until: number
  readonly dateOfBirth?: string | null | undefined
  readonly isSubscribed?: boolean | undefined
}

export interface CheckoutContext {
  readonly attempt: Attempt | null
  readonly asGuest: boolean
  /** The call that is under way for the attempt: the event that asked, and until when its answer is waited for. */
  readonly call?: { readonly id: string; readonly until: number } | undefined
  /** Once no answer came: whether there is an order is not known before one does. */
  readonly unsure: boolean
  /** When an unanswered attempt is asked for again. */
  readonly askAt: number | null
  readonly order: OrderOfEither | null
  /** What was said for the order of a menu's cart. */
  readonly details?: OrderDetails | undefined
  readonly problem: CheckoutProblem | null
  readonly said?: Message | undefined
  readonly account: 'none' | 'creating' | 'created'
  readonly accountAttempt: AccountAttempt | null
  readonly accountProblem: string | null
}

export const nothing: CheckoutContext = {
  attempt: null,
  asGuest: false,
  call: undefined,
  unsure: false,
  askAt: null,
  order: null,
  details: undefined,
  problem: null,
  said: undefined,
  account: 'none',
  accountAttempt: null,
  accountProblem: null,
}
