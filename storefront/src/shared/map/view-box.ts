import type { Box, Spot } from './project.ts'

/** Maximum zoom: a twelfth of the state. */
const nearest = 1 / 12

/** The view box around some spots, with the drawing's proportions and inside it. */
export const boxAround = (spots: readonly Spot[], whole: Box): Box => {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const share = Math.min(
    1,
    Math.max(((right - left) * 1.6) / whole.width, ((bottom - top) * 1.6) / whole.height, nearest),
  )
  const [width, height] = [whole.width * share, whole.height * share]
  const within = (middle: number, size: number, from: number, all: number) =>
    Math.min(Math.max(middle - size / 2, from), from + all - size)
  return {
    x: within((left + right) / 2, width, whole.x, whole.width),
    y: within((top + bottom) / 2, height, whole.y, whole.height),
    width,
    height,
  }
}

/** Whether zooming separates a cluster of these spots. */
export const comesApart = (spots: readonly Spot[], whole: Box, shown: Box): boolean =>
  boxAround(spots, whole).width < shown.width * 0.9
