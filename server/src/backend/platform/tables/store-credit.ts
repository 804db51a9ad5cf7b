import type { Generated } from 'kysely'

/** Rows are only added (a trigger refuses anything else); the balance is their sum. Money is integer cents. */
export interface StoreCreditEntriesTable {
  customer_id: string
  id: string
  /** The order in which rows were added. */
  seq: Generated<number>
  /** Epoch milliseconds. */
  at: number
  /** The text that the customer sees. */
  action: string
  change: number
  order_number: string | null
}
