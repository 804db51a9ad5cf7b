import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { differing } from './differing.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leaflog-differing-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const at = (...path: string[]) => join(folder, ...path)
async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(at(path)), { recursive: true })
  await writeFile(at(path), text)
}

test('the same files with the same texts do not differ', async () => {
  await write('kept/core/index.md', 'createShop')
  await write('fresh/core/index.md', 'createShop')
  expect(await differing(at('kept'), at('fresh'))).toEqual([])
})

test('a changed, a new and a removed page are each named once', async () => {
  await write('kept/core/index.md', 'createShop')
  await write('kept/core/gone.md', 'gone')
  await write('fresh/core/index.md', 'createStore')
  await write('fresh/react/new.md', 'new')
  expect(await differing(at('kept'), at('fresh'))).toEqual(['core/gone.md', 'core/index.md', 'react/new.md'])
})

test('without an existing folder every page is new', async () => {
  await write('fresh/README.md', 'API reference')
  expect(await differing(at('kept'), at('fresh'))).toEqual(['README.md'])
})
