/** Which specials are active (9c.5), and their effect on a price. Pure. */
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

/** (9c.5) Active: now is between start and end, and today at the store is one of its days, if it has any. */
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

/** The price in cents under one special, or undefined if it is not lower. Half a cent rounds up. */
function lowered(base: number, rule: SpecialRule): number | undefined {
  if (rule.kind === 'mixAndMatch') return undefined
  const price = rule.kind === 'percent' ? Math.round((base * (100 - rule.percent)) / 100) : base - rule.cents
  const kept = Math.max(1, price)
  return kept < base ? kept : undefined
}

/**
 * The best sale price: the lowest that an active special or the standing sale price gives. Specials do not add up. Ties
 * are broken by the special's id, so that the order does not matter.
 * @returns undefined if nothing lowers the price
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

/** The stored prices of a variant (3.5), before dated specials. */
export interface StoredVariant {
  option: string
  price_rec: number | null
  special_price_rec: number | null
  price_med: number | null
  special_price_med: number | null
}

/** A variant (3.5) for shoppers, under the active specials. */
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
