import { glob, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'

import { folderCycles, sayCycle } from './folder-cycles.ts'

const root = join(import.meta.dirname, '..', '..')

/** Tests and test helpers, which may import everything. */
const shipsNothing = /\.(test|contract|e2e)\.tsx?$|\/testing\//

async function sourcesOf(pattern: string): Promise<Map<string, string>> {
  const sources = new Map<string, string>()
  for await (const path of glob(pattern, { cwd: root })) {
    const name = path.split(sep).join('/')
    if (!shipsNothing.test(name) && !name.includes('node_modules'))
      sources.set(name, await readFile(join(root, path), 'utf8'))
  }
  return sources
}

test.each([
  'core/src/**/*.ts',
  'elements/src/**/*.ts',
  'storefront/src/**/*.{ts,tsx}',
  'server/src/**/*.ts',
  'fixtures/src/**/*.ts',
  'tools/**/*.ts',
  'examples/**/*.ts',
  'e2e/**/*.ts',
])('no folder in %s is part of an import cycle', async (pattern) => {
  const sources = await sourcesOf(pattern)
  expect(sources.size).toBeGreaterThan(5)
  expect(folderCycles(sources).map(sayCycle)).toEqual([])
})

describe('a cycle between folders is found', () => {
  const cycle = (there: string, back: string) => [
    ...folderCycles(
      new Map([
        ['a/one.ts', there],
        ['b/two.ts', back],
        ['b/alone.ts', `import { x } from './two.ts'`],
        ['c/three.ts', `import { x } from '../a/one.ts'`],
      ]),
    ),
  ]

  test.each([
    ['of values', `import { two } from '../b/two.ts'`],
    ['of types', `import type { Two } from '../b/two.ts'`],
    ['of types by import()', `export type Two = import('../b/two.ts').Two`],
    ['of a dynamic import', `const load = () => import('../b/two.ts')`],
    ['of a re-export', `export { two } from '../b/two.ts'`],
  ])('%s', (_, there) => {
    expect(cycle(there, `import { one } from '../a/one.ts'`)).toEqual([
      {
        folders: ['a', 'b'],
        ties: [
          { from: 'a/one.ts', to: 'b/two.ts' },
          { from: 'b/two.ts', to: 'a/one.ts' },
        ],
      },
    ])
  })

  test('a cycle over three folders is found without the folders that only import from it', () => {
    const round = new Map([
      ['a/one.ts', `import '../b/two.ts'`],
      ['b/two.ts', `import '../c/three.ts'`],
      ['c/three.ts', `import '../a/other.ts'`],
      ['a/other.ts', ''],
      ['d/four.ts', `import '../a/one.ts'`],
    ])
    expect(folderCycles(round).map(({ folders }) => folders)).toEqual([['a', 'b', 'c']])
  })

  test('an import in one direction is no cycle', () => {
    expect(cycle(`import { two } from '../b/two.ts'`, '')).toEqual([])
  })

  test('the message names the two files and the fix', () => {
    const [said] = cycle(`import { two } from '../b/two.ts'`, `import { one } from '../a/one.ts'`).map(sayCycle)
    expect(said).toBe(
      'a and b import each other. Move the shared code into a folder below both, or pass it in:\n' +
        '  a/one.ts imports b/two.ts\n' +
        '  b/two.ts imports a/one.ts',
    )
  })
})
