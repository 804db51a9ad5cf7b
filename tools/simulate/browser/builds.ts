/** Builds of the core as a browser gets them: of the working tree, of what the next release might change, and with planted defects. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as core from '../../../core/src/index.ts'
import { type Variant, type SourceChange, build } from '../../releases/build.ts'

export type BuildName = Variant | 'tree'
export type Core = typeof core

export interface Build {
  readonly name: BuildName
  readonly core: Core
}

export type Builds = ReadonlyMap<BuildName, Build>

/** What is deployed one after the other. Those that older builds cannot read the logs of come last in the list. */
export const RELEASES: readonly BuildName[] = [
  'tree',
  'another-table',
  'renamed-effect',
  'new-event-skippable',
  'another-shape',
  'new-event',
]

/** Loads each build as one file. `defect` is planted into all of them. */
export async function loadBuilds(
  names: readonly BuildName[] = RELEASES,
  defect: SourceChange | null = null,
): Promise<Builds> {
  const folder = await mkdtemp(join(tmpdir(), 'leaflog-simulate-'))
  try {
    const builds = new Map<BuildName, Build>()
    for (const name of names) {
      const path = join(folder, `${name}.mjs`)
      await writeFile(path, await build(name === 'tree' ? null : name, defect))
      const module: unknown = await import(/* @vite-ignore */ pathToFileURL(path).href)
      if (!isCore(module)) throw new Error(`The build ${name} is no core.`)
      builds.set(name, { name, core: module })
    }
    return builds
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const isCore = (module: unknown): module is Core =>
  typeof module === 'object' && module !== null && 'openShop' in module && 'initialEventsFrom' in module
