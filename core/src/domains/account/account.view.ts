import { type Meaning, meaningOf } from '../../wire/messages/message.ts'
import type { Customer, RecentOrder, Rewards } from '../../wire/commerce/customer-model.ts'
import type { AccountState, Loading } from './account.machine.ts'

export interface AccountView {
  readonly status: Loading
  readonly customer: Customer | null
  /** What the dashboard shows. Known data stays visible while it is fetched again. */
  readonly rewardsStatus: Loading
  readonly rewards: Rewards | null
  readonly orders: readonly RecentOrder[] | null
  readonly saving: boolean
  /** Why the last change was not saved. */
  readonly problem: string | null
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
