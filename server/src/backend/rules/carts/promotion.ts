/** Cart price rules: their shape, and the discount of each on lines. Pure; money is integer cents. */
import { z } from 'zod'
import { divide, partOf } from '../../platform/cents.ts'

const cents = z.int().positive()
const names = z.array(z.string()).optional()

/**
 * Rules apply in ascending order of priority, then of id, each to the prices that the previous rules left. Once a rule
 * with `stops` has discounted a line, later rules skip that line.
 */
export const promotionRule = z.object({
  id: z.int().positive(),
  name: z.string(),
  description: z.string(),
  /** The label on the line. */
  displayText: z.string(),
  priority: z.int(),
  stops: z.boolean(),
  /** In upper case; null for a rule without a code. */
  coupon: z.string().nullable(),
  /** YYYY-MM-DD in the store's time zone, both inclusive; null has no end. */
  startsOn: z.string(),
  endsOn: z.string().nullable(),
  states: names,
  modes: z.array(z.enum(['RECREATIONAL', 'MEDICAL'])).optional(),
  /** The subtotal of goods before any discount. */
  minSubtotal: cents.optional(),
  membersOnly: z.boolean().optional(),
  /** A line must match every list that is given. */
  applies: z.object({ categories: names, brands: names, strainTypes: names, skus: names }),
  action: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), percent: z.int().min(1).max(100) }),
    /** Off each unit. */
    z.object({ kind: z.literal('fixed'), cents }),
    /** Off all matching lines together. */
    z.object({ kind: z.literal('cart'), cents }),
    /** In every `buy` + `get` units, the cheapest `get` cost `percent` less. */
    z.object({
      kind: z.literal('buyGet'),
      buy: z.int().positive(),
      get: z.int().positive(),
      percent: z.int().min(1).max(100),
      mostGroups: z.int().positive().optional(),
    }),
    z.object({ kind: z.literal('freeShipping') }),
  ]),
})
export type PromotionRule = z.infer<typeof promotionRule>

export interface PromotedLine {
  id: string
  sku: string
  parentSku: string | null
  quantity: number
  /** Unit price before rules. */
  unitCents: number
  brand: string | null
  strainType: string | null
  categories: readonly string[]
  /** False for gift cards, which no rule discounts because they are money. */
  isGoods: boolean
}

/** The discount on one line: on `quantity` units of it, `times` over. */
export interface Taken {
  amount: number
  quantity: number
  times: number
}

const oneOf = (wanted: readonly string[] | undefined, has: readonly (string | null)[]) =>
  wanted === undefined || has.some((name) => name !== null && wanted.includes(name))

export const ruleTakes = ({ applies }: PromotionRule, line: PromotedLine): boolean =>
  line.isGoods &&
  oneOf(applies.categories, line.categories) &&
  oneOf(applies.brands, [line.brand]) &&
  oneOf(applies.strainTypes, [line.strainType]) &&
  oneOf(applies.skus, [line.sku, line.parentSku])

export interface OpenLine {
  line: PromotedLine
  /** The line's price after the previous rules. */
  left: number
}

/**
 * A rule's discount on each open line, in their order, at most what is left of the line. The rule matches all the
 * lines.
 */
export function takeOff(rule: PromotionRule, open: readonly OpenLine[]): Taken[] {
  const { action } = rule
  switch (action.kind) {
    case 'percent':
      return open.map(({ line, left }) => ({
        amount: partOf(left, action.percent * 100),
        quantity: line.quantity,
        times: 1,
      }))
    case 'fixed':
      return open.map(({ line, left }) => ({
        amount: Math.min(left, action.cents * line.quantity),
        quantity: line.quantity,
        times: line.quantity,
      }))
    case 'cart': {
      const lefts = open.map(({ left }) => left)
      const amount = Math.min(
        action.cents,
        lefts.reduce((sum, left) => sum + left, 0),
      )
      return divide(amount, lefts).map((part, index) => ({
        amount: part,
        quantity: open[index]?.line.quantity ?? 0,
        times: 1,
      }))
    }
    case 'buyGet':
      return buyGet(open, action)
    case 'freeShipping':
      return open.map(() => ({ amount: 0, quantity: 0, times: 0 }))
  }
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The same for any order of the lines: units are ranked by price, and ties by their identity. */
function buyGet(
  open: readonly OpenLine[],
  action: { buy: number; get: number; percent: number; mostGroups?: number | undefined },
): Taken[] {
  const units = open
    .flatMap(({ line, left }, index) =>
      divide(
        left,
        Array.from({ length: line.quantity }, () => 1),
      ).map((price) => ({ index, price, line })),
    )
    .toSorted((a, b) => b.price - a.price || byText(a.line.sku, b.line.sku) || byText(a.line.id, b.line.id))
  const groups = Math.min(Math.floor(units.length / (action.buy + action.get)), action.mostGroups ?? units.length)
  const taken = open.map(() => ({ amount: 0, quantity: 0, times: 0 }))
  if (groups === 0) return taken
  for (const unit of units.slice(-groups * action.get)) {
    const line = taken[unit.index]
    if (!line) continue
    line.amount += partOf(unit.price, action.percent * 100)
    line.quantity += 1
    line.times += 1
  }
  return taken
}
