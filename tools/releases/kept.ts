/** Releases that are kept in fixtures/releases: the one file that each published for pages without a bundler, as it was. */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as z from 'zod'

export const releasesFolder = join(import.meta.dirname, '..', '..', 'fixtures', 'releases')

const release = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** Of the sources that it was built of. */
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  /** SHA-256 of the file. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type Release = z.output<typeof release>

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Oldest first. */
export const keptReleases = (): Release[] =>
  readdirSync(releasesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => release.parse(JSON.parse(readFileSync(join(releasesFolder, name, 'release.json'), 'utf8'))))
    .toSorted((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }))

/** The module of a release. Throws where it is not what was published. */
export function scriptOf({ version, sha256: sum }: Release): string {
  const bytes = gunzipSync(readFileSync(join(releasesFolder, version, 'leaflog.js.gz')))
  if (sha256(bytes) !== sum) throw new Error(`fixtures/releases/${version} is not what release.json says.`)
  return bytes.toString('utf8')
}
