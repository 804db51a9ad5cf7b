/** Store credit of commerce GraphQL. Money in cents. */
import * as z from 'zod/mini'
import { meaning } from '../messages/message.ts'
import { listOf, words } from '../shared/nullable.ts'
import { money } from '../shared/response-fields.ts'

const entry = z.object({
  /** The reason for it. */
  action: words,
  action_meaning: z.optional(meaning),
  /** Negative if it was spent. */
  balance_change: money,
  /** After this change. */
  actual_balance: money,
  /** `YYYY-MM-DD HH:MM:SS`, UTC. */
  date_time_changed: words,
})
export type CreditEntry = z.infer<typeof entry>

export interface StoreCredit {
  readonly balance: number
  /** The latest first. */
  readonly history: readonly CreditEntry[]
  readonly pages: number
}

/** One page of the history, with the current balance. */
export const storeCreditQuery = {
  operationName: 'storeCredit',
  query: `query storeCredit($pageSize: Int!, $currentPage: Int!) {
  customer {
    store_credit {
      current_balance { value currency }
      balance_history(pageSize: $pageSize, currentPage: $currentPage) {
        items { action balance_change { value currency } actual_balance { value currency } date_time_changed }
        page_info { total_pages }
      }
    }
  }
}`,
  result: z.pipe(
    z.object({
      customer: z.nullable(
        z.object({
          store_credit: z.nullable(
            z.object({
              current_balance: money,
              balance_history: z.nullable(
                z.object({
                  items: listOf(entry),
                  page_info: z.nullable(z.object({ total_pages: z.nullable(z.int()) })),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
    z.transform(({ customer }): StoreCredit => {
      const credit = customer?.store_credit ?? null
      const history = credit?.balance_history ?? null
      return {
        balance: credit?.current_balance ?? 0,
        history: history?.items ?? [],
        pages: history?.page_info?.total_pages ?? 0,
      }
    }),
  ),
} as const
