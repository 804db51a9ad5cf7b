/** Cart price rules: what they look like, and what each one takes off lines. Pure; money is integer cents. */
import { z } from 'zod'
import { divide, partOf } from './cents.ts'

const cents = z.int().positive()
const names = z.array(z.string()).optional()

/**
 * Rules are tried in ascending order of priority, then of id; each works on what the ones before have left. A line that
 * a rule with `stops` has taken something off is left alone by the rules after it.
 */
export const promotionRule = z.object({
  id: z.int().positive(),
  name: z.string(),
  description: z.string(),
  /** What a line says of it. */
  displayText: z.string(),
  priority: z.int(),
  stops: z.boolean(),
  /** In capitals; null for a rule that needs no code. */
  coupon: z.string().nullable(),
  /** YYYY-MM-DD in the store's time zone, both included; null without end. */
  startsOn: z.string(),
  endsOn: z.string().nullable(),
  states: names,
  modes: z.array(z.enum(['RECREATIONAL', 'MEDICAL'])).optional(),
  /** Of the goods, before anything is taken off. */
  minSubtotal: cents.optional(),
  membersOnly: z.boolean().optional(),
  /** A line has to meet every list that is there. */
  applies: z.object({ categories: names, brands: names, strainTypes: names, skus: names }),
  action: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), percent: z.int().min(1).max(100) }),
    /** Off each one. */
    z.object({ kind: z.literal('fixed'), cents }),
    /** Off all matching lines together. */
    z.object({ kind: z.literal('cart'), cents }),
    /** Of every `buy` + `get`, the cheapest `get` cost `percent` less. */
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
  /** What one costs before rules. */
  unitCents: number
  brand: string | null
  strainType: string | null
  categories: readonly string[]
  /** False for gift cards: money for money, and no rule takes anything off. */
  isGoods: boolean
}

/** What a rule takes off one line: of `quantity` of it, `times` over. */
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
  /** What the rules before have left of the line's price. */
  left: number
}

/**
 * What a rule takes off each open line, in their order. Never more than is left of a line. All lines are ones that the
 * rule takes.
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

/** The same for any order of the lines: units are ranked by price, ties by what they are. */
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
