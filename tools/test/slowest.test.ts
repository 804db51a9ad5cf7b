import { expect, test } from 'vitest'

import { partLines, playwrightFiles, slowestLines, vitestFiles } from './slowest.ts'

test('the time of a Vitest file is from its start to its end', () => {
  const testResults = [{ name: '/shop/core/src/a.test.ts', startTime: 1000, endTime: 3500 }]
  expect(vitestFiles({ testResults })).toEqual([{ name: '/shop/core/src/a.test.ts', ms: 2500 }])
  expect(vitestFiles(undefined)).toEqual([])
})

test('the time of a Playwright file is the sum of all attempts of its tests, at every depth', () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })
  const suites = [
    { file: 'cart.e2e.ts', specs: [spec(400, 600)], suites: [{ file: 'cart.e2e.ts', specs: [spec(50), spec(7)] }] },
    { file: 'menu.e2e.ts', specs: [spec(3)] },
  ]
  expect(playwrightFiles({ suites })).toEqual([
    { name: 'cart.e2e.ts', ms: 1057 },
    { name: 'menu.e2e.ts', ms: 3 },
  ])
})

test('the ten slowest files, slowest first, by their paths below the root', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ name: `/shop/${index}.test.ts`, ms: index * 1000 }))
  const lines = slowestLines(files, '/shop')
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('   11.0 s  11.test.ts')
  expect(lines[9]).toBe('    2.0 s  2.test.ts')
})

test('the parts of a run, the slowest last', () => {
  const part = (name: string, ms: number) => ({ name, ms, count: { passed: 3, failed: 1 } })
  expect(partLines([part('vitest', 61_000), part('lint', 1500)])).toEqual([
    '    1.5 s  lint                    3 passed, 1 failed',
    '   61.0 s  vitest                  3 passed, 1 failed',
  ])
})
