/** Every command line of the documents is run by something, or says why not. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linesOf } from '../docs/command-lines.ts'
import { ways } from './command-lines.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'core/README.md',
  'react-bindings/README.md',
  'docs/live.md',
  ...globSync('docs/guides/*.md', { cwd: root }),
]
const lines = documents.flatMap((path) => linesOf(path, read(path)))
const wayOf = (text: string) => ways.find(({ line }) => new RegExp(`^(?:${line.source})$`).test(text))

test('a command line of a document is run, or says why not', () => {
  expect(lines.length).toBeGreaterThan(40)
  expect(lines.filter(({ text }) => wayOf(text) === undefined).map(({ at, text }) => `${at}: ${text}`)).toEqual([])
})

test('what is listed is in a document', () => {
  const used = new Set(lines.map(({ text }) => wayOf(text)))
  expect(ways.filter((way) => !used.has(way)).map(({ line }) => line.source)).toEqual([])
})

test.each(ways.flatMap(({ by }) => (by === undefined ? [] : [by])))('$file says $says', ({ file, says }) => {
  expect(read(file)).toContain(says)
})

test('tests that a document runs are of a project that it names', () => {
  const missing = lines.flatMap(({ at, text }) => {
    const [, project, path = ''] = /^npx vitest run (--project node )?(\S+)$/.exec(text) ?? []
    // The folder that the guide to new domains adds.
    if (path === '' || path === 'core/src/domains/product-notes') return []
    const isThere = existsSync(join(root, path)) && (project === undefined || path.startsWith('core/'))
    return isThere ? [] : [`${at}: ${text}`]
  })
  expect(missing).toEqual([])
})
