/** Horizontal segments of arrows, stacked so that none crosses another's label: the shortest nearest to the boxes. */
import type { Route } from './chart-routes.ts'

export interface Stretch {
  readonly route: Route
  readonly from: number
  readonly to: number
  readonly label: { readonly width: number; readonly height: number }
}

/** `offset` is the distance of its middle from the boxes. */
export type Track = Stretch & { readonly offset: number }

/** Gap between two tracks, and between two segments of one track. */
const APART = 10

export function stackTracks(stretches: readonly Stretch[]): {
  readonly tracks: readonly Track[]
  readonly height: number
} {
  const rows: { readonly taken: { left: number; right: number }[]; readonly members: Stretch[] }[] = []
  for (const stretch of stretches.toSorted((a, b) => a.to - a.from - (b.to - b.from))) {
    const middle = (stretch.from + stretch.to) / 2
    const left = Math.min(stretch.from, middle - stretch.label.width / 2) - APART / 2
    const right = Math.max(stretch.to, middle + stretch.label.width / 2) + APART / 2
    const isFree = ({ taken }: { taken: readonly { left: number; right: number }[] }) =>
      taken.every((each) => each.right <= left || each.left >= right)
    const free = rows.find(isFree)
    const row = free ?? { taken: [], members: [] }
    if (!free) rows.push(row)
    row.taken.push({ left, right })
    row.members.push(stretch)
  }
  let height = 0
  const tracks = rows.flatMap(({ members }) => {
    const tallest = Math.max(...members.map(({ label }) => label.height))
    const offset = height + APART + tallest / 2
    height += APART + tallest
    return members.map((stretch) => ({ ...stretch, offset }))
  })
  return { tracks, height: height === 0 ? 0 : height + APART }
}
