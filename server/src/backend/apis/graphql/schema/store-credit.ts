import { ledgerMessage } from './ledger-messages.ts'
import type { CustomerRow } from '../../../platform/tables/customers.ts'
import { readCreditHistory, readStoreCredit } from '../../../rules/store-credit/store-credit.ts'
import { money, stamp } from '../context/amounts.ts'
import type { CommerceContext } from '../context/context.ts'
import { pageInfo, readPage, type PageArguments } from './paging.ts'

/** (2c.6, 3.4.3) What the shop owes a customer, and pays with. */
export const storeCredit = {
  typeDefs: /* GraphQL */ `
    type Customer {
      store_credit: CustomerStoreCredit
    }

    type CustomerStoreCredit {
      "The latest first."
      balance_history(pageSize: Int = 20, currentPage: Int = 1): CustomerStoreCreditHistory
      current_balance: Money
      "Always true: every customer may have store credit."
      enabled: Boolean
    }

    type CustomerStoreCreditHistory {
      items: [CustomerStoreCreditHistoryItem]
      page_info: SearchResultPageInfo
      total_count: Int
    }

    type CustomerStoreCreditHistoryItem {
      "What it was for."
      action: String
      "After this."
      actual_balance: Money
      "Below zero where it was spent."
      balance_change: Money
      "YYYY-MM-DD HH:MM:SS, UTC."
      date_time_changed: String
    }
  `,
  resolvers: {
    Customer: {
      store_credit: (row: CustomerRow) => row,
    },
    CustomerStoreCredit: {
      enabled: () => true,
      current_balance: async (row: CustomerRow, _args: unknown, { db }: CommerceContext) =>
        money(await readStoreCredit(db, row.id)),
      balance_history: async (row: CustomerRow, asked: PageArguments, { db }: CommerceContext) => {
        const page = readPage(asked, 20)
        const { items, total } = await readCreditHistory(db, row.id, page)
        return {
          items: items.map(({ at, action, change, balance }) => ({
            action: ledgerMessage(action),
            actual_balance: money(balance),
            balance_change: money(change),
            date_time_changed: stamp(at),
          })),
          page_info: pageInfo(page, total),
          total_count: total,
        }
      },
    },
  },
}
