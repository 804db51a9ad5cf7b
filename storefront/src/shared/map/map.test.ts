import { dispensaries, doctors } from '@leaflog/fixtures'
import { describe, expect, test } from 'vitest'
import { clustersOf } from './clusters.ts'
import { labelsOf } from './labels.ts'
import { outlines } from './outlines.ts'
import { drawState } from './project.ts'
import { boxAround, comesApart } from './view-box.ts'

const stores = dispensaries.filter(({ kind }) => kind === 'dispensary')
const codes = [...new Set(stores.map(({ state_code }) => state_code))]

type Pair = readonly [number, number]
const ringsOf = (code: string): Pair[][] =>
  (outlines[code] ?? []).map((ring) =>
    ring.split(',').map((pair) => {
      const [x = Number.NaN, y = Number.NaN] = pair.split(' ').map(Number)
      return [x, y]
    }),
  )

/** Even-odd rule: counts how often a ray to the east crosses the ring. */
const isInside = ([x, y]: Pair, ring: readonly Pair[]): boolean =>
  ring.reduce((inside, [ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay]
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)

const degreesToEdge = ([x, y]: Pair, ring: readonly Pair[]): number =>
  Math.min(
    ...ring.map(([ax, ay], index) => {
      const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay]
      const length = (bx - ax) ** 2 + (by - ay) ** 2
      const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
      return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
    }),
  )

/** On the drawn land, or invisibly close to its shore. */
const isOnLand = (place: Pair, code: string): boolean =>
  ringsOf(code).some((ring) => isInside(place, ring) || degreesToEdge(place, ring) < 0.06)

describe('outlines', () => {
  test('[2c.5] [1.1] every state with a dispensary has an outline', () => {
    expect(Object.keys(outlines).toSorted()).toEqual(codes.toSorted())
    expect(drawState('TX')).toBeNull()
  })

  test.each(codes)('[2c.5] in %s every dispensary and doctor is on the drawn land', (code) => {
    const places = [
      ...stores.filter(({ state_code }) => state_code === code),
      ...doctors.filter(({ stateCode }) => stateCode === code),
    ]
    const afloat = places.filter(({ longitude, latitude }) => !isOnLand([longitude, latitude], code))
    expect(afloat.map(({ city }) => city)).toEqual([])
    const others = codes.filter((other) => other !== code)
    const [first] = places
    expect(first && others.filter((other) => isOnLand([first.longitude, first.latitude], other))).toEqual([])
  })

  test.each(codes)('[2c.5] %s is drawn north up, in proportion, inside its box', (code) => {
    const drawing = drawState(code)
    if (drawing === null) throw new Error('no drawing')
    const { box, path, project, unitsInMile } = drawing
    const numbers = path.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(20)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(Math.max(box.width, box.height) - 20)
    const [south, north] = [project({ latitude: 35, longitude: -80 }), project({ latitude: 36, longitude: -80 })]
    expect(north.y).toBeLessThan(south.y)
    expect(north.x).toBe(south.x)
    expect(south.y - north.y).toBeCloseTo(69.17 * unitsInMile, 0)
  })
})

const spot = (id: string, x: number, y: number) => ({ id, x, y })

describe('clusters', () => {
  test('[2c.5] overlapping marks become one at their center; separate ones stay separate', () => {
    const clusters = clustersOf([spot('a', 0, 0), spot('b', 6, 0), spot('c', 50, 0)], 10)
    expect(clusters.map(({ members, x }) => [members.map(({ id }) => id).join(''), x])).toEqual([
      ['ab', 3],
      ['c', 50],
    ])
  })

  test('[2c.5] in Florida no marks overlap, none is lost, and the order makes no difference', () => {
    const drawing = drawState('FL')
    if (drawing === null) throw new Error('no drawing')
    const spots = stores
      .filter(({ state_code }) => state_code === 'FL')
      .map((store) => ({ id: store.store_code, ...drawing.project(store) }))
    const clusters = clustersOf(spots, 17)
    expect(clusters.flatMap(({ members }) => members)).toHaveLength(spots.length)
    expect(clusters.length).toBeLessThan(spots.length)
    for (const [index, a] of clusters.entries())
      for (const b of clusters.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(17)
    const names = (found: typeof clusters) =>
      found
        .map(({ members }) =>
          members
            .map(({ id }) => id)
            .toSorted()
            .join(),
        )
        .toSorted()
    expect(names(clustersOf(spots.toReversed(), 17))).toEqual(names(clusters))
  })
})

describe('zoom', () => {
  const whole = { x: 0, y: 0, width: 400, height: 300 }

  test('[2c.5] shows a cluster with room around it, never anything outside the drawing', () => {
    const box = boxAround([spot('a', 10, 10), spot('b', 60, 20)], whole)
    expect(box.width / box.height).toBeCloseTo(4 / 3)
    expect(box).toMatchObject({ x: 0, y: 0, width: 80 })
    expect(boxAround([spot('a', 0, 0), spot('b', 400, 300)], whole)).toEqual(whole)
  })

  test('[2c.5] marks at one location stay together', () => {
    const one = [spot('a', 10, 10), spot('b', 10, 10)]
    const nearest = boxAround(one, whole)
    expect(nearest.width).toBeCloseTo(400 / 12)
    expect(comesApart(one, whole, whole)).toBe(true)
    expect(comesApart(one, whole, nearest)).toBe(false)
  })
})

test('[2c.5] labels cover no mark, no other label and no edge; the largest first', () => {
  const box = { x: 0, y: 0, width: 200, height: 100 }
  const at = (name: string, x: number, y: number, weight = 1) => ({ name, x, y, weight, radius: 5 })
  const crowd = [20, 32, 44, 56, 68].map((y) => at('', 40, y))
  const named = [at('Tampa', 20, 50), at('Brandon', 52, 50, 9), at('Miami', 190, 20), ...crowd]
  const labels = labelsOf(named, 10, box).filter(({ name }) => name !== '')
  expect(labels.map(({ name, anchor }) => [name, anchor])).toEqual([
    ['Brandon', 'start'],
    ['Miami', 'end'],
    ['Tampa', 'middle'],
  ])
  const walls = [at('', 20, 35), at('', 20, 65)]
  expect(labelsOf([...named, ...walls], 10, box).some(({ name }) => name === 'Tampa')).toBe(false)
})
