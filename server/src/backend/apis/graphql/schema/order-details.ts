const itemFields = `
    product_type: String
    product_url_key: String
    quantity_canceled: Float
    quantity_invoiced: Float
    quantity_shipped: Float
    quantity_refunded: Float
    quantity_returned: Float
    status: String
    entered_options: [OrderItemOption]
    discounts: [Discount]
    prices: OrderItemPrices`

const wholeItem = `
    id: ID!
    product_name: String
    product_sku: String!
    product_sale_price: Money!
    quantity_ordered: Float
    selected_options: [OrderItemOption]${itemFields}`

/** What a checkout adds to orders (customer-orders.ts); null or empty on orders from before there was one. */
export const orderDetails = {
  typeDefs: /* GraphQL */ `
    type CustomerOrder {
      "With which a guest finds the order again; empty on orders from before there was a checkout."
      token: String!
      is_virtual: Boolean!
      order_status_change_date: String!
      carrier: String
      shipping_method: String
      shipping_address: OrderAddress
      billing_address: OrderAddress
      payment_methods: [OrderPaymentMethod]
      applied_coupons: [AppliedCoupon]!
      applied_gift_cards: [ApplyGiftCardToOrder]
      available_actions: [OrderActionType]!
      customer_info: OrderCustomerInfo!
      comments: [SalesCommentItem]
      "Where the order is picked up; null where it is brought."
      pickup_location: OrderPickupLocation
      "The window in which it is brought."
      delivery_slot: String
      shopping_mode: ShoppingMode
      "pickup or delivery."
      checkout_type: String
    }

    type OrderPickupLocation {
      "A store's code."
      code: String!
      name: String!
    }

    type OrderTotal {
      grand_total_excl_tax: Money!
      subtotal_incl_tax: Money!
      total_giftcard: Money
      total_store_credit: Money
      total_reward_points: Money
      taxes: [TaxItem]
      shipping_handling: ShippingHandling
    }

    type TaxItem {
      title: String!
      amount: Money!
      "Percent."
      rate: Float!
    }

    type OrderAddress {
      prefix: String
      middlename: String
      suffix: String
      fax: String
      vat_id: String
      firstname: String!
      lastname: String!
      company: String
      street: [String]!
      city: String!
      region: String
      region_id: ID
      postcode: String
      country_code: CountryCodeEnum
      telephone: String
    }

    type OrderPaymentMethod {
      name: String!
      type: String!
      additional_data: [KeyValue]
    }

    type KeyValue {
      name: String
      value: String
    }

    "The code's last signs."
    type ApplyGiftCardToOrder {
      code: String!
      applied_balance: Money!
    }

    enum OrderActionType {
      REORDER
      CANCEL
      RETURN
    }

    type OrderCustomerInfo {
      firstname: String!
      lastname: String
    }

    type SalesCommentItem {
      message: String!
      timestamp: String!
    }

    interface OrderItemInterface {${itemFields}
    }

    type OrderItem implements OrderItemInterface {${itemFields}
    }

    type BundleOrderItem implements OrderItemInterface {${wholeItem}
    }

    type GiftCardOrderItem implements OrderItemInterface {${wholeItem}
      gift_card: OrderGiftCard
    }

    type OrderGiftCard {
      sender_name: String
      sender_email: String
      recipient_name: String
      recipient_email: String
      message: String
    }

    type OrderItemPrices {
      price: Money!
      price_including_tax: Money!
      row_total: Money!
      row_total_including_tax: Money!
      original_price: Money
      original_row_total: Money!
      total_item_discount: Money!
      fixed_product_taxes: [FixedProductTax]!
      discounts: [Discount]
    }
  `,
  resolvers: {},
}
