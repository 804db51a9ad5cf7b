/**
 * `npm run reference`: writes docs/reference. With `--check` (a stage of `npm test`) it fails if docs/reference does
 * not match the docstrings, or if an export or a property of an entry point of typedoc.json has none.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'
import { elementsDocument } from '../../elements/manifest/document.ts'
import { fieldsOf, listOf, parseJson } from '../shared/json.ts'
import { endWithParent, run } from '../shared/run.ts'
import { differing } from './differing.ts'
import { undocumentedIn } from './undocumented.ts'

const here = import.meta.dirname
const root = join(here, '../..')
const reference = join(root, 'docs/reference')
/** TypeDoc is installed beside this package if it needs another TypeScript version. */
const binaries = [here, root].map((folder) => join(folder, 'node_modules/.bin'))

/** Writes the pages into `folder`, and TypeDoc's model to `model`. */
async function write(folder: string, model: string): Promise<boolean> {
  const path = [...binaries, process.env['PATH']].join(delimiter)
  const exitCode = await run('typedoc', ['--out', folder, '--json', model], {
    cwd: here,
    env: { PATH: path },
    limit: 180_000,
  })
  if (exitCode !== 0) console.error('The API reference could not be written. Run npm ci if TypeDoc is missing.')
  else await writeFile(join(folder, 'elements.md'), elementsDocument())
  return exitCode === 0
}

async function check(folder: string, model: string): Promise<boolean> {
  if (!(await write(folder, model))) return false
  const undocumented = undocumentedIn(parseJson(await readFile(model, 'utf8')))
  const missing = [...undocumented].flatMap(([module, names]) => names.map((name) => `${module} ${name}`))
  for (const name of missing) console.error(`${name} has no sentence: write a docstring.`)
  // TypeDoc says nothing of an entry point that its tsconfig.json leaves out.
  const { entryPoints } = fieldsOf(parseJson(await readFile(join(here, 'typedoc.json'), 'utf8')))
  const isWhole = undocumented.size === listOf(entryPoints).length
  if (!isWhole) console.error('An entry point of typedoc.json is not included by tools/reference/tsconfig.json.')
  const stale = await differing(reference, folder)
  for (const path of stale) console.error(`docs/reference/${path} does not match the source.`)
  if (stale.length > 0) console.error('Please run npm run reference and commit the result.')
  return isWhole && stale.length === 0 && missing.length === 0
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
endWithParent()
const folder = await mkdtemp(join(tmpdir(), 'leaflog-reference-'))
try {
  const model = join(folder, 'model.json')
  process.exitCode = (await (values.check ? check(join(folder, 'reference'), model) : write(reference, model))) ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
