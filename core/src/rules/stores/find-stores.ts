/** Dispensaries by place, state and words. */
import type { Dispensary } from '../../wire/content/stores.ts'

/** In degrees. */
export interface Coordinates {
  /** From -90 to 90, north is positive. */
  readonly latitude: number
  /** From -180 to 180, east is positive. */
  readonly longitude: number
}

/** Empty texts find every store; without a place, no distances are known. */
export interface StoreSearch {
  /**
   * Words that each occur in the name, city, state or address, or begin the ZIP code; case and accents do not matter.
   */
  readonly text: string
  /** A state's two-letter code, such as `FL`. */
  readonly state: string
  /** The place to measure from; null if it is not known. */
  readonly from: Coordinates | null
}

/** A dispensary that matches a search. */
export interface FoundStore {
  /** The dispensary, as it is in the list that was searched. */
  readonly store: Dispensary
  /** The great-circle distance in miles, not rounded; null if the search has no place. */
  readonly miles: number | null
}

const earthRadiusMiles = 3958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance in miles (haversine). */
export const milesBetween = (a: Coordinates, b: Coordinates): number => {
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(half)))
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()

/** Every word is in the store's name, city, state or address, or starts its ZIP code. */
const matches = (store: Dispensary, words: readonly string[]): boolean => {
  const about = folded(`${store.store_name} ${store.city} ${store.state_name} ${store.address}`)
  return words.every((word) => about.includes(word) || store.postcode.startsWith(word))
}

/** The dispensaries that match a search: nearest first if a place is known, else by city and name. */
export const findStores = (stores: readonly Dispensary[], { text, state, from }: StoreSearch): FoundStore[] => {
  const words = folded(text)
    .split(/[\s,]+/)
    .filter(Boolean)
  const found = stores
    .filter((store) => (state === '' || store.state_code === state) && matches(store, words))
    .map((store) => ({ store, miles: from === null ? null : milesBetween(from, store) }))
  return found.toSorted(
    (a, b) =>
      (a.miles ?? 0) - (b.miles ?? 0) ||
      a.store.city.localeCompare(b.store.city, 'en') ||
      a.store.store_name.localeCompare(b.store.store_name, 'en'),
  )
}

/** Each state that has a dispensary, by name, with their number. */
export const statesOf = (stores: readonly Dispensary[]): { code: string; name: string; count: number }[] => {
  const states = new Map<string, { code: string; name: string; count: number }>()
  for (const { state_code: code, state_name: name } of stores) {
    states.set(code, { code, name, count: (states.get(code)?.count ?? 0) + 1 })
  }
  return [...states.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
