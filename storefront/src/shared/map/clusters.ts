import type { Spot } from './project.ts'

export interface Marked extends Spot {
  id: string
}

/** What is drawn as one mark, in the middle of what it stands for. */
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
 * Puts together what would be drawn over each other: no two clusters are nearer than `distance`. The same places give the
 * same clusters, in whatever order they come.
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

/** What a cluster is called after: what most of its members are in, else what comes first in the alphabet. */
export const maxQuantityOf = (names: readonly string[]): string => {
  const counted = new Map<string, number>()
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1)
  const [first] = [...counted].toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b, 'en'))
  return first?.[0] ?? ''
}
