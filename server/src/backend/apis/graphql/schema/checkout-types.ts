const output = (name: string, isNullable = false) => `type ${name} {
    cart: Cart${isNullable ? '' : '!'}
  }`

/** The types of checkout.ts and pickup.ts. */
export const checkoutTypes = /* GraphQL */ `
  type Mutation {
    applyCouponToCart(input: ApplyCouponToCartInput): ApplyCouponToCartOutput
    removeCouponFromCart(input: RemoveCouponFromCartInput): RemoveCouponFromCartOutput
    "The greatest reward that the customer's points and the cart allow; points are spent when the order is placed."
    applyRewardPointsToCart(cartId: ID!): ApplyRewardPointsToCartOutput
    removeRewardPointsFromCart(cartId: ID!): RemoveRewardPointsFromCartOutput
    applyStoreCreditToCart(input: ApplyStoreCreditToCartInput!): ApplyStoreCreditToCartOutput
    removeStoreCreditFromCart(input: RemoveStoreCreditFromCartInput!): RemoveStoreCreditFromCartOutput
    applyGiftCardToCart(input: ApplyGiftCardToCartInput): ApplyGiftCardToCartOutput
    removeGiftCardFromCart(input: RemoveGiftCardFromCartInput): RemoveGiftCardFromCartOutput
    setGuestEmailOnCart(input: SetGuestEmailOnCartInput): SetGuestEmailOnCartOutput
    "One address. With pickup_location_code it may be left out: it is the store's."
    setShippingAddressesOnCart(input: SetShippingAddressesOnCartInput): SetShippingAddressesOnCartOutput
    setBillingAddressOnCart(input: SetBillingAddressOnCartInput): SetBillingAddressOnCartOutput
    "One method."
    setShippingMethodsOnCart(input: SetShippingMethodsOnCartInput): SetShippingMethodsOnCartOutput
    setPaymentMethodOnCart(input: SetPaymentMethodOnCartInput): SetPaymentMethodOnCartOutput
    "One of the cart's delivery_slots."
    setDeliverySlotOnCart(input: SetDeliverySlotOnCartInput!): SetDeliverySlotOnCartOutput
    "What there would be if the cart went to an address. Changes nothing."
    estimateShippingMethods(input: EstimateTotalsInput!): [AvailableShippingMethod]
    "The cart as it would be. Changes nothing."
    estimateTotals(input: EstimateTotalsInput!): EstimateTotalsOutput!
  }

  input ApplyCouponToCartInput {
    cart_id: String!
    coupon_code: String!
  }
  input RemoveCouponFromCartInput {
    cart_id: String!
  }
  input ApplyStoreCreditToCartInput {
    cart_id: String!
  }
  input RemoveStoreCreditFromCartInput {
    cart_id: String!
  }
  input ApplyGiftCardToCartInput {
    cart_id: String!
    gift_card_code: String!
  }
  input RemoveGiftCardFromCartInput {
    cart_id: String!
    gift_card_code: String!
  }
  input SetGuestEmailOnCartInput {
    cart_id: String!
    email: String!
  }

  input SetShippingAddressesOnCartInput {
    cart_id: String!
    shipping_addresses: [ShippingAddressInput]!
  }
  input ShippingAddressInput {
    address: CartAddressInput
    customer_address_id: Int
    customer_notes: String
    "A store's code."
    pickup_location_code: String
  }
  input SetBillingAddressOnCartInput {
    cart_id: String!
    billing_address: BillingAddressInput!
  }
  input BillingAddressInput {
    address: CartAddressInput
    customer_address_id: Int
    same_as_shipping: Boolean
    use_for_shipping: Boolean
  }
  "Regions by their code, name or id; the country says which there are."
  input CartAddressInput {
    firstname: String!
    lastname: String!
    company: String
    street: [String]!
    city: String!
    region: String
    region_id: Int
    postcode: String
    country_code: String!
    telephone: String
    prefix: String
    middlename: String
    suffix: String
    fax: String
    vat_id: String
    "Whether a customer's address book has it from the order on; true where it is left out."
    save_in_address_book: Boolean
  }

  input SetShippingMethodsOnCartInput {
    cart_id: String!
    shipping_methods: [ShippingMethodInput]!
  }
  input ShippingMethodInput {
    carrier_code: String!
    method_code: String!
  }
  input SetPaymentMethodOnCartInput {
    cart_id: String!
    payment_method: PaymentMethodInput!
  }
  input PaymentMethodInput {
    code: String!
    purchase_order_number: String
  }
  input SetDeliverySlotOnCartInput {
    cart_id: String!
    zoneid: String!
    slotid: String!
  }

  input EstimateTotalsInput {
    cart_id: String!
    address: EstimateAddressInput!
    shipping_method: ShippingMethodInput
  }
  input EstimateAddressInput {
    country_code: CountryCodeEnum!
    postcode: String
    region: CustomerAddressRegionInput
  }
  type EstimateTotalsOutput {
    cart: Cart
  }

  ${output('ApplyCouponToCartOutput')}
  ${output('RemoveCouponFromCartOutput', true)}
  ${output('ApplyRewardPointsToCartOutput')}
  ${output('RemoveRewardPointsFromCartOutput')}
  ${output('ApplyStoreCreditToCartOutput')}
  ${output('RemoveStoreCreditFromCartOutput')}
  ${output('ApplyGiftCardToCartOutput')}
  ${output('RemoveGiftCardFromCartOutput')}
  ${output('SetGuestEmailOnCartOutput')}
  ${output('SetShippingAddressesOnCartOutput')}
  ${output('SetBillingAddressOnCartOutput')}
  ${output('SetShippingMethodsOnCartOutput')}
  ${output('SetPaymentMethodOnCartOutput')}
  ${output('SetDeliverySlotOnCartOutput')}
`
