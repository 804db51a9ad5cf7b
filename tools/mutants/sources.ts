import { glob, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

import type { Sources } from './graph.ts'

const root = join(import.meta.dirname, '..', '..')

export async function readSources(): Promise<Sources> {
  const sources = new Map<string, string>()
  for await (const path of glob('{core,server}/src/**/*.ts', { cwd: root }))
    sources.set(path.split(sep).join('/'), await readFile(join(root, path), 'utf8'))
  return sources
}
