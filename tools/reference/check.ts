/** A stage of `npm test`: whether docs/reference says what the docstrings say now. Nothing in the tree is changed. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { endWithParent, run } from '../run.ts'
import { differing } from './differing.ts'

const here = import.meta.dirname
const root = join(here, '../..')
/** TypeDoc is installed beside this package where it needs another TypeScript than ours. */
const binaries = [here, root].map((folder) => join(folder, 'node_modules/.bin'))

endWithParent()
const folder = await mkdtemp(join(tmpdir(), 'leaflog-reference-'))
try {
  const exitCode = await run('typedoc', ['--out', folder], {
    cwd: here,
    env: { PATH: [...binaries, process.env['PATH']].join(delimiter) },
    limit: 180_000,
  })
  const stale = exitCode === 0 ? await differing(join(root, 'docs/reference'), folder) : []
  if (exitCode !== 0) console.error('The API reference could not be written. Run npm ci if TypeDoc is missing.')
  for (const path of stale) console.error(`docs/reference/${path} is not what the source says.`)
  if (stale.length > 0) console.error('Please run npm run reference, and commit what it writes.')
  process.exitCode = exitCode === 0 && stale.length === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
