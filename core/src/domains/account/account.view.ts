import { type Meaning, meaningOf } from '../../wire/messages/message.ts'
import type { Customer, RecentOrder, Rewards } from '../../wire/commerce/customer-model.ts'
import type { AccountState, Loading } from './account.machine.ts'

/** The signed-in customer: who they are, and what their dashboard shows. */
export interface AccountView {
  /** Of `customer`. */
  readonly status: Loading
  /** Null before it was read, and while nobody is signed in. */
  readonly customer: Customer | null
  /** What the dashboard shows. Known data stays visible while it is fetched again. */
  readonly rewardsStatus: Loading
  /** Points and offers; null before they were read, and for customers who are no members. */
  readonly rewards: Rewards | null
  /** The latest orders, newest first; null before they were read. */
  readonly orders: readonly RecentOrder[] | null
  /** A change of the account is under way. */
  readonly saving: boolean
  /** Why the last change was not saved. */
  readonly problem: string | null
  /** `problem` by its code, for translation. */
  readonly problemMeaning: Meaning | undefined
}

export const accountView = ({ context }: AccountState): AccountView => ({
  status: context.status,
  customer: context.customer,
  rewardsStatus: context.dashboard,
  rewards: context.rewards,
  orders: context.orders,
  saving: context.saving !== null,
  problem: context.problem,
  problemMeaning: meaningOf(context.problem, context.said),
})
