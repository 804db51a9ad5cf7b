/** Orders of the sample customers, of products of the stores that they name. */
import type { SampleCustomer, SampleOrder } from '@leaflog/fixtures'
import type { CountedOrder } from '../rules/loyalty/rules.ts'
import type { SeededOrder, SeededOrderItem } from '../platform/tables/orders.ts'
import { modeOfOrder, pickLines, type OrderSources } from './order-lines.ts'
import { seededCheckout } from './seeded-checkout.ts'

/** After the orders of sample-orders.ts, with a gap between. */
const FIRST_ENTITY_ID = 1_001
const FIRST_NUMBER = 100_001_001

const stateOf = {
  pending: 'new',
  processing: 'processing',
  ready_for_pickup: 'processing',
  complete: 'complete',
  canceled: 'canceled',
  closed: 'closed',
} as const satisfies Record<SampleOrder['status'], string>

export interface PlacedOrders {
  orders: SeededOrder[]
  items: SeededOrderItem[]
  /** The fields that points depend on, by the customer's id. */
  counted: ReadonlyMap<string, readonly CountedOrder[]>
}

/** Always the same orders: numbers 100001001 and up. Patients buy at medical prices. */
export function customerOrders(customers: readonly SampleCustomer[], sources: OrderSources): PlacedOrders {
  const orders: SeededOrder[] = []
  const items: SeededOrderItem[] = []
  const counted = new Map<string, CountedOrder[]>()
  for (const customer of customers) {
    const wanted = customer.medicalInfo === null ? 'recreational' : 'medical'
    for (const order of customer.orders) {
      const store = sources.stores.find(({ store_code }) => store_code === order.storeCode)
      if (!store) continue
      const mode = modeOfOrder(store, wanted)
      const index = orders.length
      const lines = pickLines(sources, store, { index, count: order.lines, mode })
      if (lines.length === 0) continue
      const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
      const discount = Math.min(order.discount, subtotal)
      const { firstname, lastname } = customer
      const rules = sources.taxRules[store.state_code]
      const goods = subtotal - discount
      const { tax, columns } = seededCheckout({ store, person: { firstname, lastname }, goods, discount, rules, mode })
      const row: SeededOrder = {
        entity_id: FIRST_ENTITY_ID + index,
        increment_id: String(FIRST_NUMBER + index),
        store_id: store.store_id,
        ...columns,
        status: order.status,
        state: stateOf[order.status],
        customer_id: customer.id,
        customer_email: customer.email,
        customer_firstname: firstname,
        customer_lastname: lastname,
        created_at: order.placedAt,
        subtotal,
        discount,
        shipping: 0,
        tax,
        grand_total: subtotal - discount + tax,
      }
      orders.push(row)
      for (const [position, line] of lines.entries()) items.push({ order_id: row.entity_id, position, ...line })
      const { increment_id: number, state } = row
      const one = { number, state, createdAt: order.placedAt, timeZone: store.time_zone, subtotal, discount }
      counted.set(customer.id, [...(counted.get(customer.id) ?? []), one])
    }
  }
  return { orders, items, counted }
}
