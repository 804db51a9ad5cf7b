/** Where a label is put on its line: as near to the middle as possible without covering another line, label or box. */
import type { Box, Line } from './layout-chart.ts'

interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const STEP = 4
/** Free space around a line, in px. */
const AROUND = 2

/** `boxes`: those that labels must not cover. */
export function placeLabels(lines: readonly Line[], boxes: readonly Box[]): readonly Line[] {
  const placed = [...lines]
  for (const [index, line] of placed.entries()) {
    const others = placed.filter((other) => other !== line)
    const taken = [...others.flatMap(({ label, points }) => [label, ...stretchesOf(points)]), ...boxes]
    const isFree = (label: Rect) => taken.every((rect) => !meet(label, rect))
    const label = alongLine(line).find(isFree)
    if (label) placed[index] = { ...line, label }
  }
  return placed
}

/** From the middle outwards, as long as the label is on its line's horizontal segment. */
function alongLine({ label, points }: Line): Rect[] {
  const [, start = [0, 0], end = [0, 0]] = points
  const farthest = (Math.abs(end[0] - start[0]) + label.width) / 2 - Math.min(label.width, STEP * 4)
  const steps = Math.max(0, Math.floor(farthest / STEP))
  const shifts = [0, ...Array.from({ length: steps }, (_, step) => [(step + 1) * STEP, -(step + 1) * STEP]).flat()]
  return shifts.map((shift) => ({ ...label, x: label.x + shift }))
}

const stretchesOf = (points: Line['points']): Rect[] =>
  points.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [x, y]
    return {
      x: Math.min(x, beforeX) - AROUND,
      y: Math.min(y, beforeY) - AROUND,
      width: Math.abs(x - beforeX) + 2 * AROUND,
      height: Math.abs(y - beforeY) + 2 * AROUND,
    }
  })

const meet = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
