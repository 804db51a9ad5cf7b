/** How many more of something the purchase limits allow, counted as a checkout counts them. Pure. */
import type { OrderLimit } from '../../wire/ordering/ordering.ts'
import type { PurchaseAmounts, Regulations } from '../../wire/commerce/commerce-cart.ts'

/** `order` is the flower equivalent of one order, `line` the quantity of one line. */
export type LimitKind = 'smoking' | 'thc' | 'cbd' | 'order' | 'line'

/** One limit and what one more would take of it. In milligrams; a `line` is counted in pieces. */
export interface LimitUse {
  /** Which limit. */
  readonly kind: LimitKind
  /** How much it allows. */
  readonly most: number
  /** Bought before, and in the cart. */
  readonly taken: number
  /** What one takes. */
  readonly takes: number
}

/** The limit that allows the least. */
export interface PurchaseRoom {
  /** Which limit. */
  readonly kind: LimitKind
  /** Of the limit. */
  readonly most: number
  /** How many more it allows. */
  readonly more: number
}

const moreOf = ({ most, taken, takes }: LimitUse): number => Math.max(0, Math.floor((most - taken) / takes))

/** Null if nothing limits it. */
export function purchaseRoom(uses: readonly LimitUse[]): PurchaseRoom | null {
  const rooms = uses
    .filter(({ takes }) => takes > 0)
    .map((use) => ({ kind: use.kind, most: use.most, more: moreOf(use) }))
  return rooms.reduce<PurchaseRoom | null>((least, room) => (least && least.more <= room.more ? least : room), null)
}

const NOTHING: PurchaseAmounts = { thc_mg: 0, cbd_mg: 0, smokable_mg: 0 }
const kinds = [
  ['smoking', 'smokable_mg'],
  ['thc', 'thc_mg'],
  ['cbd', 'cbd_mg'],
] as const

/** Several times some amounts, summed. */
export const amountsOf = (
  parts: readonly { readonly quantity: number; readonly takes: PurchaseAmounts | null }[],
): PurchaseAmounts =>
  parts.reduce((sum, { quantity, takes }) => {
    const { thc_mg, cbd_mg, smokable_mg } = takes ?? NOTHING
    return {
      thc_mg: sum.thc_mg + thc_mg * quantity,
      cbd_mg: sum.cbd_mg + cbd_mg * quantity,
      smokable_mg: sum.smokable_mg + smokable_mg * quantity,
    }
  }, NOTHING)

type Limit = NonNullable<Regulations['limits']['thc']>

const MILLIGRAMS_IN_GRAM = 1000
const milligrams = (amount: number, { unit }: Limit): number =>
  Math.round(unit === 'g' ? amount * MILLIGRAMS_IN_GRAM : amount)

/**
 * What the limits of a commerce cart leave for something that takes `takes`.
 * @param limits the cart's; null without a cart
 * @param maximum the store's, for when there is no cart; null if the state has none
 * @param lines as displayed, so that a change counts before the server has it
 */
export function commerceUses(
  limits: Regulations['limits'] | null,
  maximum: PurchaseAmounts | null,
  lines: readonly { readonly quantity: number; readonly takes: PurchaseAmounts | null }[],
  takes: PurchaseAmounts,
): LimitUse[] {
  const held = amountsOf(lines)
  return kinds.flatMap(([kind, name]): LimitUse[] => {
    const limit = limits?.[kind] ?? null
    const most =
      limit === null ? (limits === null ? (maximum?.[name] ?? null) : null) : milligrams(limit.max_available, limit)
    if (most === null) return []
    const used = limit === null ? 0 : milligrams(limit.used, limit)
    return [{ kind, most, taken: used + held[name], takes: takes[name] }]
  })
}

/**
 * What the limits of a menu's order leave for an option that weighs `takes` milligrams.
 * @param held the quantity of the option in the cart
 * @param weight of the whole cart
 */
export const menuUses = (
  { perLine, milligrams: most }: OrderLimit,
  held: number,
  weight: number,
  takes: number,
): LimitUse[] => [{ kind: 'order', most, taken: weight, takes }, lineUse(perLine, held)]

/** What a line has of the quantity that one line may have. */
export const lineUse = (perLine: number, held: number): LimitUse => ({
  kind: 'line',
  most: perLine,
  taken: held,
  takes: 1,
})
