import type { Box, Spot } from './project.ts'

export interface Named extends Spot {
  name: string
  /** The mark's radius, which labels must not cover. */
  radius: number
  /** Labels with more weight are placed first. */
  weight: number
}

export interface Label extends Spot {
  name: string
  anchor: 'start' | 'end' | 'middle'
}

interface Rectangle {
  left: number
  right: number
  top: number
  bottom: number
}

const overlaps = (a: Rectangle, b: Rectangle) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const isInside = ({ left, right, top, bottom }: Rectangle, { x, y, width, height }: Box) =>
  left >= x && right <= x + width && top >= y && bottom <= y + height

const roomOf = ({ x, y, anchor }: Label, width: number, size: number): Rectangle => {
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor]
  return { left, right: left + width, top: y - size * 0.55, bottom: y + size * 0.55 }
}

/** Average letter width in font sizes, for estimating a label's width before rendering. */
const letterWidth = 0.56

/**
 * Places labels beside their marks, as many as fit: right, left, above or below, never over a mark or another label.
 */
export const labelsOf = (named: readonly Named[], size: number, box: Box): Label[] => {
  const taken: Rectangle[] = named.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }))
  const labels: Label[] = []
  for (const { name, x, y, radius } of named.toSorted((a, b) => b.weight - a.weight || a.y - b.y)) {
    if (labels.some((label) => label.name === name)) continue
    const width = name.length * letterWidth * size
    const gap = radius + size * 0.35
    const over = radius + size * 0.65
    const candidates: readonly Label[] = [
      { name, anchor: 'start', x: x + gap, y },
      { name, anchor: 'end', x: x - gap, y },
      { name, anchor: 'middle', x, y: y - over },
      { name, anchor: 'middle', x, y: y + over },
    ]
    const free = candidates
      .map((label) => ({ label, room: roomOf(label, width, size) }))
      .find(({ room }) => isInside(room, box) && !taken.some((other) => overlaps(room, other)))
    if (free === undefined) continue
    taken.push(free.room)
    labels.push(free.label)
  }
  return labels
}
