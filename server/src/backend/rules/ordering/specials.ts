/** Which specials count now (9c.5), and what they make of a price. Pure. */
import type { SpecialRule } from '../../platform/tables/tables.ts'

export interface Special {
  id: string
  name: string
  /** Epoch milliseconds. */
  startStamp: number
  endStamp: number
  /** English weekday names; empty means every day. */
  days: readonly string[]
  rule: SpecialRule
  /** State codes; null means every state. */
  states: readonly string[] | null
}

const weekdayFormats = new Map<string, Intl.DateTimeFormat>()

/** The English name of the weekday at a moment in a time zone, e.g. `Friday`. */
export function weekdayAt(now: number, timeZone: string): string {
  let format = weekdayFormats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone })
    weekdayFormats.set(timeZone, format)
  }
  return format.format(now)
}

/** (9c.5) Active: now is within start and end, and today, where the store is, is one of its days or it has none. */
export function isActive(special: Special, now: number, store: { state_code: string; time_zone: string }): boolean {
  if (now < special.startStamp || now > special.endStamp) return false
  if (special.states !== null && !special.states.includes(store.state_code)) return false
  if (special.days.length === 0) return true
  const today = weekdayAt(now, store.time_zone).toLowerCase()
  return special.days.some((day) => day.toLowerCase() === today)
}

export interface SalePrice {
  /** Cents. */
  price: number
  /** The special's name. */
  name: string
}

/** What one special makes of a price in cents, or undefined if it does not lower it. Half a cent rounds up. */
function lowered(base: number, rule: SpecialRule): number | undefined {
  if (rule.kind === 'mixAndMatch') return undefined
  const price = rule.kind === 'percent' ? Math.round((base * (100 - rule.percent)) / 100) : base - rule.cents
  const kept = Math.max(1, price)
  return kept < base ? kept : undefined
}

/**
 * The best sale price of a base price: the lowest that an active special or the standing sale price gives. Specials
 * are not added up. Equal prices are told apart by the special's id, so that the answer never depends on order.
 * @returns undefined when nothing lowers the price.
 */
export function salePrice(base: number, standing: number | null, active: readonly Special[]): SalePrice | undefined {
  let best: (SalePrice & { id: string }) | undefined
  if (standing !== null && standing < base) best = { price: standing, name: 'Sale', id: '' }
  for (const special of active) {
    const price = lowered(base, special.rule)
    if (price === undefined) continue
    if (best && (price > best.price || (price === best.price && special.id > best.id))) continue
    best = { price, name: special.name, id: special.id }
  }
  return best && { price: best.price, name: best.name }
}

/** The prices of a variant (3.5) as they are stored, before specials with dates. */
export interface StoredVariant {
  option: string
  price_rec: number | null
  special_price_rec: number | null
  price_med: number | null
  special_price_med: number | null
}

/** A variant (3.5) as shoppers see it while these specials are active. */
export function variantAt(stored: StoredVariant, active: readonly Special[]) {
  const special = (base: number | null, standing: number | null) =>
    base === null ? null : (salePrice(base, standing, active)?.price ?? null)
  return {
    option: stored.option,
    priceRec: stored.price_rec,
    specialPriceRec: special(stored.price_rec, stored.special_price_rec),
    priceMed: stored.price_med,
    specialPriceMed: special(stored.price_med, stored.special_price_med),
  }
}
