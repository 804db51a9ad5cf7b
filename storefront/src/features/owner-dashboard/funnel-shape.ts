/** The outline of the funnel: bands whose width at each stage is its share of the first, joined by smooth curves. */

export type FunnelShape = {
  width: number
  height: number
  /** Along x for each stage: where its band starts and ends. */
  bands: { path: string; from: number; to: number }[]
}

/** Minimum thickness: a stage with one visitor in a thousand stays visible. */
const THINNEST = 0.012

const halfOf = (share: number, height: number): number =>
  share === 0 ? 1 : (Math.max(THINNEST, Math.min(1, share)) * height) / 2

const round = (value: number): number => Math.round(value * 100) / 100

/**
 * @param shares of the first stage, 0 to 1, in order
 * @returns closed paths in a box of `width` by `height`, divided into one column per stage
 */
export function funnelShape(shares: readonly number[], width: number, height: number): FunnelShape {
  const column = width / Math.max(1, shares.length)
  const middle = height / 2
  // The last third of a column slopes down to the next.
  const flat = column * 0.62
  return {
    width,
    height,
    bands: shares.map((share, index) => {
      const from = index * column
      const here = halfOf(share, height)
      const next = halfOf(shares[index + 1] ?? share, height)
      const bend = from + flat + (column - flat) / 2
      const to = from + column
      const path = [
        `M${round(from)} ${round(middle - here)}`,
        `L${round(from + flat)} ${round(middle - here)}`,
        `C${round(bend)} ${round(middle - here)} ${round(bend)} ${round(middle - next)} ${round(to)} ${round(middle - next)}`,
        `L${round(to)} ${round(middle + next)}`,
        `C${round(bend)} ${round(middle + next)} ${round(bend)} ${round(middle + here)} ${round(from + flat)} ${round(middle + here)}`,
        `L${round(from)} ${round(middle + here)}Z`,
      ].join('')
      return { path, from, to }
    }),
  }
}
