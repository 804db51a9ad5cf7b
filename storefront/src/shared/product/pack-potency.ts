import type { ListedProduct } from '@leaflog/core/wire/search/search'

type Potency = ListedProduct['thc']

/** `24.4-26%` or `100 mg`; null for anything else. */
export function readPotency(text: string): ListedProduct['thc'] {
  const [, min, max = min, unit] = /^(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?\s?(%|mg)$/.exec(text.trim()) ?? []
  if (min === undefined || max === undefined || (unit !== '%' && unit !== 'mg')) return null
  return { min: Number(min), max: Number(max), unit }
}

/** `100mg` is 100; null for every other size, such as `30ml`. */
const milligramsOf = (size: string): number | null => {
  const [, amount] = /^(\d+(?:\.\d+)?)\s?mg$/i.exec(size.trim()) ?? []
  return amount === undefined ? null : Number(amount)
}

/**
 * The potency of one size. A product states the range over its packs, which says nothing of any of them; packs are
 * named by their milligrams, and a name inside the range is what the pack holds. Otherwise it stays the range.
 */
export const packPotency = (potency: Potency, size: string | null): Potency => {
  const amount = size === null ? null : milligramsOf(size)
  const holds = potency?.unit === 'mg' && amount !== null && amount >= potency.min && amount <= potency.max
  return holds ? { ...potency, min: amount, max: amount } : potency
}
