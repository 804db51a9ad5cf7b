import { glob, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'

import { folderCycles, sayCycle } from './folder-cycles.ts'

const root = join(import.meta.dirname, '..', '..')

/** What ships: tests and the helpers beside them may look at everything. */
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
])('in %s no folder imports its way back to itself', async (pattern) => {
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
    ['of types in place', `export type Two = import('../b/two.ts').Two`],
    ['that is loaded later', `const load = () => import('../b/two.ts')`],
    ['by what is handed on', `export { two } from '../b/two.ts'`],
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

  test('over three folders, and what hangs on it is not named', () => {
    const round = new Map([
      ['a/one.ts', `import '../b/two.ts'`],
      ['b/two.ts', `import '../c/three.ts'`],
      ['c/three.ts', `import '../a/other.ts'`],
      ['a/other.ts', ''],
      ['d/four.ts', `import '../a/one.ts'`],
    ])
    expect(folderCycles(round).map(({ folders }) => folders)).toEqual([['a', 'b', 'c']])
  })

  test('one way is none', () => {
    expect(cycle(`import { two } from '../b/two.ts'`, '')).toEqual([])
  })

  test('the two files are said, and the mend', () => {
    const [said] = cycle(`import { two } from '../b/two.ts'`, `import { one } from '../a/one.ts'`).map(sayCycle)
    expect(said).toBe(
      'a and b import each other. Move what both need below them, or hand it in:\n' +
        '  a/one.ts imports b/two.ts\n' +
        '  b/two.ts imports a/one.ts',
    )
  })
})
