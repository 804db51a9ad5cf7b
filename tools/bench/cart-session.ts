import type { Cart } from '@leaflog/core/wire/ordering/ordering'
import { dispensaries } from '@leaflog/fixtures'

import type { LogEvent } from '../../core/src/engine/log/event.ts'

/** A shopper who changes a large cart: the events of the step benchmark, the same for both sides. */

const tab = 'tab-1'
const store = dispensaries.find((dispensary) => dispensary.kind === 'dispensary')

export interface Session {
  /** Chooses a store and fills the cart. */
  opening: readonly LogEvent[]
  /** Quantity changes with their answers, and the UI events between them. */
  changes: readonly LogEvent[]
  /** The final quantities by product. */
  quantities: ReadonlyMap<string, number>
}

const productOf = (line: number): string => `P${line}`

function cartOf(quantities: ReadonlyMap<string, number>): Cart {
  const items = [...quantities].map(([productId, quantity]) => ({
    id: `item-${productId}`,
    productId,
    quantity,
    option: '3.5g',
    basePrice: 3500,
    discounts: [{ name: 'Spring', amount: 350 }],
    product: {
      name: `Product ${productId}`,
      brand: { name: 'Fernhill' },
      category: 'Flower',
      subcategory: 'Whole Flower',
      variants: [{ option: '3.5g', priceRec: 3500, specialPriceRec: 3150, priceMed: 3300, specialPriceMed: null }],
      image: `/products/flower/${productId}.jpg`,
      strain_type: 'HYBRID',
    },
  }))
  const subtotal = items.reduce((total, item) => total + item.quantity * item.basePrice, 0)
  const priceSummary = { discounts: 0, fees: 0, mixAndMatch: 0, rewards: 0, subtotal, taxes: 0, total: subtotal }
  return { id: 'cart-1', storeId: store?.store_id ?? '', pricingType: 'RECREATIONAL', items, priceSummary }
}

export function cartSession(lines: number, rounds: number): Session {
  const events: LogEvent[] = []
  const record = (type: string, data: unknown): string => {
    const seq = events.length + 1
    events.push({ id: `id-${seq}`, seq, at: 1_790_000_000_000 + seq * 100, type, v: 1, data, tab, cause: null })
    return `id-${seq}`
  }
  const quantities = new Map(Array.from({ length: lines }, (_, line) => [productOf(line), 1]))
  record('dispensary.chosen', { dispensary: store, mode: 'RECREATIONAL' })
  const intent = record('orderingCart.addRequested', {
    productId: productOf(0),
    option: '3.5g',
    quantity: 1,
    facts: null,
  })
  record('orderingCart.created', { intent, cart: cartOf(quantities) })
  record('orderingCart.changed', { intent, cart: cartOf(quantities) })
  const opening = events.length
  for (let round = 0; round < rounds; round += 1) {
    const productId = productOf((round * 7) % lines)
    const quantity = 2 + ((quantities.get(productId) ?? 0) % 5)
    const change = record('orderingCart.quantityChanged', { productId, option: '3.5g', quantity })
    quantities.set(productId, quantity)
    record('orderingCart.changed', { intent: change, cart: cartOf(quantities) })
    record('ui.opened', { part: 'sidebar' })
    record('ui.closed', { part: 'sidebar' })
    record('navigation.arrived', { path: `/page-${round}`, search: '', hash: '', ageGateBypassed: false })
  }
  return { opening: events.slice(0, opening), changes: events.slice(opening), quantities }
}
