/** The built web components of this build and of every kept release, each file at its own addresses. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

export interface ElementsPaths {
  /** Folder of the build. */
  build: string
  /** Folder with a folder for each release, such as `0.2.0`. */
  releases: string
}

export interface EmbedFile {
  readonly content: Buffer
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
}

const YEAR = 'public, max-age=31536000, immutable'
/** A partner's page that uses the name without a version is updated within minutes of a release. */
const MINUTES = 'public, max-age=300, stale-while-revalidate=3600'
/** The version of the working tree is not final. */
const NEVER = 'no-cache'

const ENTRY = 'leaflog-elements.js'
const list = z.object({ version: z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/) })

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 16)

function readFolder(folder: string): { version: string; files: Map<string, Buffer> } | undefined {
  if (!existsSync(join(folder, ENTRY))) return undefined
  const files = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]))
  return { version: list.parse(JSON.parse(String(files.get('sri.json')))).version, files }
}

/**
 * By address. A release's files are below `/embed/vX.Y.Z/` for good. Chunks are also directly below `/embed/`, those
 * of earlier releases too, because pages that were opened before a release load them after it.
 */
export function embedFiles({ build, releases }: ElementsPaths): Map<string, EmbedFile> {
  const found = new Map<string, EmbedFile>()
  const add = (address: string, content: Buffer, cacheControl: string): void => {
    const path = `/embed/${address}`
    if (found.has(path)) return
    const type = address.endsWith('.json') ? 'application/json' : 'text/javascript; charset=utf-8'
    found.set(path, { content, type, etag: `"${hashOf(content)}"`, cacheControl })
  }
  const kept = existsSync(releases) ? readdirSync(releases).map((name) => readFolder(join(releases, name))) : []
  const current = readFolder(build)
  for (const folder of [...kept, current]) {
    if (!folder) continue
    const isKept = folder !== current
    for (const [name, content] of folder.files) {
      // What was released under a version is not replaced by a later build of the same version.
      add(`v${folder.version}/${name}`, content, isKept ? YEAR : NEVER)
      if (name !== ENTRY && name !== 'sri.json') add(name, content, YEAR)
    }
  }
  const entry = current?.files.get(ENTRY)
  if (entry) {
    add(ENTRY, entry, MINUTES)
    add(`leaflog-elements-${hashOf(entry)}.js`, entry, YEAR)
  }
  return found
}
