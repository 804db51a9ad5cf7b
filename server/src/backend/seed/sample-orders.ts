/** Orders from before this database existed, so that the order lookup of the REST API finds something. */
import type { CatalogueProduct, Dispensary, AssortmentEntry, TaxRules } from '@leaflog/fixtures'
import type { EarlierOrder, EarlierOrderItem } from '../platform/tables/orders.ts'

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

export interface OrderSources {
  stores: readonly Dispensary[]
  products: ReadonlyMap<string, CatalogueProduct>
  assortment: (store: Dispensary) => readonly AssortmentEntry[]
  taxRules: Readonly<Record<string, TaxRules>>
}

/** Always the same orders: numbers 100000001 and up, one every six hours, by guests at example.com. */
export function sampleOrders(sources: OrderSources): { orders: EarlierOrder[]; items: EarlierOrderItem[] } {
  const stores = sources.stores.filter((store) => store.kind === 'dispensary')
  const orders: EarlierOrder[] = []
  const items: EarlierOrderItem[] = []
  for (let index = 0; index < ORDERS && stores.length > 0; index += 1) {
    const store = stores[(index * 17) % stores.length]
    const person = people[index % people.length]
    const progress = states[index % states.length]
    if (!store || !person || !progress) continue
    const lines = pickLines(sources, store, { index, count: 1 + (index % 3), mode: 'recreational' })
    if (lines.length === 0) continue
    const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
    const tax = taxOn(subtotal, sources.taxRules[store.state_code], 'recreational')
    const [firstname, lastname] = person
    orders.push({
      entity_id: index + 1,
      increment_id: String(100_000_001 + index),
      store_id: store.store_id,
      channel: 'ordering',
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

/** Up to `count` different products of a store's assortment, always the same for an index, at a mode's prices. */
export function pickLines(
  sources: Pick<OrderSources, 'assortment' | 'products'>,
  store: Dispensary,
  { index, count, mode }: { index: number; count: number; mode: keyof TaxRules },
): Omit<EarlierOrderItem, 'order_id' | 'position'>[] {
  const assortment = sources.assortment(store)
  const lines: Omit<EarlierOrderItem, 'order_id' | 'position'>[] = []
  for (let n = 0; n < count; n += 1) {
    const entry = assortment[(index * 31 + n * 53) % Math.max(1, assortment.length)]
    const product = entry && sources.products.get(entry.productId)
    for (const { option, priceRec, priceMed } of product?.variants ?? []) {
      const price = mode === 'medical' ? priceMed : priceRec
      if (!product || price === null) continue
      if (lines.some((line) => line.product_id === product.id)) break
      lines.push({ product_id: product.id, option, name: product.name, quantity: 1 + (n % 2), price })
      break
    }
  }
  return lines
}

/** The taxes on an amount, each rounded separately. */
export const taxOn = (amount: number, rules: TaxRules | undefined, mode: keyof TaxRules): number =>
  (rules?.[mode] ?? []).reduce((sum, rule) => sum + Math.round((amount * rule.basisPoints) / 10_000), 0)
