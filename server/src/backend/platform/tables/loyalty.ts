/** The tables of Rewards, and of medical cards and subscribers (migration 003). Times are epoch milliseconds. */
import type { Generated } from 'kysely'

/**
 * `opening` is the balance that a member brought in; `redeem`, `return` and `expire` subtract points, `refund` returns
 * points redeemed for a canceled order.
 */
export type LedgerKind = 'opening' | 'earn' | 'return' | 'redeem' | 'refund' | 'expire'

/** One line of a member's ledger. Subtractions are negative. */
export interface LedgerEntry {
  id: string
  at: number
  kind: LedgerKind
  label: string
  points: number
  order_number: string | null
}

/** Rows are only added. `seq` is their order. */
export interface LoyaltyLedgerTable extends LedgerEntry {
  customer_id: string
  seq: Generated<number>
}

/** 3.3.4. Dates as YYYY-MM-DD. */
export interface MedicalInfosTable {
  id: Generated<number>
  customer_id: string
  physician_id: string
  medical_id: string
  state: string
  issue_start_date: string
  expiry_date: string
  medical_profile_type: string
}

/** Subscribers to the shop's mails without an account or a sign-in. */
export interface NewsletterSubscribersTable {
  email_key: string
  email: string
  created_at: number
}

export interface LoyaltyTables {
  loyalty_ledger: LoyaltyLedgerTable
  medical_infos: MedicalInfosTable
  newsletter_subscribers: NewsletterSubscribersTable
}
