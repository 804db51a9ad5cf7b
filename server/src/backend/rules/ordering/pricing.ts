/** The price summary of a cart (3.4.1), in whole cents. Pure; independent of the order of lines and specials. */
import type { PriceSummary } from '@leaflog/core/wire/ordering/ordering'
import type { StateTax } from '../../platform/tables/tables.ts'
import { salePrice, type Special } from './specials.ts'

export interface PricedLine {
  productId: string
  option: string
  quantity: number
  /** Unit price before discounts, in cents. */
  basePrice: number
  /** Standing sale price per unit, in cents. */
  standingPrice: number | null
  /** The active specials of the product. */
  specials: readonly Special[]
}

export interface PricingTerms {
  taxes: readonly StateTax[]
  /** Cents added to every order with items. */
  serviceFee: number
  /** The price of delivery, and the value of goods from which it is free, in cents; null for pickup. */
  delivery: { fee: number; freeFrom: number } | null
  /** The reward discount in cents, limited to the goods. */
  rewards: number
}

export interface LineDiscount {
  name: string
  /** Cents off the whole line. */
  amount: number
}

/** The discount of the best special on a line. */
export function lineDiscounts(line: PricedLine): LineDiscount[] {
  const sale = salePrice(line.basePrice, line.standingPrice, line.specials)
  return sale ? [{ name: sale.name, amount: (line.basePrice - sale.price) * line.quantity }] : []
}

interface Unit {
  productId: string
  option: string
  /** Price after the line's discount. */
  price: number
  specials: readonly Special[]
  taken: boolean
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Most expensive first, because a group of n for a price saves most on them; ties by identity, never by position. */
const dearestFirst = (a: Unit, b: Unit) =>
  b.price - a.price || byText(a.productId, b.productId) || byText(a.option, b.option)

/**
 * The savings of all "n for a price" specials, in cents. A unit counts in one group; a group without savings does not
 * apply.
 */
export function mixAndMatchSaving(lines: readonly PricedLine[]): number {
  const offers = new Map<string, { quantity: number; priceCents: number }>()
  const units: Unit[] = []
  for (const line of lines) {
    for (const { id, rule } of line.specials) if (rule.kind === 'mixAndMatch') offers.set(id, rule)
    const price = salePrice(line.basePrice, line.standingPrice, line.specials)?.price ?? line.basePrice
    const { productId, option, specials } = line
    for (let n = 0; n < line.quantity; n += 1) units.push({ productId, option, price, specials, taken: false })
  }
  units.sort(dearestFirst)
  let saving = 0
  for (const id of [...offers.keys()].toSorted(byText)) {
    const offer = offers.get(id)
    if (offer) saving += applyOffer(units, id, offer)
  }
  return saving
}

function applyOffer(units: readonly Unit[], id: string, offer: { quantity: number; priceCents: number }): number {
  if (offer.quantity < 1) return 0
  const open = units.filter((unit) => !unit.taken && unit.specials.some((special) => special.id === id))
  let saving = 0
  for (let from = 0; from + offer.quantity <= open.length; from += offer.quantity) {
    const group = open.slice(from, from + offer.quantity)
    const saved = group.reduce((sum, unit) => sum + unit.price, 0) - offer.priceCents
    if (saved <= 0) break
    for (const unit of group) unit.taken = true
    saving += saved
  }
  return saving
}

/** One tax in cents; half a cent rounds up. */
const taxOf = (base: number, basisPoints: number) => Math.floor((base * basisPoints + 5_000) / 10_000)

/**
 * total = subtotal - discounts - mixAndMatch - rewards + fees + taxes. Every figure is whole cents and none is below 0.
 * Each tax applies to the goods after all discounts, and is rounded separately.
 */
export function summarise(lines: readonly PricedLine[], terms: PricingTerms): PriceSummary {
  const subtotal = lines.reduce((sum, line) => sum + line.basePrice * line.quantity, 0)
  const discounts = lines.flatMap(lineDiscounts).reduce((sum, discount) => sum + discount.amount, 0)
  const mixAndMatch = mixAndMatchSaving(lines)
  const reduced = subtotal - discounts - mixAndMatch
  const rewards = Math.min(terms.rewards, reduced)
  const goods = reduced - rewards
  const fees = lines.length === 0 ? 0 : terms.serviceFee + deliveryFee(reduced, terms.delivery)
  const taxes = terms.taxes.reduce((sum, tax) => sum + taxOf(goods, tax.basisPoints), 0)
  return { discounts, fees, mixAndMatch, rewards, subtotal, taxes, total: goods + fees + taxes }
}

function deliveryFee(goods: number, delivery: PricingTerms['delivery']): number {
  return delivery === null || goods >= delivery.freeFrom ? 0 : delivery.fee
}
