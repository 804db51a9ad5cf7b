/** "n for a price" specials over a cart's lines, in whole cents. Pure; independent of the order of lines and specials. */
import { divide } from '../../platform/cents.ts'
import type { PricedLine } from './pricing.ts'
import { salePrice, type Special } from './specials.ts'

export interface MixAndMatchSaving {
  name: string
  amount: number
  /** Each line's part, in the order of the lines. */
  byLine: number[]
}

interface Unit {
  line: number
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

/** A unit counts in one group; a group without savings does not apply. */
export function mixAndMatchSavings(lines: readonly PricedLine[]): MixAndMatchSaving[] {
  const offers = new Map<string, { name: string; quantity: number; priceCents: number }>()
  const units: Unit[] = []
  for (const [index, line] of lines.entries()) {
    const { productId, option, specials } = line
    for (const { id, name, rule } of specials) if (rule.kind === 'mixAndMatch') offers.set(id, { ...rule, name })
    const price = salePrice(line.basePrice, line.standingPrice, specials)?.price ?? line.basePrice
    for (let n = 0; n < line.quantity; n += 1) {
      units.push({ line: index, productId, option, price, specials, taken: false })
    }
  }
  units.sort(dearestFirst)
  return [...offers.keys()].toSorted(byText).flatMap((id) => {
    const offer = offers.get(id)
    const saving = offer && { name: offer.name, amount: 0, byLine: lines.map(() => 0) }
    if (!saving) return []
    applyOffer(units, { id, ...offer }, saving)
    return saving.amount === 0 ? [] : [saving]
  })
}

function applyOffer(
  units: readonly Unit[],
  { id, quantity, priceCents }: { id: string; quantity: number; priceCents: number },
  saving: MixAndMatchSaving,
): void {
  if (quantity < 1) return
  const open = units.filter((unit) => !unit.taken && unit.specials.some((special) => special.id === id))
  for (let from = 0; from + quantity <= open.length; from += quantity) {
    const group = open.slice(from, from + quantity)
    const saved = group.reduce((sum, unit) => sum + unit.price, 0) - priceCents
    if (saved <= 0) return
    saving.amount += saved
    const parts = divide(
      saved,
      group.map(({ price }) => price),
    )
    for (const [index, unit] of group.entries()) {
      unit.taken = true
      saving.byLine[unit.line] = (saving.byLine[unit.line] ?? 0) + (parts[index] ?? 0)
    }
  }
}
