/** Carts and orders as commerce GraphQL sends them. */
import type { Order, StoredCart } from './commerce.ts'

export interface CartLine {
  readonly uid: string
  readonly sku: string
  readonly quantity: number
}

export const priceOfSku = (sku: string): number => 1500 + 250 * Number(sku.slice(1))

const money = (cents: number) => ({ value: cents / 100, currency: 'USD' })
const totalOf = (lines: readonly CartLine[]) =>
  lines.reduce((sum, { sku, quantity }) => sum + priceOfSku(sku) * quantity, 0)

export function sentCart(
  { id, version, lines: stored, points: wanted }: StoredCart,
  centsAPoint: number,
  have: number,
) {
  const lines = [...stored.values()]
  const subtotal = totalOf(lines)
  const points = Math.min(wanted, have, Math.floor(subtotal / centsAPoint))
  return {
    id,
    version: String(version),
    store_code: 'az_mesa',
    shopping_mode: 'RECREATIONAL',
    email: null,
    is_virtual: false,
    itemsV2: { items: lines.map(sentLine) },
    prices: {
      subtotal_excluding_tax: money(subtotal),
      grand_total: money(subtotal - points * centsAPoint),
      discounts: [],
      applied_taxes: [],
    },
    applied_coupons: [],
    applied_reward_points: points > 0 ? { points, money: money(points * centsAPoint) } : null,
    applied_store_credit: null,
    applied_gift_cards: [],
    sap_opps_service_state: { state: 'OK', error_message: null },
    selected_pickup_location: null,
    delivery_slots: [],
    shipping_addresses: [],
    billing_address: null,
    available_payment_methods: [],
    selected_payment_method: null,
    regulations: null,
  }
}

const sentLine = ({ uid, sku, quantity }: CartLine) => ({
  uid,
  quantity,
  max_qty: null,
  product: { sku, url_key: sku, name: sku, is_medical_only: 0, small_image: null, categories: [] },
  item_info: null,
  prices: {
    row_total: money(priceOfSku(sku) * quantity),
    original_item_price: money(priceOfSku(sku)),
    original_row_total: money(priceOfSku(sku) * quantity),
    total_item_discount: null,
    promo_labels: [],
  },
  errors: [],
})

export function sentOrder({ number, lines, points }: Order, centsAPoint: number) {
  const subtotal = totalOf(lines)
  return {
    number,
    token: '',
    order_date: '2026-06-15 12:00:00',
    status: 'Pending',
    email: null,
    customer_info: { firstname: 'Avery', lastname: null },
    items: lines.map(({ sku, quantity }) => ({
      product_name: sku,
      product_sku: sku,
      quantity_ordered: quantity,
      selected_options: [],
      prices: { row_total: money(priceOfSku(sku) * quantity), total_item_discount: money(0) },
    })),
    total: {
      grand_total: money(subtotal - points * centsAPoint),
      subtotal_excl_tax: money(subtotal),
      total_tax: money(0),
      total_shipping: money(0),
      total_giftcard: null,
      total_store_credit: null,
      total_reward_points: money(points * centsAPoint),
      discounts: [],
    },
    pickup_location: null,
    delivery_slot: null,
    shipping_address: null,
    payment_methods: [],
  }
}
