import { expect, test } from 'vitest'
import { funnelShape } from './funnel-shape.ts'

const heights = (path: string): number[] => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, , y]) => Number(y))

test('[4f.5] a band is as high as its share of the first stage, and ends as high as the next', () => {
  const { bands } = funnelShape([1, 0.5], 200, 100)
  expect(bands.map(({ from, to }) => [from, to])).toEqual([
    [0, 100],
    [100, 200],
  ])
  const [first = '', second = ''] = bands.map(({ path }) => path)
  expect([Math.min(...heights(first)), Math.max(...heights(first))]).toEqual([0, 100])
  expect(first).toContain('100 25')
  expect([Math.min(...heights(second)), Math.max(...heights(second))]).toEqual([25, 75])
})

test('a small share stays visible, zero is a line, and no stages give no bands', () => {
  const few = heights(funnelShape([0.0001], 100, 100).bands[0]?.path ?? '')
  const none = heights(funnelShape([0], 100, 100).bands[0]?.path ?? '')
  expect(Math.max(...few) - Math.min(...few)).toBeGreaterThan(1)
  expect(Math.max(...none) - Math.min(...none)).toBe(2)
  expect(funnelShape([], 100, 100).bands).toEqual([])
})
