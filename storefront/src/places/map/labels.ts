import type { Box, Spot } from './project.ts'

export interface Named extends Spot {
  name: string
  /** The mark's radius, which a name keeps clear of. */
  radius: number
  /** What is named first where there is no room for all. */
  weight: number
}

export interface Label extends Spot {
  name: string
  anchor: 'start' | 'end'
}

interface Rectangle {
  left: number
  right: number
  top: number
  bottom: number
}

const overlaps = (a: Rectangle, b: Rectangle) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The widest that a letter is on average, in sizes of the type: a name's room is guessed before it is drawn. */
const letterWidth = 0.56

/** Names beside their marks, as many as have room: to the right, else to the left, never over a mark or another name. */
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
    const room = { top: y - size * 0.55, bottom: y + size * 0.55 }
    const sides: readonly [Label['anchor'], Rectangle][] = [
      ['start', { ...room, left: x + gap, right: x + gap + width }],
      ['end', { ...room, left: x - gap - width, right: x - gap }],
    ]
    const free = sides.find(
      ([, side]) =>
        side.left >= box.x && side.right <= box.x + box.width && !taken.some((other) => overlaps(side, other)),
    )
    if (free === undefined) continue
    const [anchor, side] = free
    taken.push(side)
    labels.push({ name, anchor, x: anchor === 'start' ? side.left : side.right, y })
  }
  return labels
}
