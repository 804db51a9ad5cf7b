import type { Generated } from 'kysely'

/** One card of an order. */
export interface SoldGiftCard {
  orderNumber: string
  /** The item's position in the order. */
  position: number
  /** Of the item's quantity, from 1. */
  copy: number
}

/** Money is integer cents. */
export interface GiftCardAccountsTable {
  /** SHA-256 of the sixteen signs, in hexadecimal. */
  code_hash: string
  balance: number
  /** YYYY-MM-DD, the last day; null for no end. */
  expires_on: string | null
  /** Whether the balance may become store credit. */
  is_redeemable: Generated<boolean>
}

/** What was taken from a card, so that nothing is taken twice. Rows are only added. */
export interface GiftCardEntriesTable {
  code_hash: string
  id: string
  seq: Generated<number>
  /** Epoch milliseconds. */
  at: number
  change: number
  /** Who made store credit of it. */
  customer_id: string | null
  order_number: string | null
}
