/** The tables of customers and their credentials (migration 002). Times are epoch milliseconds. */
import type { Generated, JSONColumnType, Selectable } from 'kysely'
import type { SoldGiftCard } from './gift-cards.ts'

/**
 * 3.3. One password for shop and Rewards; `password_hash` is null for an account without one (1.5). `is_subscribed` and
 * `email_rewards` are about emails from the shop and the programme, `phone_subscribed` and `phone_rewards` about texts.
 */
export interface CustomersTable {
  id: string
  /** As typed; lookups use `email_key`. */
  email: string
  email_key: string
  password_hash: string | null
  firstname: string
  lastname: string
  nickname: string | null
  suffix: string | null
  middlename: string | null
  prefix: string | null
  taxvat: string | null
  allow_remote_shopping_assistance: Generated<boolean>
  /** 0 to 3. */
  gender: number | null
  /** YYYY-MM-DD */
  date_of_birth: string | null
  shop_registered: Generated<boolean>
  loyalty_registered: Generated<boolean>
  /** A state's code. */
  rewards_state: string | null
  is_subscribed: Generated<boolean>
  email_rewards: Generated<boolean>
  phone: string | null
  /** The name signed under the consent to texts. */
  phone_signature: string | null
  phone_subscribed: Generated<boolean>
  phone_rewards: Generated<boolean>
  /** A store's code. */
  my_store: string | null
  previous_store: string | null
  delivery_method: string | null
  partner_id: string | null
  magento_id: string | null
  drivers_license: string | null
  /** The referrer, as the referral service names them. */
  raf_incentive_id: string | null
  raf_stat_id: string | null
  /** The customer's ordering cart and its store; both or neither. The cart may have expired. */
  cart_id: string | null
  cart_store_id: string | null
  created_at: number
  /** When the customer first proved that they read its mail (rules/customers/confirmations.ts). */
  email_confirmed_at: number | null
}
export type CustomerRow = Selectable<CustomersTable>

/** One sign-in and the refresh tokens that descend from it. `generation` is the current one. */
export interface SessionFamiliesTable {
  id: string
  customer_id: string
  generation: Generated<number>
  /** The idempotency key of the last rotation, and its time. */
  rotated_with: string | null
  rotated_at: number | null
  created_at: number
  used_at: number
  expires_at: number
  revoked_at: number | null
}

/** `token_hash` is the SHA-256 of the token in the mail's link. */
export interface PasswordResetsTable {
  token_hash: string
  customer_id: string
  created_at: number
  expires_at: number
  used_at: number | null
}

/** `token_hash` is the SHA-256 of the token in the mail's link; `email_key` is the address that it was sent to. */
export interface EmailConfirmationsTable {
  token_hash: string
  customer_id: string
  email_key: string
  created_at: number
  expires_at: number
}

/** The outbox of mails that the shop would send. */
export interface MailsTable {
  id: Generated<number>
  to_address: string
  subject: string
  text: string
  html: string
  created_at: number
  /** The gift card whose code belongs in the text; the row does not contain the code. */
  gift_card: JSONColumnType<SoldGiftCard> | null
}

/** A browser in which the customer has signed in; `device_hash` is of the email and the id in the browser's cookie. */
export interface CustomerDevicesTable {
  customer_id: string
  device_hash: string
  used_at: number
}

/** Consecutive failed sign-ins, of known and unknown accounts alike. */
export interface SignInAttemptsTable {
  email_key: string
  /** Of a device that the account knows; '' for all others together. */
  device_hash: Generated<string>
  failures: number
  locked_until: Generated<number>
  failed_at: number
}

export interface CustomerTables {
  customers: CustomersTable
  session_families: SessionFamiliesTable
  password_resets: PasswordResetsTable
  email_confirmations: EmailConfirmationsTable
  customer_devices: CustomerDevicesTable
  mails: MailsTable
  sign_in_attempts: SignInAttemptsTable
}
