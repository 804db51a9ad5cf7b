/** Whole cents, divided without loss. */

/** A share in hundredths of a percent; half a cent rounds up. */
export const partOf = (cents: number, basisPoints: number): number => Math.floor((cents * basisPoints + 5_000) / 10_000)

/**
 * Divides an amount in proportion to weights, by largest remainders: the parts are whole, add up to the amount, and no
 * part exceeds its weight while the amount does not exceed their sum. Earlier parts win ties. If all weights are 0, all
 * parts are 0.
 */
export function divide(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0) return weights.map(() => 0)
  const parts = weights.map((weight) => Math.floor((amount * weight) / total))
  const missing = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (amount * weight) % total }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  const favoured = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return parts.map((part, index) => (favoured.has(index) ? part + 1 : part))
}
