import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const sources = '{core,react-bindings,storefront,server,fixtures,tools,e2e}/**/*.{ts,tsx,js,css}'

/** Concatenated, so that this file does not match itself. */
const suppression = new RegExp(
  ['(eslint|oxlint|stylelint)-dis', 'able|@ts-(ig', 'nore|exp', 'ect-error|noc', 'heck)'].join(''),
)

test('no file suppresses a checker', async () => {
  const silenced: string[] = []
  let read = 0
  for await (const path of glob(sources, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', 'tools/lint/lint.test.ts'],
  })) {
    read += 1
    if (suppression.test(await readFile(join(root, path), 'utf8'))) silenced.push(path)
  }
  expect(silenced).toEqual([])
  expect(read).toBeGreaterThan(20)
})
