import type { Spot } from './project.ts'

export interface Marked extends Spot {
  id: string
}

/** Marks drawn as one, at their center. */
export interface Cluster<Member extends Marked = Marked> extends Spot {
  members: Member[]
}

const near = (a: Spot, b: Spot, distance: number) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < distance ** 2

const middle = (spots: readonly Spot[], along: (spot: Spot) => number) =>
  spots.reduce((sum, spot) => sum + along(spot), 0) / spots.length

const merged = <Member extends Marked>(members: Member[]): Cluster<Member> => ({
  members,
  x: middle(members, ({ x }) => x),
  y: middle(members, ({ y }) => y),
})

/**
 * Groups marks that would overlap: no two clusters are nearer than `distance`. The same places give the same clusters,
 * in any order.
 */
export const clustersOf = <Member extends Marked>(places: readonly Member[], distance: number): Cluster<Member>[] => {
  let clusters = places.toSorted((a, b) => a.x - b.x || a.y - b.y || (a.id < b.id ? -1 : 1)).map((one) => merged([one]))
  for (;;) {
    const next: Cluster<Member>[] = []
    for (const cluster of clusters) {
      const at = next.findIndex((other) => near(other, cluster, distance))
      const other = next[at]
      if (other === undefined) next.push(cluster)
      else next[at] = merged([...other.members, ...cluster.members])
    }
    if (next.length === clusters.length) return next
    clusters = next
  }
}

/** A cluster's name: that of most of its members, else the alphabetically first. */
export const maxQuantityOf = (names: readonly string[]): string => {
  const counted = new Map<string, number>()
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1)
  const [first] = [...counted].toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b, 'en'))
  return first?.[0] ?? ''
}
