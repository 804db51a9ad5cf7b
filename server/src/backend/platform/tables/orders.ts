/**
 * The columns that migrations 005, 016 and 017 add to orders and their items. Older rows have null or 0. Money is integer cents.
 */
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { OrderItemsTable, OrdersTable } from './tables.ts'
import type { BundleSelection, CartAddress, Fulfilment, GiftCardChoice } from './carts.ts'

/** Payment and fulfilment of an order, as of its placement. */
export interface OrderCheckout {
  shippingAddress: CartAddress | null
  billingAddress: CartAddress | null
  shippingMethod: { carrierCode: string; methodCode: string; carrierTitle: string; methodTitle: string } | null
  paymentMethod: { code: string; title: string; purchaseOrderNumber: string | null }
  pickupLocation: { code: string; name: string } | null
  /** `to` is `HH:MM`; older orders of the commerce channel have none. */
  slot: { zoneId: string; slotId: string; label: string; to?: string } | null
  coupon: string | null
  /** `rate` in percent; older orders have none. */
  taxes: { label: string; amount: number; rate?: number }[]
  discounts: { label: string; amount: number; appliedTo: 'ITEM' | 'SHIPPING'; coupon: string | null }[]
  giftCards: { code: string; amount: number }[]
  /** Of the buyer, where no address has it: a pickup of the ordering channel. */
  telephone?: string
  /** A card that was typed to place the order, never its whole number. `expires` is `YYYY-MM-DD`. */
  medicalCard?: { ending: string; expires: string }
}

/** Who sold it: the commerce catalogue, or a menu of the ordering API. */
export type OrderChannel = 'commerce' | 'ordering'

export interface OrderCheckoutColumns {
  /** The cart that became this order. */
  cart_id: string | null
  /** The token with which a guest finds the order. */
  token: string | null
  mode: 'RECREATIONAL' | 'MEDICAL' | null
  fulfilment: Fulfilment | null
  points: Generated<number>
  points_value: Generated<number>
  store_credit: Generated<number>
  gift_card: Generated<number>
  checkout: JSONColumnType<OrderCheckout> | null
  channel: ColumnType<OrderChannel, OrderChannel | undefined>
  service_fee: Generated<number>
  /** Identifies the last change. Only equality is meaningful. */
  version: Generated<string>
  /** When the status changed last; null if it never did. */
  changed_at: ColumnType<number | null, number | null | undefined>
}

export interface OrderItemChoice {
  options: { label: string; value: string; optionUid: string; valueUid: string }[]
  bundle: (BundleSelection & { name: string; label: string; optionLabel: string; priceCents: number })[] | null
  giftCard: GiftCardChoice | null
}

export interface OrderItemCheckoutColumns {
  parent_sku: string | null
  product_type: string | null
  url_key: string | null
  discount: Generated<number>
  tax: Generated<number>
  thc_mg: Generated<number>
  cbd_mg: Generated<number>
  smokable_mg: Generated<number>
  choice: JSONColumnType<OrderItemChoice> | null
}

/** The rows of the demo data, with JSON as values. No cart became these orders, and they have no token. */
export type SeededOrder = Omit<OrdersTable, keyof OrderCheckoutColumns> &
  Pick<OrderCheckoutColumns, 'mode' | 'fulfilment'> & { channel: OrderChannel; checkout: OrderCheckout }
export type SeededOrderItem = Omit<OrderItemsTable, keyof OrderItemCheckoutColumns> & {
  [Column in Exclude<keyof OrderItemCheckoutColumns, 'choice'>]: OrderItemCheckoutColumns[Column] extends Generated<
    infer Value
  >
    ? Value
    : OrderItemCheckoutColumns[Column]
} & { choice: OrderItemChoice | null }

/** Follow-up work of an order. Times are epoch milliseconds. */
export interface OrderTasksTable {
  order_id: number
  kind: 'confirmation' | 'gift_cards' | 'ready' | 'cancellation'
  created_at: number
  /** Null while it is pending. */
  done_at: number | null
}

export interface OrderCancellationsTable {
  order_id: number
  reason: string
  /** SHA-256 of the key mailed to a guest; null if the customer asked. */
  key_hash: string | null
  requested_at: number
  /** Null while it is only requested. */
  canceled_at: number | null
}
