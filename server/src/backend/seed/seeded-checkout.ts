/** What a checkout says of the demo orders, which were all picked up and paid in cash. */
import type { Dispensary, TaxRules } from '@leaflog/fixtures'
import type { OrderCheckout } from '../platform/tables/orders.ts'

interface Sold {
  store: Dispensary
  person: { firstname: string; lastname: string }
  /** Cents, after the discount. */
  goods: number
  discount: number
  rules: TaxRules | undefined
  mode: keyof TaxRules
}

/** Each tax on the amount, rounded separately. */
const taxesOn = ({ goods, rules, mode }: Sold): OrderCheckout['taxes'] =>
  (rules?.[mode] ?? []).map(({ name, basisPoints }) => ({
    label: name,
    amount: Math.round((goods * basisPoints) / 10_000),
    rate: basisPoints / 100,
  }))

/** The columns that depend on it, and the sum of its taxes. */
export function seededCheckout(sold: Sold) {
  const { store, person, discount, mode } = sold
  const taxes = taxesOn(sold)
  const checkout: OrderCheckout = {
    shippingAddress: {
      ...person,
      company: null,
      street: [store.address],
      city: store.city,
      regionCode: store.state_code,
      region: store.state_name,
      regionId: null,
      postcode: store.postcode,
      countryCode: 'US',
      telephone: store.phone_number,
      customerAddressId: null,
      notes: null,
    },
    billingAddress: null,
    shippingMethod: {
      carrierCode: 'instore',
      methodCode: 'pickup',
      carrierTitle: 'Pickup',
      methodTitle: 'Pick up at the dispensary',
    },
    paymentMethod: { code: 'cashondelivery', title: 'Cash at pickup', purchaseOrderNumber: null },
    pickupLocation: { code: store.store_code, name: store.store_name },
    slot: null,
    coupon: null,
    taxes,
    discounts: discount === 0 ? [] : [{ label: 'Discount', amount: discount, appliedTo: 'ITEM', coupon: null }],
    giftCards: [],
  }
  return {
    tax: taxes.reduce((sum, { amount }) => sum + amount, 0),
    columns: {
      channel: store.channel,
      mode: mode === 'medical' ? ('MEDICAL' as const) : ('RECREATIONAL' as const),
      fulfilment: 'pickup' as const,
      checkout,
    },
  }
}
