import type { Generated } from 'kysely'

/** One card of an order. */
export interface SoldGiftCard {
  orderNumber: string
  /** The item's position in the order. */
  position: number
  /** The number of the piece within the item's quantity, from 1. */
  copy: number
}

/** Money is integer cents. */
export interface GiftCardAccountsTable {
  /** SHA-256 of the sixteen characters, in hexadecimal. */
  code_hash: string
  balance: number
  /** YYYY-MM-DD, the last day; null for no end. */
  expires_on: string | null
  /** Whether the balance can be converted to store credit. */
  is_redeemable: Generated<boolean>
}

/** Amounts taken from a card, so that nothing is taken twice. Rows are only added. */
export interface GiftCardEntriesTable {
  code_hash: string
  id: string
  seq: Generated<number>
  /** Epoch milliseconds. */
  at: number
  change: number
  /** The customer who converted it to store credit. */
  customer_id: string | null
  order_number: string | null
}
