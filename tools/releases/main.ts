/**
 * `npm run release-fixture`: keeps the core that was packed last, so that the next builds are tried beside it, and the
 * elements, so that gateways serve them for good. With `--tarball` it keeps only that core.
 */
import { execute } from '../packages/execute.ts'
import { join } from 'node:path'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import * as z from 'zod'
import { keepElements } from './keep-elements.ts'
import { type Release, releasesFolder, sha256 } from './kept.ts'

const root = join(import.meta.dirname, '..', '..')
const manifest = z.object({ version: z.string() })

const { values } = parseArgs({
  options: { tarball: { type: 'string' }, commit: { type: 'string' }, to: { type: 'string', default: releasesFolder } },
})
const { version: here } = manifest.parse(JSON.parse(await readFile(join(root, 'core', 'package.json'), 'utf8')))
const tarball = values.tarball ?? join(root, '.packages', `leaflog-core-${here}.tgz`)

const folder = await mkdtemp(join(tmpdir(), 'leaflog-release-'))
try {
  await execute('tar', ['-xzf', tarball, '-C', folder], root)
  const file = await readFile(join(folder, 'package', 'leaflog.js'))
  const { version } = manifest.parse(JSON.parse(await readFile(join(folder, 'package', 'package.json'), 'utf8')))
  const commit = (await execute('git', ['rev-parse', values.commit ?? 'HEAD'], root)).trim()
  const release: Release = { version, commit, sha256: sha256(file) }
  const target = join(values.to, version)
  await mkdir(values.to, { recursive: true })
  // What was published once is never another: a folder that is there already is an error.
  await mkdir(target)
  await writeFile(join(target, 'leaflog.js.gz'), gzipSync(file, { level: 9 }))
  await writeFile(join(target, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
  console.log(`${target}: ${version} of ${commit}`)
  if (values.tarball === undefined) {
    const elements = join(folder, 'elements')
    await mkdir(elements)
    await execute('tar', ['-xzf', join(root, '.packages', `leaflog-elements-${here}.tgz`), '-C', elements], root)
    console.log(await keepElements(join(elements, 'package'), join(root, 'elements', 'releases')))
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
