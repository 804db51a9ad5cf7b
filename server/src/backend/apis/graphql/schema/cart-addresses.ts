import type { Resolvers } from './resolvers.generated.ts'
import type { CartAddress } from '../../../platform/tables/carts.ts'
import type { OfferedMethod } from '../../../rules/carts/fulfilment-options.ts'
import { money } from '../context/amounts.ts'
import type { CartView } from './cart-view.ts'

const addressView = (address: CartAddress, uid: string) => ({
  uid,
  id: address.customerAddressId,
  prefix: address.prefix ?? null,
  firstname: address.firstname,
  middlename: address.middlename ?? null,
  lastname: address.lastname,
  suffix: address.suffix ?? null,
  company: address.company,
  street: address.street,
  city: address.city,
  region: { code: address.regionCode, label: address.region, region_id: address.regionId },
  postcode: address.postcode,
  country: { code: address.countryCode, label: address.countryCode },
  telephone: address.telephone,
  fax: address.fax ?? null,
  vat_id: address.vatId ?? null,
  customer_notes: address.notes,
})

const methodView = ({ carrierCode, carrierTitle, methodCode, methodTitle, amount }: OfferedMethod) => ({
  carrier_code: carrierCode,
  carrier_title: carrierTitle,
  method_code: methodCode,
  method_title: methodTitle,
  amount: money(amount),
  base_amount: money(amount),
  price_excl_tax: money(amount),
  price_incl_tax: money(amount),
})

export const availableMethodView = (method: OfferedMethod) => ({
  ...methodView(method),
  available: method.available,
  error_message: method.error,
})

const uidOf = (kind: string, cartId: string) => Buffer.from(`${kind}/${cartId}`).toString('base64')

function shippingAddresses({ cart }: CartView) {
  const { row, methods, method, totals, lines, place } = cart
  if (row.shipping_address === null || cart.isVirtual) return []
  const isPickup = row.pickup_location === place.storeCode
  return [
    {
      ...addressView(row.shipping_address, uidOf('shipping', row.id)),
      available_shipping_methods: methods.map(availableMethodView),
      selected_shipping_method: method && methodView({ ...method, amount: totals.shipping }),
      pickup_location_code: isPickup ? row.pickup_location : null,
      same_as_billing: JSON.stringify(row.shipping_address) === JSON.stringify(row.billing_address),
      items_weight: null,
      cart_items_v2: lines.map((line) => ({ line, cart })),
    },
  ]
}

/** (3.4.3) The addresses of a cart. */
export const cartAddresses: Resolvers = {
  CartAddressInterface: {
    __resolveType: (view) => ('available_shipping_methods' in view ? 'ShippingCartAddress' : 'BillingCartAddress'),
  },
  Cart: {
    shipping_addresses: shippingAddresses,
    billing_address: ({ cart: { row } }) =>
      row.billing_address && addressView(row.billing_address, uidOf('billing', row.id)),
  },
}
