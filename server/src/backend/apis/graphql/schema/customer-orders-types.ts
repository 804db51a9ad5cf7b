/** The types of customer-orders.ts, as far as the shop's orders go. */
export const customerOrdersTypes = /* GraphQL */ `
  type Customer {
    "Orders of the account, and those placed under its email since it exists. The latest first unless sorted."
    orders(
      filter: CustomerOrdersFilterInput
      currentPage: Int = 1
      "At most 300."
      pageSize: Int = 20
      sort: CustomerOrderSortInput
      "STORE: only those of the store that the Store header names. Left out: all."
      scope: ScopeTypeEnum
    ): CustomerOrders
  }

  input CustomerOrdersFilterInput {
    number: FilterStringTypeInput
    "A status as orders give it, or its code."
    status: FilterEqualTypeInput
    "YYYY-MM-DD, or with HH:MM:SS, UTC. Both ends are included."
    order_date: FilterRangeTypeInput
    "In dollars. Both ends are included."
    grand_total: FilterRangeTypeInput
  }

  input CustomerOrderSortInput {
    sort_field: CustomerOrderSortableField!
    sort_direction: SortEnum!
  }

  enum CustomerOrderSortableField {
    NUMBER
    CREATED_AT
  }

  enum ScopeTypeEnum {
    GLOBAL
    WEBSITE
    STORE
  }

  type CustomerOrders {
    items: [CustomerOrder]!
    page_info: SearchResultPageInfo
    total_count: Int
    date_of_first_order: String
  }

  type CustomerOrder {
    id: ID!
    number: String!
    increment_id: String @deprecated(reason: "Use id.")
    order_number: String! @deprecated(reason: "Use number.")
    "YYYY-MM-DD HH:MM:SS, UTC."
    order_date: String!
    created_at: String @deprecated(reason: "Use order_date.")
    "For people: Ready for pickup."
    status: String!
    email: String
    total: OrderTotal
    grand_total: Float @deprecated(reason: "Use total.grand_total.")
    items: [OrderItemInterface]
  }

  type OrderTotal {
    grand_total: Money!
    base_grand_total: Money!
    subtotal: Money! @deprecated(reason: "Use subtotal_excl_tax.")
    subtotal_excl_tax: Money!
    total_tax: Money!
    total_shipping: Money!
    discounts: [Discount]
  }

  type Discount {
    amount: Money!
    label: String!
    applied_to: CartDiscountType!
  }

  enum CartDiscountType {
    ITEM
    SHIPPING
  }

  interface OrderItemInterface {
    id: ID!
    product_name: String
    product_sku: String!
    product_sale_price: Money!
    quantity_ordered: Float
    selected_options: [OrderItemOption]
  }

  type OrderItem implements OrderItemInterface {
    id: ID!
    product_name: String
    product_sku: String!
    product_sale_price: Money!
    quantity_ordered: Float
    selected_options: [OrderItemOption]
  }

  type OrderItemOption {
    label: String!
    value: String!
  }
`
