/** An order in Adobe Commerce's shape. Orders from before the checkout existed lack its fields. */
import type { CartAddress } from '../../../platform/tables/carts.ts'
import type { OrderCheckout } from '../../../platform/tables/orders.ts'
import { isCancelable } from '../../../rules/orders/cancel-order.ts'
import type { StoredOrder } from '../../../rules/loyalty/order-search.ts'
import type { OrderActionType } from './resolvers.generated.ts'
import { money, stamp } from '../context/amounts.ts'

type StoredItem = StoredOrder['items'][number]

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Formats a status such as `ready_for_pickup` for people. */
const statusLabel = (code: string) => `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('_', ' ')}`

const selectedOptions = ({ choice, option }: StoredItem) => {
  if (!choice) return option === '' ? [] : [{ label: 'Size', value: option }]
  const parts = (choice.bundle ?? []).map((part) => ({
    label: part.optionLabel,
    value: `${part.quantity} x ${part.name}`,
  }))
  return [...choice.options.map(({ label, value }) => ({ label, value })), ...parts]
}

const enteredOptions = ({ choice }: StoredItem) => {
  const card = choice?.giftCard
  if (!card) return []
  const { senderName, recipientName, message } = card
  return [
    { label: 'Gift Card Sender', value: senderName },
    { label: 'Gift Card Recipient', value: recipientName },
    ...(message === null ? [] : [{ label: 'Gift Card Message', value: message }]),
  ]
}

function itemPrices(item: StoredItem) {
  const rowTotal = item.price * item.quantity
  return {
    price: money(item.price),
    price_including_tax: money(item.price + Math.round(item.tax / item.quantity)),
    row_total: money(rowTotal),
    row_total_including_tax: money(rowTotal + item.tax),
    original_price: money(item.price),
    original_row_total: money(rowTotal),
    total_item_discount: money(item.discount),
    fixed_product_taxes: [],
    discounts: null,
  }
}

const itemTypes: Readonly<Record<string, 'BundleOrderItem' | 'GiftCardOrderItem'>> = {
  bundle: 'BundleOrderItem',
  giftcard: 'GiftCardOrderItem',
}

const itemView = (order: StoredOrder) => (item: StoredItem) => ({
  __typename: itemTypes[item.product_type ?? ''] ?? 'OrderItem',
  id: base64(`${order.entity_id}/${item.position}`),
  product_name: item.name,
  product_sku: item.product_id,
  product_type: item.product_type,
  product_url_key: item.url_key,
  menu_product_id: order.channel === 'ordering' ? item.product_id : null,
  product_sale_price: money(item.price),
  quantity_ordered: item.quantity,
  quantity_canceled: order.state === 'canceled' ? item.quantity : 0,
  quantity_invoiced: order.state === 'complete' ? item.quantity : 0,
  quantity_shipped: order.state === 'complete' ? item.quantity : 0,
  quantity_refunded: order.state === 'closed' ? item.quantity : 0,
  quantity_returned: order.state === 'closed' ? item.quantity : 0,
  status: statusLabel(order.status),
  selected_options: selectedOptions(item),
  entered_options: enteredOptions(item),
  discounts:
    item.discount === 0
      ? []
      : [{ amount: money(item.discount), label: 'Discount', applied_to: 'ITEM' as const, coupon: null }],
  prices: itemPrices(item),
  gift_card: item.choice?.giftCard && {
    sender_name: item.choice.giftCard.senderName,
    sender_email: item.choice.giftCard.senderEmail,
    recipient_name: item.choice.giftCard.recipientName,
    recipient_email: item.choice.giftCard.recipientEmail,
    message: item.choice.giftCard.message,
  },
})

const addressView = (address: CartAddress | null | undefined) =>
  address
    ? {
        firstname: address.firstname,
        lastname: address.lastname,
        company: address.company,
        street: address.street,
        city: address.city,
        region: address.region,
        region_id: address.regionId === null ? null : base64(String(address.regionId)),
        postcode: address.postcode,
        country_code: address.countryCode,
        telephone: address.telephone,
        prefix: address.prefix,
        middlename: address.middlename,
        suffix: address.suffix,
        fax: address.fax,
        vat_id: address.vatId,
      }
    : null

/**
 * Adobe Commerce's order has no place for a fee of the shop. It is one of the taxes, so that the rows which any client shows
 * add up to the total.
 */
function taxesOf({ checkout, service_fee }: StoredOrder) {
  const taxes = checkout?.taxes.map(({ label, amount, rate = 0 }) => ({
    title: label,
    amount: money(amount),
    rate,
    code: null,
  }))
  const fee =
    service_fee === 0 ? [] : [{ title: 'Service fee', amount: money(service_fee), rate: 0, code: 'SERVICE_FEE' }]
  return [...(taxes ?? []), ...fee]
}

function totalOf(order: StoredOrder) {
  const { checkout } = order
  const tax = order.tax + order.service_fee
  const discount = { amount: money(order.discount), label: 'Discount', applied_to: 'ITEM' as const, coupon: null }
  const discounts = checkout?.discounts.map(({ label, amount, appliedTo, coupon }) => ({
    label,
    amount: money(amount),
    applied_to: appliedTo,
    coupon: coupon === null ? null : { code: coupon },
  }))
  return {
    grand_total: money(order.grand_total),
    base_grand_total: money(order.grand_total),
    grand_total_excl_tax: money(Math.max(0, order.grand_total - tax)),
    subtotal: money(order.subtotal),
    subtotal_excl_tax: money(order.subtotal),
    subtotal_incl_tax: money(order.subtotal + tax),
    total_tax: money(tax),
    total_shipping: money(order.shipping),
    total_giftcard: money(order.gift_card),
    total_store_credit: money(order.store_credit),
    total_reward_points: money(order.points_value),
    taxes: taxesOf(order),
    shipping_handling: {
      total_amount: money(order.shipping),
      amount_excluding_tax: money(order.shipping),
      amount_including_tax: money(order.shipping),
      taxes: [],
      discounts: [],
    },
    discounts: discounts ?? (order.discount === 0 ? [] : [discount]),
  }
}

/** A slot's id is its day and its beginning: `2026-11-21T10:00`. */
function handoverOf(slot: OrderCheckout['slot'] | undefined) {
  const [, day, from] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(slot?.slotId ?? '') ?? []
  return day === undefined || from === undefined ? null : { day, from, to: slot?.to ?? null }
}

function actionsOf(order: StoredOrder): OrderActionType[] {
  if (order.checkout === null) return []
  const sellsGiftCards = order.items.some(({ choice }) => (choice?.giftCard ?? null) !== null)
  return [
    ...(order.customer_id === null || order.channel === 'ordering' ? [] : ['REORDER' as const]),
    ...(isCancelable(order, sellsGiftCards) ? ['CANCEL' as const] : []),
  ]
}

/** The parent of `OrderItemInterface` resolvers. */
export type OrderItemView = ReturnType<ReturnType<typeof itemView>>

/** The parent of `CustomerOrder` resolvers. */
export type OrderView = ReturnType<typeof orderView>

export function orderView(order: StoredOrder) {
  const placed = stamp(order.created_at)
  const { checkout } = order
  const method = checkout?.shippingMethod
  return {
    id: base64(String(order.entity_id)),
    number: order.increment_id,
    increment_id: order.increment_id,
    order_number: order.increment_id,
    order_date: placed,
    created_at: placed,
    order_status_change_date: order.changed_at === null ? placed : stamp(order.changed_at),
    status: statusLabel(order.status),
    email: order.customer_email,
    token: order.token ?? '',
    grand_total: order.grand_total / 100,
    is_virtual: checkout ? checkout.shippingAddress === null : false,
    total: totalOf(order),
    items: order.items.map(itemView(order)),
    carrier: method?.carrierTitle ?? null,
    shipping_method: method ? `${method.carrierTitle} - ${method.methodTitle}` : null,
    shipping_address: addressView(checkout?.shippingAddress),
    billing_address: addressView(checkout?.billingAddress),
    payment_methods: checkout
      ? [{ name: checkout.paymentMethod.title, type: checkout.paymentMethod.code, additional_data: [] }]
      : [],
    applied_coupons: checkout?.coupon ? [{ code: checkout.coupon }] : [],
    applied_gift_cards: checkout?.giftCards.map(({ code, amount }) => ({ code, applied_balance: money(amount) })) ?? [],
    available_actions: actionsOf(order),
    customer_info: { firstname: order.customer_firstname, lastname: order.customer_lastname },
    comments: [],
    invoices: [],
    shipments: [],
    credit_memos: [],
    pickup_location: checkout?.pickupLocation ?? null,
    delivery_slot: checkout?.slot?.label ?? null,
    shopping_mode: order.mode,
    checkout_type: order.fulfilment,
    channel: order.channel === 'ordering' ? ('ORDERING' as const) : ('COMMERCE' as const),
    store_id: order.store_id,
    handover: handoverOf(checkout?.slot),
    version: order.version,
  }
}
