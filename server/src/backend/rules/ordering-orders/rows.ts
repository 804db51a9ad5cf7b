/** An order of the ordering channel as rows. Pure. */
import type { OrderPlacement } from '@leaflog/core/wire/ordering/order'
import type { Insertable } from 'kysely'
import type { CartAddress } from '../../platform/tables/carts.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'
import type { OrderCheckout } from '../../platform/tables/orders.ts'
import type { OrderItemsTable, OrdersTable } from '../../platform/tables/tables.ts'
import type { Choice } from './check-placement.ts'
import type { Offer } from './offer.ts'

export interface RowTerms {
  entityId: number
  number: string
  token: string
  now: number
  customer: CustomerRow | null
  /** The store's, with the name of the person. */
  storeAddress: CartAddress
}

/** As the commerce channel names them, so that pages and mails have one name for each. */
const methods = {
  pickup: {
    carrierCode: 'instore',
    methodCode: 'pickup',
    carrierTitle: 'Pickup',
    methodTitle: 'Pick up at the dispensary',
  },
  delivery: {
    carrierCode: 'delivery',
    methodCode: 'scheduled',
    carrierTitle: 'Delivery',
    methodTitle: 'Standard, scheduled',
  },
} as const

/** The end of a card's number: four characters, and at most half of it. */
function endOf(number: string): string {
  const shown = Math.min(4, Math.floor(number.length / 2))
  return number.slice(number.length - shown)
}

/** An order is delivered within the store's state, so the region is that of the store's address. */
function shippingAddress({ contact, address }: OrderPlacement, { storeAddress }: RowTerms): CartAddress {
  if (address === null) return storeAddress
  const { street, city, postcode } = address
  return { ...storeAddress, street, city, postcode, telephone: contact.telephone }
}

function checkoutOf(offer: Offer, asked: OrderPlacement, { window, payment }: Choice, terms: RowTerms): OrderCheckout {
  const { store, fulfilment, price, medicalCard } = offer
  const isPickup = fulfilment === 'pickup'
  const card = medicalCard === 'needed' ? asked.medicalCard : null
  return {
    shippingAddress: shippingAddress(isPickup ? { ...asked, address: null } : asked, terms),
    billingAddress: null,
    shippingMethod: methods[fulfilment],
    paymentMethod: { ...payment, purchaseOrderNumber: null },
    pickupLocation: isPickup ? { code: store.store_code, name: store.store_name } : null,
    slot: {
      zoneId: window.zoneId,
      slotId: window.slotId,
      label: `${window.label}, ${window.time}`,
      to: window.to,
    },
    coupon: null,
    taxes: price.taxes.map(({ name, amount, basisPoints }) => ({ label: name, amount, rate: basisPoints / 100 })),
    discounts: price.discounts.map(({ name, amount }) => ({ label: name, amount, appliedTo: 'ITEM', coupon: null })),
    giftCards: [],
    ...(isPickup && asked.contact.telephone !== null && { telephone: asked.contact.telephone }),
    ...(card && { medicalCard: { ending: endOf(card.number), expires: card.expires } }),
  }
}

export function orderRow(
  offer: Offer,
  asked: OrderPlacement,
  choice: Choice,
  terms: RowTerms,
): Insertable<OrdersTable> {
  const { store, cart, price } = offer
  const { summary } = price
  const { entityId, number, token, now, customer } = terms
  const feeOf = (wanted: 'service' | 'delivery') => price.fees.find(({ kind }) => kind === wanted)?.amount ?? 0
  return {
    entity_id: entityId,
    increment_id: number,
    store_id: store.store_id,
    channel: 'ordering',
    status: 'pending',
    state: 'new',
    customer_id: customer?.id ?? null,
    customer_email: customer?.email ?? asked.contact.email,
    customer_firstname: customer?.firstname ?? asked.contact.firstname,
    customer_lastname: customer?.lastname ?? asked.contact.lastname,
    created_at: now,
    subtotal: summary.subtotal,
    discount: summary.discounts + summary.mixAndMatch + summary.rewards,
    shipping: feeOf('delivery'),
    service_fee: feeOf('service'),
    tax: summary.taxes,
    grand_total: summary.total,
    cart_id: cart.id,
    token,
    mode: cart.pricingType === 'MEDICAL' ? 'MEDICAL' : 'RECREATIONAL',
    fulfilment: offer.fulfilment,
    checkout: JSON.stringify(checkoutOf(offer, asked, choice, terms)),
  }
}

/** Prices are those before discounts, as the subtotal is. */
export const itemRows = ({ cart, price }: Offer, entityId: number): Insertable<OrderItemsTable>[] =>
  cart.items.map(({ productId, option, quantity, basePrice, product }, position) => ({
    order_id: entityId,
    position,
    product_id: productId,
    option,
    name: product.name,
    quantity,
    price: basePrice,
    discount: price.lines[position]?.discount ?? 0,
    tax: price.lines[position]?.tax ?? 0,
  }))
