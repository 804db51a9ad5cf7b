const addressFields = `
    uid: String!
    "Of the address book; null for one that was typed."
    id: Int
    prefix: String
    firstname: String!
    middlename: String
    lastname: String!
    suffix: String
    company: String
    street: [String]!
    city: String!
    region: CartAddressRegion
    postcode: String
    country: CartAddressCountry!
    telephone: String
    fax: String
    vat_id: String`

/** The types of cart-addresses.ts: where a cart goes, how, and how it is paid. */
export const cartAddressTypes = /* GraphQL */ `
  interface CartAddressInterface {${addressFields}
  }

  type ShippingCartAddress implements CartAddressInterface {${addressFields}
    available_shipping_methods: [AvailableShippingMethod]
    selected_shipping_method: SelectedShippingMethod
    customer_notes: String
    "A store's code, where the order is picked up."
    pickup_location_code: String
    same_as_billing: Boolean!
    items_weight: Float @deprecated(reason: "Weights are not for shoppers.")
    cart_items_v2: [CartItemInterface]
  }

  type BillingCartAddress implements CartAddressInterface {${addressFields}
    customer_notes: String @deprecated(reason: "Only shipping addresses have notes.")
  }

  type CartAddressRegion {
    "AZ."
    code: String
    label: String
    region_id: Int
  }

  type CartAddressCountry {
    code: String!
    label: String!
  }

  type AvailableShippingMethod {
    carrier_code: String!
    carrier_title: String!
    method_code: String
    method_title: String
    amount: Money!
    base_amount: Money @deprecated(reason: "Use amount.")
    price_excl_tax: Money!
    price_incl_tax: Money!
    available: Boolean!
    "Why it is not available."
    error_message: String
  }

  type SelectedShippingMethod {
    carrier_code: String!
    carrier_title: String!
    method_code: String!
    method_title: String!
    amount: Money!
    base_amount: Money @deprecated(reason: "Use amount.")
    price_excl_tax: Money!
    price_incl_tax: Money!
  }

  type AvailablePaymentMethod {
    code: String!
    title: String!
    is_deferred: Boolean!
  }

  "Codes and titles are empty while none is selected."
  type SelectedPaymentMethod {
    code: String!
    title: String!
    purchase_order_number: String
  }
`
