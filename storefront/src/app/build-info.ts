/** Identifies the storefront build in a file beside it (7d.2). Used only by the build, never by a page. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export interface BuildGiven {
  readonly name: string
  readonly version: string
  /** The id given by whoever runs the build. */
  readonly buildId: string | undefined
  /** Seconds since the epoch, as reproducible builds receive them: no clock is read. */
  readonly sourceDate: string | undefined
}

/** One line: name, version, id, and the date of the sources if given; otherwise a digest of the build's output. */
export const buildLine = (
  { name, version, buildId, sourceDate }: BuildGiven,
  files: readonly { readonly name: string; readonly content: string | Uint8Array }[],
): string => {
  const digest = createHash('sha256')
  for (const file of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) digest.update(file.name).update(file.content)
  const day = sourceDate === undefined ? '' : new Date(Number(sourceDate) * 1000).toISOString().slice(0, 10)
  return [name, version, buildId ?? digest.digest('hex').slice(0, 12), day].filter(Boolean).join(' ')
}

/** Writes `build-info.txt` into the client's build. */
export const buildInfo = (root: string, env: Readonly<Record<string, string | undefined>>): Plugin => ({
  name: 'leaflog-build-info',
  apply: 'build',
  generateBundle(_options, bundle) {
    const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const fields = new Map<string, unknown>(Object.entries(manifest ?? {}))
    const given = {
      name: String(fields.get('name')),
      version: String(fields.get('version')),
      buildId: env['BUILD_ID'] || undefined,
      sourceDate: env['SOURCE_DATE_EPOCH'] || undefined,
    }
    const files = Object.values(bundle).map((file) => ({
      name: file.fileName,
      content: file.type === 'chunk' ? file.code : file.source,
    }))
    this.emitFile({ type: 'asset', fileName: 'build-info.txt', source: `${buildLine(given, files)}\n` })
  },
})
