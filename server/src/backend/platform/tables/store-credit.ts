import type { Generated } from 'kysely'

/** Rows are only added (a trigger refuses anything else); a customer's credit is their sum. Money is integer cents. */
export interface StoreCreditEntriesTable {
  customer_id: string
  id: string
  /** The order in which rows were added. */
  seq: Generated<number>
  /** Epoch milliseconds. */
  at: number
  /** What the customer reads. */
  action: string
  change: number
  order_number: string | null
}
