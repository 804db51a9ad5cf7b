/** An order of the ordering channel, as the ordering API says it. Built from its rows whenever it is asked for. */
import type { OrderAddress, OrderPlaced } from '@leaflog/core/wire/ordering/order'
import type { CartAddress } from '../../platform/tables/carts.ts'
import type { StoreTerms } from '../ordering/store-terms.ts'
import type { StoredOrder } from '../loyalty/order-search.ts'

const addressOf = ({ street, city, regionCode, postcode }: CartAddress): OrderAddress => ({
  street,
  city,
  regionCode: regionCode ?? '',
  postcode: postcode ?? '',
})

/** A window's id is its day and its beginning: `2026-11-21T10:00`. */
function windowOf(slot: { slotId: string; to?: string } | null | undefined): OrderPlaced['window'] {
  const [day = '', from = ''] = slot?.slotId.split('T') ?? []
  return { day, from, to: slot?.to ?? '' }
}

const feesOf = ({ service_fee, shipping, fulfilment }: StoredOrder): OrderPlaced['fees'] => [
  ...(service_fee === 0 ? [] : [{ kind: 'service' as const, amount: service_fee }]),
  ...(fulfilment === 'delivery' ? [{ kind: 'delivery' as const, amount: shipping }] : []),
]

export function placedOrder(order: StoredOrder, store: Pick<StoreTerms, 'store_code' | 'store_name'>): OrderPlaced {
  const { checkout } = order
  const { code = '', title = '' } = checkout?.paymentMethod ?? {}
  const to = order.fulfilment === 'delivery' ? checkout?.shippingAddress : null
  return {
    number: order.increment_id,
    token: order.token ?? '',
    placedAt: order.created_at,
    status: order.status,
    storeCode: store.store_code,
    storeName: store.store_name,
    email: order.customer_email,
    firstname: order.customer_firstname,
    lastname: order.customer_lastname,
    items: order.items.map(({ product_id, name, option, quantity, price }) => ({
      productId: product_id,
      name,
      option,
      quantity,
      total: price * quantity,
    })),
    subtotal: order.subtotal,
    discounts: checkout?.discounts.map(({ label, amount }) => ({ name: label, amount })) ?? [],
    taxes: checkout?.taxes.map(({ label, amount }) => ({ name: label, amount })) ?? [],
    fees: feesOf(order),
    total: order.grand_total,
    fulfilment: order.fulfilment ?? 'pickup',
    window: windowOf(checkout?.slot),
    address: to ? addressOf(to) : null,
    payment: { code, title },
  }
}
