/**
 * The totals of a cart of the commerce channel, in integer cents. Pure. They always add up: grand total = subtotal -
 * discount + shipping + tax - points - gift cards - store credit, and no figure is below 0. The discounts and taxes of
 * the lines add up to those of the cart.
 */
import type { PricingMode, StateTax } from '../../platform/tables/tables.ts'
import { divide, partOf } from '../../platform/cents.ts'
import { ruleTakes, takeOff, type PromotedLine, type PromotionRule } from './promotion.ts'

export interface TotalsTerms {
  rules: readonly PromotionRule[]
  /** YYYY-MM-DD at the store. */
  today: string
  state: string
  mode: PricingMode
  /** As the customer typed it, in upper case. */
  coupon: string | null
  isMember: boolean
  taxes: readonly StateTax[]
  /** The price of the chosen method; null if none is chosen. */
  shippingCents: number | null
  /** The reward steps that the customer's points allow, if points are used; else empty. */
  steps: readonly { points: number; value: number }[]
  giftCards: readonly { code: string; balance: number }[]
  /** 0 if it is not used. */
  storeCredit: number
}

/** (3.4.4) A rule's discount on a line. */
export interface Promo {
  rule: PromotionRule
  appliedCount: number
  amount: number
  quantity: number
  /** The discount on all lines of the rule. */
  skus: string[]
}

export interface LineTotals {
  rowTotal: number
  discount: number
  tax: number
  promos: Promo[]
}

export interface CartDiscount {
  label: string
  amount: number
  appliedTo: 'ITEM' | 'SHIPPING'
  coupon: string | null
}

export interface CartTotals {
  /** By the line's id. */
  lines: ReadonlyMap<string, LineTotals>
  subtotal: number
  /** The discount on goods. */
  discount: number
  discounts: CartDiscount[]
  /** Rules with a discount, in the order in which they applied. */
  applied: PromotionRule[]
  /** The shipping price after `shippingDiscount`. */
  shipping: number
  shippingDiscount: number
  /** `rate` in percent. */
  taxes: { label: string; amount: number; rate: number }[]
  tax: number
  points: { points: number; value: number } | null
  giftCards: { code: string; amount: number }[]
  giftCard: number
  storeCredit: number
  grandTotal: number
}

/** Whether a rule applies to this cart, regardless of its lines. */
const ruleHolds = (rule: PromotionRule, subtotal: number, terms: TotalsTerms): boolean =>
  rule.startsOn <= terms.today &&
  (rule.endsOn === null || terms.today <= rule.endsOn) &&
  (rule.states === undefined || rule.states.includes(terms.state)) &&
  (rule.modes === undefined || rule.modes.includes(terms.mode)) &&
  (rule.coupon === null || rule.coupon === terms.coupon) &&
  (rule.minSubtotal === undefined || subtotal >= rule.minSubtotal) &&
  (rule.membersOnly !== true || terms.isMember)

interface Working {
  line: PromotedLine
  left: number
  stopped: boolean
  totals: LineTotals
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

function applyRule(rule: PromotionRule, working: readonly Working[]): number {
  const open = working.filter(({ line, stopped, left }) => !stopped && left > 0 && ruleTakes(rule, line))
  const taken = takeOff(rule, open)
  const touched = open.filter((_, index) => (taken[index]?.amount ?? 0) > 0)
  const skus = [...new Set(touched.map(({ line }) => line.sku))]
  for (const [index, one] of open.entries()) {
    const part = taken[index]
    if (!part || part.amount === 0) continue
    one.left -= part.amount
    one.stopped = rule.stops
    one.totals.discount += part.amount
    one.totals.promos.push({ rule, appliedCount: part.times, amount: part.amount, quantity: part.quantity, skus })
  }
  return sumOf(taken.map(({ amount }) => amount))
}

const inOrder = (a: PromotionRule, b: PromotionRule) => a.priority - b.priority || a.id - b.id

/** The highest step that does not exceed the amount to pay. */
const stepWithin = (payable: number, steps: TotalsTerms['steps']) =>
  steps.filter(({ value }) => value <= payable).toSorted((a, b) => b.value - a.value)[0] ?? null

export function sumCart(lines: readonly PromotedLine[], terms: TotalsTerms): CartTotals {
  const working: Working[] = lines.map((line) => {
    const rowTotal = line.unitCents * line.quantity
    return { line, left: rowTotal, stopped: false, totals: { rowTotal, discount: 0, tax: 0, promos: [] } }
  })
  const subtotal = sumOf(working.map(({ totals }) => totals.rowTotal))
  const goods = sumOf(working.filter(({ line }) => line.isGoods).map(({ totals }) => totals.rowTotal))
  const holding = terms.rules.filter((rule) => ruleHolds(rule, goods, terms)).toSorted(inOrder)
  const discounts: CartDiscount[] = []
  const applied: PromotionRule[] = []
  let shipping = lines.length === 0 ? 0 : (terms.shippingCents ?? 0)
  let shippingDiscount = 0
  for (const rule of holding) {
    const free = rule.action.kind === 'freeShipping' && working.some(({ line }) => ruleTakes(rule, line))
    const amount = free ? shipping : applyRule(rule, working)
    if (amount === 0) continue
    applied.push(rule)
    discounts.push({ label: rule.name, amount, appliedTo: free ? 'SHIPPING' : 'ITEM', coupon: rule.coupon })
    if (!free) continue
    shipping -= amount
    shippingDiscount += amount
  }
  const discount = sumOf(working.map(({ totals }) => totals.discount))
  const taxes = addTaxes(working, terms.taxes)
  const tax = sumOf(taxes.map(({ amount }) => amount))
  const paid = pay(subtotal - discount + shipping + tax, terms)
  return {
    lines: new Map(working.map(({ line, totals }) => [line.id, totals])),
    subtotal,
    discount,
    discounts,
    applied,
    shipping,
    shippingDiscount,
    taxes,
    tax,
    ...paid,
  }
}

/** Each tax is computed on all goods together, rounded once, then divided over their lines. */
function addTaxes(working: readonly Working[], taxes: readonly StateTax[]): CartTotals['taxes'] {
  const bases = working.map(({ line, left }) => (line.isGoods ? left : 0))
  return taxes.map(({ name, basisPoints }) => {
    const amount = partOf(sumOf(bases), basisPoints)
    for (const [index, part] of divide(amount, bases).entries()) {
      const one = working[index]
      if (one) one.totals.tax += part
    }
    return { label: name, amount, rate: basisPoints / 100 }
  })
}

/**
 * Points first, since they come in whole steps; then gift cards in the order in which they were applied; then credit.
 */
function pay(
  due: number,
  terms: TotalsTerms,
): Pick<CartTotals, 'points' | 'giftCards' | 'giftCard' | 'storeCredit' | 'grandTotal'> {
  const points = stepWithin(due, terms.steps)
  let left = due - (points?.value ?? 0)
  const giftCards = terms.giftCards.map(({ code, balance }) => {
    const amount = Math.min(left, balance)
    left -= amount
    return { code, amount }
  })
  const storeCredit = Math.min(left, Math.max(0, terms.storeCredit))
  return {
    points,
    giftCards,
    giftCard: sumOf(giftCards.map(({ amount }) => amount)),
    storeCredit,
    grandTotal: left - storeCredit,
  }
}
