/** Carts of the commerce channel (migration 005). Money is integer cents, times are epoch milliseconds. */
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely'
import type { PricingMode } from './tables.ts'

export type Fulfilment = 'pickup' | 'delivery'

/** A checkout address; `regionId` and `region` are from the country's list if it has one. */
export interface CartAddress {
  firstname: string
  lastname: string
  company: string | null
  street: string[]
  city: string
  regionCode: string | null
  region: string | null
  regionId: number | null
  postcode: string | null
  countryCode: string
  telephone: string | null
  /** The address book entry that it was taken from, if any. */
  customerAddressId: number | null
  notes: string | null
  /** Sent by some clients only; left out if absent. */
  prefix?: string | null
  middlename?: string | null
  suffix?: string | null
  fax?: string | null
  vatId?: string | null
  /** Whether to save it in the address book when the order is placed; left out for addresses that are in it. */
  saveInBook?: boolean
}

/** The chosen options of a bundle; `quantity` is the number in one bundle. */
export interface BundleSelection {
  optionUid: string
  selectionUid: string
  sku: string
  quantity: number
}

/** The details entered for a gift card. */
export interface GiftCardChoice {
  amountCents: number
  senderName: string
  senderEmail: string | null
  recipientName: string
  recipientEmail: string | null
  message: string | null
}

/** 3.4.3. The id is the masked one: 32 unguessable characters. */
export interface CommerceCartsTable {
  id: string
  store_id: string
  mode: PricingMode
  fulfilment: Fulfilment
  customer_id: string | null
  email: string | null
  is_active: Generated<boolean>
  /** The order that the cart became; null while it is active. */
  order_number: string | null
  coupon: string | null
  use_points: Generated<boolean>
  use_credit: Generated<boolean>
  /** Codes, in the order in which they were applied. */
  gift_cards: ColumnType<string[], string | undefined, string>
  shipping_address: JSONColumnType<CartAddress> | null
  billing_address: JSONColumnType<CartAddress> | null
  /** A store's code. */
  pickup_location: string | null
  carrier_code: string | null
  method_code: string | null
  slot_id: string | null
  payment_method: string | null
  purchase_order_number: string | null
  created_at: number
  used_at: number
  /** Identifies the last change, for live followers (migration 007). */
  version: Generated<string>
}
export type CartRow = Selectable<CommerceCartsTable>

/** 3.4.4. `choice_key` distinguishes lines of one sku with different choices: bundles and gift cards. */
export interface CommerceCartItemsTable {
  id: Generated<number>
  cart_id: string
  sku: string
  choice_key: Generated<string>
  quantity: number
  bundle: JSONColumnType<BundleSelection[]> | null
  gift_card: JSONColumnType<GiftCardChoice> | null
}
export type CartItemRow = Selectable<CommerceCartItemsTable>

export interface CartTables {
  commerce_carts: CommerceCartsTable
  commerce_cart_items: CommerceCartItemsTable
}
