/** Every command that README, CONTRIBUTING and the guides name exists, and `npm test` runs it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { fieldsOf, parseJson, textOf } from '../shared/json.ts'
import { stepsOf } from './stages.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const scriptsIn = (folder: string) => fieldsOf(fieldsOf(parseJson(read(join(folder, 'package.json'))))['scripts'])

const guides = readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`)
const documents = ['README.md', 'CONTRIBUTING.md', ...guides].map((path) => read(path))

const named = (pattern: RegExp): string[] => [
  ...new Set(documents.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
]

/** Our scripts, and those of a workspace by its name. */
const scripts = named(/\bnpm run ([\w:-]+)(?! -w)(?=[^\w:-])/g)
const workspaces = [...documents.join('\n').matchAll(/\bnpm run ([\w:-]+) -w (\S+?)[\s`]/g)]
const executables = named(/\bnpx ([\w-]+)/g)

const stages = stepsOf(undefined, '/reports').flatMap((step) => step.map(({ command }) => command.join(' ')))
const stageOfCommands = read('tools/test/commands.ts')
const pageTests = readdirSync(join(root, 'e2e'))
  .filter((name) => name.endsWith('.e2e.ts'))
  .map((name) => read(join('e2e', name)))

/** Run by a stage with the same command, by the stage `commands`, or by a page test that types it. */
const isRun = (name: string): boolean => {
  const body = textOf(scriptsIn('.')[name]).replace(/ \.$/, '')
  return (
    stages.some((stage) => stage.startsWith(body)) ||
    stageOfCommands.includes(`script('${name}',`) ||
    stageOfCommands.includes(`'run', '${name}'`) ||
    pageTests.some((text) => text.includes(`'run', '${name}'`))
  )
}

test('commands in the documents', () => {
  expect(scripts).toEqual(expect.arrayContaining(['dev', 'bench', 'replay', 'check:quick', 'fill-carts']))
  expect(executables).toEqual(expect.arrayContaining(['vitest', 'playwright']))
})

test.each(scripts)('npm run %s is a script, and npm test runs it', (name) => {
  expect(Object.keys(scriptsIn('.'))).toContain(name)
  expect(isRun(name)).toBe(true)
})

test('a script of a workspace exists', () => {
  const folders = ['storefront', 'examples/kiosk', 'core', 'elements', 'server']
  for (const [, name = '', workspace] of workspaces) {
    const folder = folders.find(
      (each) => textOf(fieldsOf(parseJson(read(join(each, 'package.json'))))['name']) === workspace,
    )
    expect(folder, `${workspace} is a workspace`).toBeDefined()
    expect(Object.keys(scriptsIn(folder ?? '.'))).toContain(name)
  }
})

test.each(executables)('npx %s is installed', (name) => {
  expect(existsSync(join(root, 'node_modules/.bin', name))).toBe(true)
})
