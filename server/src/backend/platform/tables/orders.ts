/** The columns that migration 005 adds to orders and their items. Older rows have null or 0. Money is integer cents. */
import type { Generated, JSONColumnType } from 'kysely'
import type { OrderItemsTable, OrdersTable } from './tables.ts'
import type { BundleSelection, CartAddress, Fulfilment, GiftCardChoice } from './carts.ts'

/** Payment and fulfilment of an order, as of its placement. */
export interface OrderCheckout {
  shippingAddress: CartAddress | null
  billingAddress: CartAddress | null
  shippingMethod: { carrierCode: string; methodCode: string; carrierTitle: string; methodTitle: string } | null
  paymentMethod: { code: string; title: string; purchaseOrderNumber: string | null }
  pickupLocation: { code: string; name: string } | null
  slot: { zoneId: string; slotId: string; label: string } | null
  coupon: string | null
  /** `rate` in percent; older orders have none. */
  taxes: { label: string; amount: number; rate?: number }[]
  discounts: { label: string; amount: number; appliedTo: 'ITEM' | 'SHIPPING'; coupon: string | null }[]
  giftCards: { code: string; amount: number }[]
}

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

/** The columns of an order from before the checkout existed: seeded orders. */
export type EarlierOrder = Omit<OrdersTable, keyof OrderCheckoutColumns>
export type EarlierOrderItem = Omit<OrderItemsTable, keyof OrderItemCheckoutColumns>

/** Follow-up work of an order. Times are epoch milliseconds. */
export interface OrderTasksTable {
  order_id: number
  kind: 'confirmation' | 'gift_cards' | 'cancellation'
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
