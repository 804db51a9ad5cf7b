/**
 * Layout of a chart's boxes and arrows. States of one level are in a row, in the order they are reached. Forward arrows
 * run above them and backward arrows below, each in its own track, labeled with its events.
 */
import type { Chart, ChartArrow, ChartState } from './read-chart.ts'
import { type Route, type Routes, routesOf } from './chart-routes.ts'
import { stackTracks } from './chart-tracks.ts'
import { placeLabels } from './place-labels.ts'

/** A state of a chart as a rectangle. Lengths are in px; the chart's upper left corner is 0, 0. */
export interface Box {
  /** The state with its name and the states inside it. */
  readonly state: ChartState
  /** The left edge. */
  readonly x: number
  /** The upper edge. */
  readonly y: number
  /** At least 96, and enough for its name and the boxes inside. */
  readonly width: number
  /** Enough for its name and the boxes inside. */
  readonly height: number
}

/** All transitions from one state to another, drawn as one line. */
export interface Line {
  /** Corners from the edge of one box to that of another; the last segment carries the arrowhead. */
  readonly points: readonly (readonly [number, number])[]
  /** The rectangle of the texts, in px; `x` and `y` are its upper left corner. */
  readonly label: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** The transitions that it stands for, at least one. */
  readonly arrows: readonly ChartArrow[]
  /** One per event, as written on the line. */
  readonly texts: readonly string[]
}

/** Where to draw the parts of a chart, in px. */
export interface ChartLayout {
  /** Of the whole drawing, labels included. Labels may begin left of 0. */
  readonly width: number
  /** Of the whole drawing. */
  readonly height: number
  /** Outer states come before those inside them, so that they can be drawn in this order. */
  readonly boxes: readonly Box[]
  /** One for each pair of states with a transition between them. */
  readonly lines: readonly Line[]
  /** Arrows that are not drawn: they stay in their state, or go to one inside it. */
  readonly inside: readonly ChartArrow[]
}

/** Widths in px of a character in a name and on a line, and their line heights. */
const NAME = { character: 7.6, line: 24 }
/** Widths in px of a character, and of a line of text, for which the labels of lines are laid out. */
export const LABEL_SIZE = { character: 6.3, line: 15 }
const PADDING = 16
const GAP = 68
const MIN_WIDTH = 96
/** Gap between two arrows at one box. */
const PORT = 16

export function layoutChart(chart: Chart): ChartLayout {
  const routes = routesOf(chart)
  const widths = new Map<string, number>()
  const measure = (state: ChartState): number => {
    const inner = rowOf(state, routes).map(measure)
    const row = inner.length ? inner.reduce((sum, width) => sum + width, 0) + GAP * (inner.length - 1) + 2 * PADDING : 0
    const title = state.name.length * NAME.character + 2 * PADDING
    const ports = (Math.max(...routes.portsOf(state.id).map((list) => list.length), 0) + 1) * PORT
    const width = Math.ceil(Math.max(row, title, ports, MIN_WIDTH))
    widths.set(state.id, width)
    return width
  }
  measure(chart.root)

  const lefts = new Map<string, number>()
  const placeAcross = (state: ChartState, left: number) => {
    lefts.set(state.id, left)
    const row = rowOf(state, routes)
    const taken = row.reduce((sum, { id }) => sum + (widths.get(id) ?? 0), GAP * Math.max(row.length - 1, 0))
    let x = left + ((widths.get(state.id) ?? 0) - taken) / 2
    for (const child of row) {
      placeAcross(child, x)
      x += (widths.get(child.id) ?? 0) + GAP
    }
  }
  placeAcross(chart.root, 0)

  const portX = (route: Route, end: 'from' | 'to'): number => {
    const id = route[end]
    const list = routes.portsOf(id)[route.side === 'above' ? 0 : 1]
    const sorted = list.toSorted((a, b) => otherEnd(a, id) - otherEnd(b, id))
    const place = sorted.findIndex((port) => port.route === route && port.end === end) + 1
    return (lefts.get(id) ?? 0) + ((widths.get(id) ?? 0) * place) / (list.length + 1)
  }
  const otherEnd = (port: { route: Route; end: 'from' | 'to' }, id: string): number => {
    const other = port.route.from === id ? port.route.to : port.route.from
    return (lefts.get(other) ?? 0) + (widths.get(other) ?? 0) / 2
  }

  const bands = new Map<string, { above: ReturnType<typeof stackTracks>; below: ReturnType<typeof stackTracks> }>()
  const bandsOf = (id: string) => {
    const known = bands.get(id)
    if (known) return known
    const on = (side: Route['side']) =>
      stackTracks(
        routes.at(id).flatMap((route) => {
          if (route.side !== side) return []
          const ends: [number, number] = [portX(route, 'from'), portX(route, 'to')]
          const label = { width: widthOf(route), height: route.texts.length * LABEL_SIZE.line }
          return [{ route, from: Math.min(...ends), to: Math.max(...ends), label }]
        }),
      )
    const made = { above: on('above'), below: on('below') }
    bands.set(id, made)
    return made
  }

  const heights = new Map<string, number>()
  const measureDown = (state: ChartState): number => {
    const row = rowOf(state, routes)
    const inner = Math.max(0, ...row.map(measureDown))
    const { above, below } = bandsOf(state.id)
    const body = row.length ? above.height + inner + below.height + 2 * PADDING : PADDING / 2
    const height = NAME.line + PADDING / 2 + body
    heights.set(state.id, height)
    return height
  }
  measureDown(chart.root)

  const boxes = new Map<string, Box>()
  const placeDown = (state: ChartState, top: number) => {
    const size = { width: widths.get(state.id) ?? 0, height: heights.get(state.id) ?? 0 }
    boxes.set(state.id, { state, x: lefts.get(state.id) ?? 0, y: top, ...size })
    const rowTop = top + NAME.line + PADDING * 1.5 + bandsOf(state.id).above.height
    for (const child of rowOf(state, routes)) placeDown(child, rowTop)
  }
  placeDown(chart.root, 0)

  const linesOf = (state: ChartState): Line[] => {
    const row = rowOf(state, routes).flatMap(({ id }) => boxes.get(id) ?? [])
    const top = Math.min(...row.map((box) => box.y))
    const bottom = Math.max(...row.map((box) => box.y + box.height))
    const { above, below } = bandsOf(state.id)
    return [...above.tracks, ...below.tracks].map(({ route, from, to, label, offset }) => {
      const isAbove = route.side === 'above'
      const y = isAbove ? top - offset : bottom + offset
      const edge = (id: string) => (boxes.get(id)?.y ?? 0) + (isAbove ? 0 : (boxes.get(id)?.height ?? 0))
      const [start, end] = [portX(route, 'from'), portX(route, 'to')]
      return {
        points: [
          [start, edge(route.from)],
          [start, y],
          [end, y],
          [end, edge(route.to)],
        ],
        label: { ...label, x: (from + to) / 2 - label.width / 2, y: y - label.height / 2 },
        arrows: route.arrows,
        texts: route.texts,
      } satisfies Line
    })
  }
  const all = [...boxes.values()]
  const lines = placeLabels(
    all.flatMap(({ state }) => (state.children.length ? linesOf(state) : [])),
    all.filter(({ state }) => state.children.length === 0),
  )
  const left = Math.min(0, ...lines.map(({ label }) => label.x))
  const right = Math.max(widths.get('') ?? 0, ...lines.map(({ label }) => label.x + label.width))
  return {
    width: right - left,
    height: heights.get('') ?? 0,
    boxes: all,
    lines,
    inside: routes.inside,
  }
}

const widthOf = (route: Route): number =>
  Math.ceil(Math.max(...route.texts.map((text) => text.length)) * LABEL_SIZE.character) + 10

const rowOf = (state: ChartState, routes: Routes): readonly ChartState[] =>
  state.children.toSorted((a, b) => routes.rankOf(a.id) - routes.rankOf(b.id))
