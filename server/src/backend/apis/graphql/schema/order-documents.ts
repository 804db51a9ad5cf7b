const item = `
      id: ID!
      order_item: OrderItemInterface
      product_name: String
      product_sku: String!
      product_sale_price: Money!`

const invoiceItem = `${item}
      quantity_invoiced: Float
      discounts: [Discount]`

const shipmentItem = `${item}
      quantity_shipped: Float!`

/**
 * Invoices and shipments of an order. Orders are paid and handed over at the counter or the door, which writes neither, so
 * there are none; clients ask for them beside an order.
 */
export const orderDocuments = {
  typeDefs: /* GraphQL */ `
    type CustomerOrder {
      invoices: [Invoice]!
      shipments: [OrderShipment]
    }

    type Invoice {
      id: ID!
      number: String!
      items: [InvoiceItemInterface]
      comments: [SalesCommentItem]
      total: InvoiceTotal
    }

    interface InvoiceItemInterface {${invoiceItem}
    }

    type InvoiceItem implements InvoiceItemInterface {${invoiceItem}
    }

    type InvoiceTotal {
      grand_total: Money!
      base_grand_total: Money!
      subtotal: Money!
      total_tax: Money!
      total_shipping: Money!
      taxes: [TaxItem]
      discounts: [Discount]
      shipping_handling: ShippingHandling
    }

    type OrderShipment {
      id: ID!
      number: String!
      items: [ShipmentItemInterface]
      comments: [SalesCommentItem]
      tracking: [ShipmentTracking]
    }

    interface ShipmentItemInterface {${shipmentItem}
    }

    type ShipmentItem implements ShipmentItemInterface {${shipmentItem}
    }

    type ShipmentTracking {
      carrier: String!
      title: String!
      number: String
    }

    type ShippingHandling {
      total_amount: Money!
      amount_excluding_tax: Money
      amount_including_tax: Money
      taxes: [TaxItem]
      discounts: [ShippingDiscount]
    }

    type ShippingDiscount {
      amount: Money!
    }
  `,
  resolvers: {},
}
