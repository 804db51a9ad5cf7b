import type { Coordinates } from '@leaflog/core/products'
import { outlines } from './outlines.ts'

/** A point of a drawing, in its units. */
export interface Spot {
  x: number
  y: number
}

export interface Box extends Spot {
  width: number
  height: number
}

export interface StateDrawing {
  /** SVG path data. */
  path: string
  box: Box
  project: (place: Coordinates) => Spot
  /** Units of the drawing per mile. */
  unitsInMile: number
}

const milesInDegree = 69.17

/** The longer side of a drawing, without its margin. */
const longest = 440
const margin = 20

const ringOf = (text: string): Coordinates[] =>
  text.split(',').map((pair) => {
    const [longitude = 0, latitude = 0] = pair.split(' ').map(Number)
    return { latitude, longitude }
  })

const round = (value: number) => Math.round(value * 10) / 10

/** A state's drawing, north up, equirectangular around its center; null for a state without one. */
export const drawState = (code: string): StateDrawing | null => {
  const rings = outlines[code]?.map(ringOf)
  if (rings === undefined) return null
  const all = rings.flat()
  const [west, east] = [
    Math.min(...all.map(({ longitude }) => longitude)),
    Math.max(...all.map(({ longitude }) => longitude)),
  ]
  const [south, north] = [
    Math.min(...all.map(({ latitude }) => latitude)),
    Math.max(...all.map(({ latitude }) => latitude)),
  ]
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = longest / Math.max((east - west) * narrowing, north - south)
  const project = ({ latitude, longitude }: Coordinates): Spot => ({
    x: round(margin + (longitude - west) * narrowing * scale),
    y: round(margin + (north - latitude) * scale),
  })
  const pathOf = (ring: Coordinates[]) =>
    `${ring.map((place, position) => `${position === 0 ? 'M' : 'L'}${project(place).x} ${project(place).y}`).join('')}Z`
  return {
    path: rings.map(pathOf).join(''),
    box: {
      x: 0,
      y: 0,
      width: round((east - west) * narrowing * scale + 2 * margin),
      // Includes room for the scale at the bottom.
      height: round((north - south) * scale + 3 * margin),
    },
    project,
    unitsInMile: scale / milesInDegree,
  }
}
