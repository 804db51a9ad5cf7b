/** A project that uses the packed elements: a plain page, React's JSX, and a server that imports them. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { integrityOf } from '../../elements/integrity-list.ts'
import { fresh, install } from './consumers.ts'
import { execute } from './execute.ts'

const list = z.object({ entry: z.string(), integrity: z.record(z.string(), z.string()) })

/** The files for pages without a bundler are those of the list, and import no others. */
async function checkFiles(cdn: string): Promise<void> {
  const { entry, integrity } = list.parse(JSON.parse(await readFile(join(cdn, 'sri.json'), 'utf8')))
  const imported = new Set([entry])
  for (const name of imported) {
    const code = await readFile(join(cdn, name), 'utf8')
    if (integrityOf(code) !== integrity[name]) throw new Error(`${name} is not what sri.json says.`)
    for (const [, other = ''] of code.matchAll(/(?:from|import)\s*\(?["'`]\.\/([^"'`]+)["'`]/g)) imported.add(other)
  }
  const unused = Object.keys(integrity).filter((name) => !imported.has(name))
  if (unused.length > 0) throw new Error(`Nothing imports ${unused.join(', ')}.`)
}

/** Type-checks as bundlers resolve types, refuses a value of another type, builds, and loads in Node. */
export async function checkElements(core: string, elements: string): Promise<void> {
  const folder = await fresh('elements')
  await install(folder, { '@leaflog/core': core, '@leaflog/elements': elements }, ['react', '@types/react'])
  await execute('tsc', ['-p', '.'], folder)
  await writeFile(join(folder, 'wrong.tsx'), 'export const Wrong = () => <leaflog-menu store={7} />\n')
  const found = await execute('tsc', ['-p', '.'], folder).catch((error: unknown) => String(error))
  if (!found.includes('wrong.tsx(')) throw new Error('TypeScript takes a store that is a number.')
  await execute('vite', ['build', '--logLevel', 'error'], folder)
  await execute('node', ['server.ts'], folder)
  await checkFiles(join(folder, 'node_modules', '@leaflog', 'elements', 'cdn'))
}
