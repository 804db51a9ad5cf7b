/**
 * `npm run reference`: writes docs/reference. With `--check` (a stage of `npm test`) it fails if docs/reference does
 * not match the docstrings.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'
import { elementsDocument } from '../../elements/manifest/document.ts'
import { endWithParent, run } from '../shared/run.ts'
import { differing } from './differing.ts'

const here = import.meta.dirname
const root = join(here, '../..')
const reference = join(root, 'docs/reference')
/** TypeDoc is installed beside this package if it needs another TypeScript version. */
const binaries = [here, root].map((folder) => join(folder, 'node_modules/.bin'))

async function write(folder: string): Promise<boolean> {
  const path = [...binaries, process.env['PATH']].join(delimiter)
  const exitCode = await run('typedoc', ['--out', folder], { cwd: here, env: { PATH: path }, limit: 180_000 })
  if (exitCode !== 0) console.error('The API reference could not be written. Run npm ci if TypeDoc is missing.')
  else await writeFile(join(folder, 'elements.md'), elementsDocument())
  return exitCode === 0
}

async function check(folder: string): Promise<boolean> {
  if (!(await write(folder))) return false
  const stale = await differing(reference, folder)
  for (const path of stale) console.error(`docs/reference/${path} does not match the source.`)
  if (stale.length > 0) console.error('Please run npm run reference and commit the result.')
  return stale.length === 0
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
endWithParent()
const folder = await mkdtemp(join(tmpdir(), 'leaflog-reference-'))
try {
  process.exitCode = (await (values.check ? check(folder) : write(reference))) ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
