/** (3.4.3, 3.4.4) The types of cart.ts: Adobe Commerce's cart, and the shop's own fields. */
export const cartTypes = /* GraphQL */ `
  type Query {
    "A cart by its id: a guest's by whoever knows it, a customer's by the customer alone."
    cart(cart_id: String!): Cart
    "The one cart of the customer who is signed in; made if there is none."
    customerCart: Cart!
  }

  """
  Prices, stock and limits are those of the store that the Store header names, in the mode of ShoppingMode; without the
  headers, those of the last change.
  """
  type Cart {
    "32 characters that nobody guesses."
    id: ID!
    email: String
    "Whether nothing in it has to be handed over."
    is_virtual: Boolean!
    total_quantity: Float!
    total_summary_quantity_including_config: Float!
    items: [CartItemInterface] @deprecated(reason: "Use itemsV2.")
    itemsV2(pageSize: Int = 20, currentPage: Int = 1, sort: QuoteItemsSortInput): CartItems
    prices: CartPrices
    "Rules that did something."
    rules: [CartRule]
    applied_coupon: AppliedCoupon @deprecated(reason: "Use applied_coupons.")
    "Null for none."
    applied_coupons: [AppliedCoupon]
    applied_gift_cards: [AppliedGiftCard]
    applied_reward_points: RewardPointsAmount
    applied_store_credit: AppliedStoreCredit
    shipping_addresses: [ShippingCartAddress]!
    billing_address: BillingCartAddress
    available_payment_methods: [AvailablePaymentMethod]
    selected_payment_method: SelectedPaymentMethod
    available_gift_wrappings: [GiftWrapping]!
    gift_receipt_included: Boolean!
    printed_card_included: Boolean!

    "Where the cart is paid."
    checkoutUrl: String
    "What bringing it costs, as far as that is known; 0 for pickup."
    delivery_cost: Money
    "Whether the store takes orders here."
    sap_opps_service_state: CartServiceState!
    selected_pickup_location: CartPickupLocation
    "Days on which the order can be brought."
    delivery_slots: [CartDeliverySlots!]!
    "A store's code."
    store_code: String!
    shopping_mode: ShoppingMode!
    "pickup or delivery."
    checkout_type: String!
    "What of another cart could not be taken along; filled by the mutation that merged it."
    merge_issues: [CartMergeIssue!]!
    "Names the last change, as cartChanged tells it: whoever has read this version has read that change."
    version: String!
  }

  enum ShoppingMode {
    "As RECREATIONAL."
    DEFAULT
    RECREATIONAL
    MEDICAL
  }

  type CartServiceState {
    "OK or UNAVAILABLE."
    state: String!
    error_message: String
  }

  type CartPickupLocation {
    code: String!
    name: String!
    phone: String
    working_hours: CartWorkingHours!
  }

  "Local time, 9:00 AM - 9:00 PM; null where it is closed all day."
  type CartWorkingHours {
    monday: String
    tuesday: String
    wednesday: String
    thursday: String
    friday: String
    saturday: String
    sunday: String
  }

  type CartDeliverySlots {
    "Saturday, November 21."
    label: String!
    values: [CartDeliverySlot!]!
    "The one that was chosen, if it is of this day."
    selected: CartDeliverySlot
  }

  type CartDeliverySlot {
    zoneid: String!
    slotid: String!
    "10:00 AM - 12:00 PM."
    time: String!
  }

  type CartMergeIssue {
    code: CartUserInputErrorType!
    "A title, a bar and a text: title|text."
    message: String!
  }

  type CartPrices {
    grand_total: Money
    grand_total_excluding_tax: Money
    subtotal_including_tax: Money
    subtotal_excluding_tax: Money
    subtotal_with_discount_excluding_tax: Money
    "Null for none."
    discounts: [Discount]
    discount: CartDiscount @deprecated(reason: "Use discounts.")
    applied_taxes: [CartTaxItem]
    gift_options: GiftOptionsPrices
  }

  type GiftOptionsPrices {
    printed_card: Money
  }

  type CartDiscount {
    amount: Money!
    label: [String]!
  }

  type Discount {
    coupon: AppliedCoupon
  }

  type CartTaxItem {
    amount: Money!
    label: String!
  }

  type CartRule {
    name: String!
  }

  type AppliedCoupon {
    code: String!
  }

  type AppliedGiftCard {
    code: String
    applied_balance: Money
    current_balance: Money
    expiration_date: String
  }

  type AppliedStoreCredit {
    enabled: Boolean
    current_balance: Money
    applied_balance: Money
  }
`
