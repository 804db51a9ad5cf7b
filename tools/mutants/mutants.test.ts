import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import type { Equivalent } from './equivalent.ts'
import { equivalents } from './equivalents.ts'
import { figuresOf, unusedEquivalents, place, survivorsOf, type Mutant } from './figures.ts'
import { folders, slowTests, type Folder } from './folders.ts'
import { logicFilesOf, testsOf } from './graph.ts'
import { optionsOf } from './options.ts'
import { pageOf, rowOf, rowsOf } from './page.ts'
import { readSources } from './sources.ts'

const root = join(import.meta.dirname, '..', '..')
const sources = await readSources()
const cart: Folder = { name: 'cart', folder: 'core/src/rules/cart', goal: 90 }

describe('what is mutated, and which tests run', () => {
  const few = new Map([
    ['core/src/rules/cart/cart.rules.ts', ''],
    ['core/src/rules/cart/cart.events.ts', ''],
    ['core/src/rules/cart/cart.test.ts', ''],
    ['core/src/rules/cart/index.ts', ''],
    ['core/src/rules/cart/deeper/other.ts', ''],
    ['core/src/rules/cart/cart.browser.test.ts', `import '../cart/cart.rules.ts'`],
    ['core/src/rules/near/near.test.ts', `import { a } from '../cart/cart.rules.ts'`],
    ['core/src/rules/near/later.test.ts', `const { a } = await import('../cart/cart.rules.ts')`],
    ['core/src/rules/near/slow.test.ts', `import { a } from '../cart/cart.rules.ts'`],
    ['core/src/rules/near/events.test.ts', `import { a } from '../cart/cart.events.ts'`],
    ['core/src/rules/near/near.ts', `import { a } from '../cart/cart.rules.ts'`],
  ])
  const slow = ['core/src/rules/near/slow.test.ts']

  test('files with logic are mutated, but not events, wiring or tests', () => {
    expect(logicFilesOf(cart, few)).toEqual(['core/src/rules/cart/cart.rules.ts'])
    expect(logicFilesOf({ ...cart, files: ['a', 'b'] }, few)).toEqual([
      'core/src/rules/cart/a.ts',
      'core/src/rules/cart/b.ts',
    ])
  })

  test('the tests beside the file, those that import it, and those that the list names', () => {
    const near = ['core/src/rules/near/later.test.ts', 'core/src/rules/near/near.test.ts']
    expect(testsOf(cart, few, slow)).toEqual(['core/src/rules/cart/cart.test.ts', ...near])
    expect(testsOf({ ...cart, files: ['cart.rules'] }, few, slow)).toEqual(near)
    expect(testsOf({ ...cart, tests: ['x.test.ts'] }, few, slow)).toEqual([
      'core/src/rules/cart/cart.test.ts',
      ...near,
      'x.test.ts',
    ])
    expect(testsOf({ ...cart, only: ['x.test.ts', 'a.test.ts'] }, few, slow)).toEqual(['a.test.ts', 'x.test.ts'])
  })

  test('a slow test runs for its own folder only', () => {
    const near = { ...cart, folder: 'core/src/rules/near' }
    expect(testsOf(near, few, slow)).toContain('core/src/rules/near/slow.test.ts')
  })

  test.each(folders)('$name: its files and tests exist', (folder) => {
    const files = logicFilesOf(folder, sources)
    expect(files.length).toBeGreaterThan(0)
    expect(testsOf(folder, sources, slowTests).length).toBeGreaterThan(0)
    expect([...files, ...(folder.tests ?? []), ...(folder.only ?? [])].filter((path) => !sources.has(path))).toEqual([])
  })

  test('every file belongs to one folder, folder names are unique, and the slow tests exist', () => {
    const files = folders.flatMap((folder) => logicFilesOf(folder, sources))
    expect(files).toHaveLength(new Set(files).size)
    expect(new Set(folders.map(({ name }) => name)).size).toBe(folders.length)
    expect(slowTests.filter((path) => !sources.has(path))).toEqual([])
  })
})

const mutant = (status: string, becomes = 'false'): Mutant => ({
  file: 'a.ts',
  line: 3,
  column: 7,
  text: 'if (a) return',
  was: 'a',
  becomes,
  status,
})
const equivalent: Equivalent = {
  file: 'a.ts',
  line: 'if (a) return',
  was: 'a',
  becomes: 'true',
  reason: 'a is never false',
}

describe('the figures of a run', () => {
  const mutants = [
    ...['Killed', 'Timeout', 'Killed', 'Survived', 'NoCoverage', 'Ignored', 'CompileError'].map((status) =>
      mutant(status),
    ),
    mutant('Survived', 'true'),
  ]

  test('killed mutants as a share of the covered ones, without equivalents', () => {
    expect(figuresOf(mutants, [equivalent])).toEqual({
      mutants: 6,
      loaded: 1,
      covered: 5,
      killed: 3,
      equivalent: 1,
      killedOfCovered: 75,
    })
    expect(figuresOf(mutants, []).killedOfCovered).toBe(60)
    expect(figuresOf([], []).killedOfCovered).toBe(100)
  })

  test('survivors are listed with their position, and so is an equivalent that was killed', () => {
    expect(survivorsOf(mutants, [equivalent]).map(place)).toEqual(['a.ts:3:7  if (a) return\n    a → false'])
    expect(unusedEquivalents(mutants, [equivalent], ['a.ts'])).toEqual([])
    expect(unusedEquivalents([mutant('Killed', 'true')], [equivalent], ['a.ts'])).toEqual([equivalent])
    expect(unusedEquivalents([], [equivalent], ['b.ts'])).toEqual([])
  })
})

describe('docs/mutation.md', () => {
  const figures = figuresOf([mutant('Killed'), mutant('Survived')], [])

  test('a run replaces the row of its folder and leaves the others', () => {
    const menu = { ...cart, name: 'menu' }
    const first = pageOf([cart, menu], new Map([['menu', rowOf(menu, figures, '2026-01-02')]]), [equivalent])
    const rows = new Map([...rowsOf(first), ['cart', rowOf({ ...cart, goal: 50 }, figures, '2026-01-03')]])
    const lines = pageOf([cart, menu], rows, [equivalent]).split('\n')
    expect(first).toContain('| cart | not run |')
    expect(lines).toContain('| cart | 2026-01-03 | 2 | 0 | 2 | 1 | 0 | 50.0 % | 50 % | yes |')
    expect(lines).toContain('| menu | 2026-01-02 | 2 | 0 | 2 | 1 | 0 | 50.0 % | 90 % | no |')
    expect(lines).toContain('| a.ts | `if (a) return` | `a` | `true` | a is never false |')
  })

  test('the rows are those of the list, with the goals of the list', async () => {
    const rows = rowsOf(await readFile(join(root, 'docs', 'mutation.md'), 'utf8'))
    expect([...rows].map(([name, cells]) => [name, cells.at(-2)])).toEqual(
      folders.map(({ name, goal }) => [name, `${goal} %`]),
    )
  })

  test('each equivalent mutant matches a line of code and has a reason', () => {
    const linesOf = (file: string) => (sources.get(file) ?? '').split('\n').map((line) => line.trim())
    expect(equivalents.filter(({ file, line, was }) => !linesOf(file).includes(line) || !line.includes(was))).toEqual(
      [],
    )
    for (const { reason } of equivalents) expect(reason.length).toBeGreaterThan(15)
  })
})

test('a folder is chosen by its name or its path, and unknown words are reported', () => {
  expect(optionsOf(['cart'], [cart])).toEqual({ what: 'run', folder: cart, isForced: false })
  expect(optionsOf(['core/src/rules/cart/', '--force', '--workers', '1'], [cart])).toEqual({
    what: 'run',
    folder: cart,
    isForced: true,
    workers: 1,
  })
  expect(optionsOf(['menu'], [cart])).toEqual({ what: 'unknown', folder: 'menu' })
  expect(optionsOf(['--list'], [cart])).toEqual({ what: 'list' })
  expect(optionsOf([], [cart])).toEqual({ what: 'help' })
  expect(() => optionsOf(['--quickly'], [cart])).toThrow('--quickly')
})
