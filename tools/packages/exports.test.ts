/** The public names of every package. Adding or removing one is a decision, recorded here and in a changeset. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { sourceManifest } from './manifest.ts'
import { packages, root } from './packages.ts'

const listed = z
  .record(z.string(), z.record(z.string(), z.array(z.string())))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'exports.json'), 'utf8')))

const manifests = packages.map(({ folder }) => ({
  folder,
  ...sourceManifest.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))),
}))

const namesOf = async (folder: string, file: string): Promise<string[]> => {
  const loaded: unknown = await import(pathToFileURL(join(root, folder, file)).href)
  return typeof loaded === 'object' && loaded !== null ? Object.keys(loaded).toSorted() : []
}

test.each(manifests)('the values that $name exports are those in the list', async ({ name, folder, exports }) => {
  // The wire modules are a family of files, each with its own entry.
  const entries = Object.entries(exports).filter(([entry]) => !entry.includes('*'))
  const found = await Promise.all(entries.map(async ([entry, file]) => [entry, await namesOf(folder, file)] as const))
  expect(Object.fromEntries(found)).toEqual(listed[name])
})

test.each(manifests)(
  'the changelog of $name begins with its version, which all packages share',
  ({ version, folder }) => {
    const newest = /^## (\d+\.\d+\.\d+)/m.exec(readFileSync(join(root, folder, 'CHANGELOG.md'), 'utf8'))?.[1]
    expect(newest).toBe(version)
    expect(manifests.map((each) => each.version)).toEqual(manifests.map(() => version))
  },
)

test.each(globSync('.changeset/*.md', { cwd: root }))(
  '%s names published packages, their version bumps, and what is new',
  (file) => {
    const [, head = '', text = ''] =
      /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(readFileSync(join(root, file), 'utf8')) ?? []
    const moves = head.trim().split('\n')
    const names = manifests.map(({ name }) => name).join('|')
    for (const move of moves) expect(move).toMatch(new RegExp(`^'(${names})': (patch|minor|major)$`))
    expect(text.trim()).not.toBe('')
  },
)
