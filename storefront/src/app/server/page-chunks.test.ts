import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chunksOf, headModules, loaderModules, pageModules } from './page-chunks.ts'

test('each page’s module is where the table says', () => {
  for (const module of [pageModules, headModules, loaderModules].flatMap((table) => Object.values(table)))
    expect(existsSync(join(import.meta.dirname, '../../..', module))).toBe(true)
})

test('every head and loader module belongs to a page of the table', () => {
  for (const route of [headModules, loaderModules].flatMap((table) => Object.keys(table)))
    expect(pageModules).toHaveProperty([route])
})

test('a page’s files are its own and its imports, each once, without those that are loaded anyway', () => {
  const manifest = {
    'home.tsx': { file: 'assets/home.js', imports: ['_shared.js', '_framework.js'] },
    '_shared.js': { file: 'assets/shared.js', imports: ['_framework.js', '_shared.js'] },
    '_framework.js': { file: 'assets/framework.js' },
  }
  expect(chunksOf(manifest, 'home.tsx', new Set(['/assets/framework.js']))).toEqual([
    '/assets/shared.js',
    '/assets/home.js',
  ])
  expect(chunksOf(manifest, 'gone.tsx', new Set())).toEqual([])
})
