/** Orders from before this database existed, so that the order lookup of the REST API finds something. */
import type { SeededOrder, SeededOrderItem } from '../platform/tables/orders.ts'
import { modeOfOrder, pickLines, type OrderSources } from './order-lines.ts'
import { seededCheckout } from './seeded-checkout.ts'

const ORDERS = 48
const FIRST_PLACED = Date.UTC(2026, 8, 1, 14)
const SIX_HOURS = 21_600_000

const people = [
  ['Alex', 'Winterbourne'],
  ['Morgan', 'Castellanos'],
  ['Quinn', 'Abernathy'],
  ['Rosa', 'Delgado'],
  ['Theo', 'Marchetti'],
  ['Imani', 'Okafor'],
  ['Jules', 'Fontaine'],
  ['Harper', 'Nakamura'],
] as const

const states = [
  { state: 'new', status: 'pending' },
  { state: 'processing', status: 'processing' },
  { state: 'processing', status: 'ready_for_pickup' },
  { state: 'complete', status: 'complete' },
  { state: 'canceled', status: 'canceled' },
] as const

/** Always the same orders: numbers 100000001 and up, one every six hours, by guests at example.com. */
export function sampleOrders(sources: OrderSources): { orders: SeededOrder[]; items: SeededOrderItem[] } {
  const stores = sources.stores.filter((store) => store.kind === 'dispensary')
  const orders: SeededOrder[] = []
  const items: SeededOrderItem[] = []
  for (let index = 0; index < ORDERS && stores.length > 0; index += 1) {
    const store = stores[(index * 17) % stores.length]
    const person = people[index % people.length]
    const progress = states[index % states.length]
    if (!store || !person || !progress) continue
    const mode = modeOfOrder(store, 'recreational')
    const lines = pickLines(sources, store, { index, count: 1 + (index % 3), mode })
    if (lines.length === 0) continue
    const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
    const [firstname, lastname] = person
    const { tax, columns } = seededCheckout({
      store,
      person: { firstname, lastname },
      goods: subtotal,
      discount: 0,
      rules: sources.taxRules[store.state_code],
      mode,
    })
    orders.push({
      entity_id: index + 1,
      increment_id: String(100_000_001 + index),
      store_id: store.store_id,
      ...columns,
      ...progress,
      customer_id: null,
      customer_email: `${firstname}.${lastname}@example.com`.toLowerCase(),
      customer_firstname: firstname,
      customer_lastname: lastname,
      created_at: FIRST_PLACED + index * SIX_HOURS,
      subtotal,
      discount: 0,
      shipping: 0,
      tax,
      grand_total: subtotal + tax,
    })
    for (const [position, line] of lines.entries()) items.push({ order_id: index + 1, position, ...line })
  }
  return { orders, items }
}
