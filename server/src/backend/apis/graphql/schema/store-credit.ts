import type { Resolvers } from './resolvers.generated.ts'
import { ledgerMessage } from './ledger-messages.ts'
import { readCreditHistory, readStoreCredit } from '../../../rules/store-credit/store-credit.ts'
import { money, stamp } from '../context/amounts.ts'
import { pageInfo, readPage } from './paging.ts'

/** (2c.6, 3.4.3) A customer's store credit, and paying with it. */
export const storeCredit: Resolvers = {
  Customer: {
    store_credit: (row) => row,
  },
  CustomerStoreCredit: {
    enabled: () => true,
    current_balance: async (row, _args, { db }) => money(await readStoreCredit(db, row.id)),
    balance_history: async (row, asked, { db }) => {
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
}
