/** The price of a cart (3.4.1) and of what it consists, in whole cents. Pure. */
import type { PriceSummary } from '@leaflog/core/wire/ordering/ordering'
import { divide, partOf } from '../../platform/cents.ts'
import type { StateTax } from '../../platform/tables/tables.ts'
import { mixAndMatchSavings } from './mix-and-match.ts'
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

export interface NamedTax {
  name: string
  basisPoints: number
  amount: number
}

export interface Fee {
  kind: 'service' | 'delivery'
  amount: number
}

/** A price with its parts. Those of each kind add up to the summary's figure, and the lines' to the cart's. */
export interface Breakdown {
  summary: PriceSummary
  /** By name: of lines, mix and match, and rewards. */
  discounts: LineDiscount[]
  taxes: NamedTax[]
  /** Delivery that is free is among them. */
  fees: Fee[]
  /** In the order of the lines. */
  lines: { discount: number; tax: number }[]
}

/** The discount of the best special on a line. */
export function lineDiscounts(line: PricedLine): LineDiscount[] {
  const sale = salePrice(line.basePrice, line.standingPrice, line.specials)
  return sale ? [{ name: sale.name, amount: (line.basePrice - sale.price) * line.quantity }] : []
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const sumOf = (parts: readonly { amount: number }[]) => sum(parts.map(({ amount }) => amount))

/** One entry for each name, in the order in which they first appear. */
function byName(discounts: readonly LineDiscount[]): LineDiscount[] {
  const amounts = new Map<string, number>()
  for (const { name, amount } of discounts) amounts.set(name, (amounts.get(name) ?? 0) + amount)
  return [...amounts].map(([name, amount]) => ({ name, amount }))
}

function feesOf(goods: number, { serviceFee, delivery }: PricingTerms): Fee[] {
  const service: Fee[] = serviceFee === 0 ? [] : [{ kind: 'service', amount: serviceFee }]
  if (delivery === null) return service
  return [...service, { kind: 'delivery', amount: goods >= delivery.freeFrom ? 0 : delivery.fee }]
}

/**
 * total = subtotal - discounts - mixAndMatch - rewards + fees + taxes. Every figure is whole cents and none is below 0.
 * Each tax applies to the goods after all discounts, and is rounded separately, half a cent up.
 */
export function breakDown(lines: readonly PricedLine[], terms: PricingTerms): Breakdown {
  const own = lines.map(lineDiscounts)
  const savings = mixAndMatchSavings(lines)
  const off = own.map((discounts, index) => sumOf(discounts) + sum(savings.map(({ byLine }) => byLine[index] ?? 0)))
  const subtotal = sum(lines.map((line) => line.basePrice * line.quantity))
  const discounts = sumOf(own.flat())
  const mixAndMatch = sumOf(savings)
  const reduced = subtotal - discounts - mixAndMatch
  const rewards = Math.min(terms.rewards, reduced)
  const goods = reduced - rewards
  const left = lines.map((line, index) => line.basePrice * line.quantity - (off[index] ?? 0))
  const rewarded = divide(rewards, left)
  const bases = left.map((amount, index) => amount - (rewarded[index] ?? 0))
  const taxes = terms.taxes.map(({ name, basisPoints }) => ({ name, basisPoints, amount: partOf(goods, basisPoints) }))
  const taxed = taxes.map(({ amount }) => divide(amount, bases))
  const fees = lines.length === 0 ? [] : feesOf(reduced, terms)
  const summary = { discounts, fees: sumOf(fees), mixAndMatch, rewards, subtotal, taxes: sumOf(taxes) }
  return {
    summary: { ...summary, total: goods + summary.fees + summary.taxes },
    discounts: byName([
      ...own.flat(),
      ...savings.map(({ name, amount }) => ({ name, amount })),
      ...(rewards === 0 ? [] : [{ name: 'Rewards', amount: rewards }]),
    ]),
    taxes,
    fees,
    lines: lines.map((_, index) => ({
      discount: (off[index] ?? 0) + (rewarded[index] ?? 0),
      tax: sum(taxed.map((parts) => parts[index] ?? 0)),
    })),
  }
}
