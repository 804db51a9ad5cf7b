/** A priced cart as the rows of an order. Pure. */
import type { Insertable } from 'kysely'
import type { PricedCart, PricedLine } from '../carts/price-cart.ts'
import type { CartAddress } from '../../platform/tables/carts.ts'
import type { DeliverySlot } from '../carts/delivery-slots.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'
import type { OrderItemsTable, OrdersTable } from '../../platform/tables/tables.ts'
import type { OrderCheckout, OrderItemChoice } from '../../platform/tables/orders.ts'

export interface OrderTerms {
  entityId: number
  number: string
  token: string
  now: number
  email: string
  customer: CustomerRow | null
  payment: { code: string; title: string }
  slot: { slot: DeliverySlot; label: string } | null
}

/** A code is worth money, so an order stores only its end. */
const endOf = (code: string) => `****-${code.slice(-4)}`

/** An address without its checkout options. */
function shown(address: CartAddress | null): CartAddress | null {
  if (!address) return null
  const { saveInBook: _, ...rest } = address
  return rest
}

function checkoutOf(cart: PricedCart, { payment, slot }: OrderTerms): OrderCheckout {
  const { row, totals, method, place } = cart
  return {
    shippingAddress: cart.isVirtual ? null : shown(row.shipping_address),
    billingAddress: shown(row.billing_address),
    shippingMethod: method && {
      carrierCode: method.carrierCode,
      methodCode: method.methodCode,
      carrierTitle: method.carrierTitle,
      methodTitle: method.methodTitle,
    },
    paymentMethod: { ...payment, purchaseOrderNumber: row.purchase_order_number },
    pickupLocation: method?.kind === 'pickup' ? { code: place.storeCode, name: place.storeName } : null,
    slot: slot && {
      zoneId: slot.slot.zoneId,
      slotId: slot.slot.slotId,
      label: `${slot.label}, ${slot.slot.time}`,
      to: slot.slot.to,
    },
    coupon: totals.applied.some(({ coupon }) => coupon !== null) ? row.coupon : null,
    taxes: totals.taxes,
    discounts: totals.discounts,
    giftCards: totals.giftCards
      .filter(({ amount }) => amount > 0)
      .map(({ code, amount }) => ({ code: endOf(code), amount })),
  }
}

export function orderRow(cart: PricedCart, terms: OrderTerms): Insertable<OrdersTable> {
  const { totals, row, place, method } = cart
  const { entityId, number, token, now, email, customer } = terms
  const who = row.billing_address ?? row.shipping_address
  return {
    entity_id: entityId,
    increment_id: number,
    store_id: place.storeId,
    status: 'pending',
    state: 'new',
    customer_id: customer?.id ?? null,
    customer_email: email,
    customer_firstname: customer?.firstname ?? who?.firstname ?? '',
    customer_lastname: customer?.lastname ?? who?.lastname ?? '',
    created_at: now,
    subtotal: totals.subtotal,
    discount: totals.discount,
    shipping: totals.shipping,
    tax: totals.tax,
    points: totals.points?.points ?? 0,
    points_value: totals.points?.value ?? 0,
    store_credit: totals.storeCredit,
    gift_card: totals.giftCard,
    grand_total: totals.grandTotal,
    cart_id: row.id,
    token,
    mode: cart.mode,
    fulfilment: method?.kind ?? null,
    checkout: JSON.stringify(checkoutOf(cart, terms)),
  }
}

function choiceOf(line: PricedLine): OrderItemChoice {
  return {
    options: line.product.options.map(({ label, valueLabel, optionUid, valueUid }) => {
      return { label, value: valueLabel, optionUid, valueUid }
    }),
    bundle:
      line.bundle === null
        ? null
        : line.selections.map(({ selection, item, option, cents }) => ({
            ...selection,
            name: option.product?.name ?? selection.sku,
            label: option.product?.name ?? selection.sku,
            optionLabel: item.title,
            priceCents: cents,
          })),
    giftCard: line.giftCard,
  }
}

export const itemRows = (cart: PricedCart, entityId: number): Insertable<OrderItemsTable>[] =>
  cart.lines.map((line, position) => ({
    order_id: entityId,
    position,
    product_id: line.product.sku,
    option: line.product.options.map(({ valueLabel }) => valueLabel).join(', '),
    name: line.product.displayName,
    quantity: line.quantity,
    price: line.unitCents,
    parent_sku: line.product.parentSku,
    product_type: line.product.parentSku === null ? line.product.type : 'configurable',
    url_key: line.product.urlKey,
    discount: line.totals.discount,
    tax: line.totals.tax,
    thc_mg: line.limits.thcMg,
    cbd_mg: line.limits.cbdMg,
    smokable_mg: line.limits.smokableMg,
    choice: JSON.stringify(choiceOf(line)),
  }))
