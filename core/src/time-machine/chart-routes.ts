/** Which arrows are drawn, between which boxes and on which side, and the order of states within a level. */
import type { Chart, ChartArrow, ChartState } from './read-chart.ts'
import { domainOf } from './timeline.ts'

/** All transitions between the same two states: one line with several events. */
export interface Route {
  readonly from: string
  readonly to: string
  /** Forward above the boxes, back below them. */
  readonly side: 'above' | 'below'
  readonly arrows: readonly ChartArrow[]
  readonly texts: readonly string[]
}

export interface Port {
  readonly route: Route
  readonly end: 'from' | 'to'
}

export interface Routes {
  /** The routes between the children of a state (or states inside them). */
  at(id: string): readonly Route[]
  readonly inside: readonly ChartArrow[]
  /** Lines that end at a box: at its upper edge, and at its lower one. */
  portsOf(id: string): readonly [readonly Port[], readonly Port[]]
  /** Position of a state among its siblings. */
  rankOf(id: string): number
}

const pathOf = (id: string): readonly string[] => (id === '' ? [] : id.split('.'))
const isWithin = (id: string, other: string): boolean => other === '' || id === other || id.startsWith(`${other}.`)

/** The innermost state that contains both. */
function common(a: string, b: string): string {
  const [one, two] = [pathOf(a), pathOf(b)]
  const same = one.findIndex((name, index) => name !== two[index])
  return one.slice(0, same === -1 ? one.length : same).join('.')
}

/** The child of `parent` that is or contains `id`. */
const branchOf = (id: string, parent: string): string =>
  pathOf(id)
    .slice(0, pathOf(parent).length + 1)
    .join('.')

export function routesOf({ root, arrows }: Chart): Routes {
  const drawn = arrows.flatMap((arrow) => {
    const { from, to } = arrow
    return to === null || isWithin(to, from) || isWithin(from, to) ? [] : [{ arrow, from, to, at: common(from, to) }]
  })
  const shown = new Set(drawn.map(({ arrow }) => arrow))

  const ranks = new Map<string, number>()
  const rank = (state: ChartState) => {
    const first = state.children.find(({ initial }) => initial) ?? state.children[0]
    const reached = new Set(first ? [first.id] : [])
    for (const id of reached)
      for (const { from, to, at } of drawn)
        if (at === state.id && branchOf(from, at) === id) reached.add(branchOf(to, at))
    for (const child of state.children) reached.add(child.id)
    for (const [index, id] of [...reached].entries()) ranks.set(id, index)
    state.children.forEach(rank)
  }
  rank(root)

  const groups = new Map<string, typeof drawn>()
  for (const each of drawn) {
    const key = `${each.from} ${each.to}`
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  const routes = [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { from, to, at } = first
    const isOnwards = (ranks.get(branchOf(from, at)) ?? 0) < (ranks.get(branchOf(to, at)) ?? 0)
    const route: Route = {
      from,
      to,
      side: isOnwards ? 'above' : 'below',
      arrows: group.map(({ arrow }) => arrow),
      texts: [...new Set(group.map(({ arrow }) => shortEvent(arrow.event, root.name)))],
    }
    return [{ at, route }]
  })

  return {
    at: (id) => routes.flatMap(({ at, route }) => (at === id ? [route] : [])),
    inside: arrows.filter((arrow) => !shown.has(arrow)),
    portsOf: (id) => {
      const ports = routes.flatMap(({ route }): Port[] => [
        ...(route.from === id ? [{ route, end: 'from' as const }] : []),
        ...(route.to === id ? [{ route, end: 'to' as const }] : []),
      ])
      return [ports.filter(({ route }) => route.side === 'above'), ports.filter(({ route }) => route.side === 'below')]
    },
    rankOf: (id) => ranks.get(id) ?? 0,
  }
}

/** A domain's own events are shown by their last name. */
export const shortEvent = (event: string, domain: string): string =>
  domainOf(event) === domain ? event.slice(domain.length + 1) : event
