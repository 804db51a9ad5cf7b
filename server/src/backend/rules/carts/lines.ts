/** A stored line with its product, its price and its stock use. Pure; money is integer cents. */
import type { BundleChoice, Sellable, SellableBundle } from '../catalogue/sellable.ts'
import type { Milligrams } from './regulations.ts'
import type { BundleSelection, GiftCardChoice } from '../../platform/tables/carts.ts'
import { message, type Message } from '../../../platform/message.ts'

export interface LineContent {
  quantity: number
  bundle: BundleSelection[] | null
  giftCard: GiftCardChoice | null
  product: Sellable
}

type BundleItem = SellableBundle['items'][number]

export interface ResolvedSelection {
  selection: BundleSelection
  item: BundleItem
  option: BundleChoice
  /** The price of one unit as part of the bundle. */
  cents: number
}

export interface LineIssue {
  code: 'NOT_SALABLE' | 'INSUFFICIENT_STOCK' | 'LIMIT'
  /** (8.11) `title|text` */
  message: Message
}

/** The chosen options of a bundle in the current catalogue; undefined if some no longer exist. */
export function resolveBundle({ product, bundle }: LineContent): ResolvedSelection[] | undefined {
  const definition = product.bundle
  if (!definition || !bundle) return undefined
  const resolved = bundle.map((selection) => {
    const item = definition.items.find(({ uid }) => uid === selection.optionUid)
    const option = item?.options.find(({ uid }) => uid === selection.selectionUid)
    if (!item || !option) return undefined
    return { selection, item, option, cents: selectionCents(definition, option, product.finalCents) }
  })
  const all = resolved.filter((one) => one !== undefined)
  return all.length === resolved.length ? all : undefined
}

function selectionCents(bundle: SellableBundle, option: BundleChoice, bundleCents: number): number {
  if (bundle.dynamicPrice) return option.product?.finalCents ?? 0
  return option.priceType === 'PERCENT' ? Math.round((bundleCents * option.price) / 100) : option.price
}

/** Price per unit, before and after sale prices. */
export function unitPrice(line: LineContent): { regular: number; final: number } {
  if (line.giftCard) return { regular: line.giftCard.amountCents, final: line.giftCard.amountCents }
  const { product } = line
  const selections = resolveBundle(line)
  if (!selections) return { regular: product.priceCents, final: product.finalCents }
  const chosen = selections.reduce((sum, { cents, selection }) => sum + cents * selection.quantity, 0)
  if (product.bundle?.dynamicPrice !== true) {
    return { regular: product.priceCents + chosen, final: product.finalCents + chosen }
  }
  const regular = selections.reduce(
    (sum, { option, selection }) => sum + (option.product?.priceCents ?? 0) * selection.quantity,
    0,
  )
  return { regular, final: chosen }
}

/** Gift cards sent by email take no stock. */
const isStocked = (product: Sellable) => product.giftCard?.type !== 'VIRTUAL'

/** The stock that a line takes, by sku. */
export function demandOf(line: LineContent): [sku: string, quantity: number][] {
  if (!isStocked(line.product)) return []
  if (!line.bundle) return [[line.product.sku, line.quantity]]
  return line.bundle.map(({ sku, quantity }) => [sku, quantity * line.quantity])
}

export function totalDemand(lines: readonly LineContent[]): Map<string, number> {
  const demand = new Map<string, number>()
  for (const [sku, quantity] of lines.flatMap(demandOf)) demand.set(sku, (demand.get(sku) ?? 0) + quantity)
  return demand
}

const partsOf = (line: LineContent): Sellable[] =>
  line.bundle ? (resolveBundle(line) ?? []).flatMap(({ option }) => option.product ?? []) : [line.product]

export const isSoldHere = (line: LineContent): boolean =>
  line.bundle === null
    ? line.product.isSold
    : line.product.isSold && resolveBundle(line)?.every(({ option }) => option.product?.isSold === true) === true

/** The quantity of a line that the stock allows, given the cart's other lines. */
export function maxQuantityOf(line: LineContent, demand: ReadonlyMap<string, number>): number {
  const own = new Map(demandOf(line))
  const parts = isStocked(line.product) ? partsOf(line) : []
  return Math.min(
    ...parts.map(({ sku, quantityInStock }) => {
      const each = (own.get(sku) ?? line.quantity) / line.quantity
      const others = (demand.get(sku) ?? 0) - (own.get(sku) ?? 0)
      return Math.max(0, Math.floor((quantityInStock - others) / each))
    }),
    Number.MAX_SAFE_INTEGER,
  )
}

/** (8.11, 8.25) The problem that prevents ordering a line. */
export function issuesOf(
  line: LineContent,
  place: { storeName: string; perLine: number | null },
  demand: ReadonlyMap<string, number>,
): LineIssue[] {
  const { name } = line.product
  if (!isSoldHere(line)) {
    return [{ code: 'NOT_SALABLE', message: message('NOT_SOLD_HERE', { name, store: place.storeName }) }]
  }
  const most = maxQuantityOf(line, demand)
  if (line.quantity > most) {
    const reason = most === 0 ? message('SOLD_OUT', { name }) : message('TOO_FEW_LEFT', { name, count: most })
    return [{ code: 'INSUFFICIENT_STOCK', message: reason }]
  }
  if (place.perLine !== null && line.quantity > place.perLine) {
    return [{ code: 'LIMIT', message: message('ORDER_LIMIT', { name, count: place.perLine }) }]
  }
  return []
}

/** What a line counts toward the limits of an order. */
export function limitsOf(line: LineContent): Milligrams {
  const parts: [Sellable['limits'], number][] = line.bundle
    ? (resolveBundle(line) ?? []).map(({ option, selection }) => [
        option.product?.limits ?? { thcMg: 0, cbdMg: 0, smokableMg: 0 },
        selection.quantity,
      ])
    : [[line.product.limits, 1]]
  return parts.reduce(
    (sum, [limits, quantity]) => ({
      thcMg: sum.thcMg + limits.thcMg * quantity,
      cbdMg: sum.cbdMg + limits.cbdMg * quantity,
      smokableMg: sum.smokableMg + limits.smokableMg * quantity,
    }),
    { thcMg: 0, cbdMg: 0, smokableMg: 0 },
  )
}

export const isVirtual = ({ product }: LineContent) =>
  product.type === 'virtual' || product.giftCard?.type === 'VIRTUAL'
