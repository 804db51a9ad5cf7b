/** Consumer projects, in which the packed packages are installed, type-checked, run and bundled. */
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { execute } from './execute.ts'
import { root } from './packages.ts'

const templates = join(import.meta.dirname, 'consumers')
const lock = z.object({ dependencies: z.record(z.string(), z.string()).optional() })

/** A package's dependencies and theirs, copied from this repository. Nothing is downloaded. */
async function localCopies(names: readonly string[], found = new Map<string, string>()): Promise<Map<string, string>> {
  for (const name of names) {
    if (found.has(name)) continue
    const folder = join(root, 'node_modules', name)
    found.set(name, `file:${folder}`)
    const { dependencies = {} } = lock.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
    await localCopies(Object.keys(dependencies), found)
  }
  return found
}

export async function install(folder: string, tarballs: Readonly<Record<string, string>>, others: readonly string[]) {
  const manifest = join(folder, 'package.json')
  const copies = Object.fromEntries(await localCopies([...others, 'idb-keyval', 'rxjs', 'uuid', 'xstate', 'zod']))
  const own = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]))
  const dependencies = { ...own, ...Object.fromEntries(others.map((name) => [name, copies[name]])) }
  // The repository's own build tools are used.
  const { devDependencies: _, ...plain } = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(await readFile(manifest, 'utf8')))
  await writeFile(manifest, JSON.stringify({ ...plain, dependencies, overrides: { ...copies, ...own } }, null, 2))
  await execute('npm', ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts'], folder)
}

export async function fresh(name: string): Promise<string> {
  const folder = join(root, '.packages', name)
  await rm(folder, { recursive: true, force: true })
  await cp(join(templates, name), folder, { recursive: true })
  return folder
}

const operation = z.object({ operationName: z.string(), query: z.string() })

/**
 * A module that calls every operation of the package, to check that TypeScript infers each answer's type from the
 * declarations.
 */
async function askingEverything(core: string): Promise<string> {
  const lines = [
    "import type { Document } from '@leaflog/core'",
    'declare const ask: <Data>(document: Document<Data>) => Data',
  ]
  for (const file of await readdir(join(core, 'wire'), { recursive: true })) {
    if (!file.endsWith('.js')) continue
    const wire = file.replace('.js', '')
    const loaded: unknown = await import(pathToFileURL(join(core, 'wire', file)).href)
    const names = Object.entries(Object.assign({}, loaded))
      .filter(([, value]) => operation.safeParse(value).success)
      .map(([name]) => name)
    for (const name of names)
      lines.push(
        `import { ${name} } from '@leaflog/core/wire/${wire}'`,
        `export const answerOf_${name} = () => ask(${name})`,
      )
  }
  return lines.join('\n')
}

/** Under Node 24: type-checks with `nodenext`, then runs the script. */
export async function checkInNode(core: string): Promise<void> {
  const folder = await fresh('node')
  await install(folder, { '@leaflog/core': core }, ['@types/node'])
  const installed = join(folder, 'node_modules', '@leaflog', 'core')
  await writeFile(join(folder, 'operations.ts'), await askingEverything(installed))
  await execute('tsc', ['-p', '.'], folder)
  await execute('node', ['index.ts'], folder)
  await checkCommand(folder)
}

/** The command of the package, as `npx` starts it, on a log that the script has written. */
async function checkCommand(folder: string): Promise<void> {
  const leaflog = (...args: string[]) => execute(join(folder, 'node_modules', '.bin', 'leaflog'), args, folder)
  const timeline = await leaflog('replay', 'session.jsonl')
  if (!timeline.includes('ui.themeChosen')) throw new Error(`leaflog replay says ${timeline}`)
  const small = ['--minimize', '--expect', 'ui.theme == light', '--as-test', '--out', 'theme.test.ts']
  await leaflog('replay', 'session.jsonl', ...small)
  const written = await readFile(join(folder, 'theme.test.ts'), 'utf8')
  if (!written.includes("toHaveProperty('theme', 'light')")) throw new Error(`leaflog writes the test ${written}`)
  const wrong = await leaflog('replay', 'session.jsonl', '--wat').catch((error: unknown) => String(error))
  if (!wrong.includes("Unknown option '--wat'")) throw new Error(`leaflog takes an unknown option: ${wrong}`)
}

const RIGHT = 'effects: { sync: defineEffect({ params: z.object({ id: z.string() }), run: async () => [] }) }'
/** Linked wrongly in one place each: an effect that no action asks for, another's parameters, another domain's event. */
const WRONG = [
  'effects: { send: defineEffect({ params: z.object({ id: z.string() }), run: async () => [] }) }',
  'effects: { sync: defineEffect({ params: z.object({ id: z.number() }), run: async () => [] }) }',
  'effects: { sync: defineEffect({ params: z.object({ id: z.string() }), run: async () => [other.said({})] }) }',
]
const domainWith = (effects: string): string => `
import { defineDomain, defineEffect, defineEvents } from '@leaflog/core/engine'
import * as z from 'zod/mini'
import { todo, todoEvents } from './todo.ts'
const other = defineEvents('other', { said: { v: 1, data: z.object({}) } })
const { machine, view } = todo
export const unused = other
export const linked = defineDomain({ name: 'todo', scope: 'shared', version: 1, events: todoEvents, machine, view, ${effects} })
`

/** A domain that is no shop's: it type-checks, wrong links of it do not, and it runs under Node. */
export async function checkTodo(core: string): Promise<void> {
  const folder = join(root, '.packages', 'todo')
  await rm(folder, { recursive: true, force: true })
  await cp(join(root, 'examples', 'todo'), folder, { recursive: true })
  await writeFile(join(folder, 'tsconfig.json'), await readFile(join(templates, 'node', 'tsconfig.json'), 'utf8'))
  await install(folder, { '@leaflog/core': core }, ['@types/node', 'xstate', 'zod'])
  const check = (what: string) => execute('tsc', ['-p', '.'], folder).then(() => what)
  await writeFile(join(folder, 'index.ts'), "import './main.ts'\n")
  await check('as it is')
  await execute('node', ['index.ts'], folder)
  await writeFile(join(folder, 'index.ts'), domainWith(RIGHT))
  await check(RIGHT)
  for (const effects of WRONG) {
    await writeFile(join(folder, 'index.ts'), domainWith(effects))
    const found = await check(effects).catch((error: unknown) => String(error))
    if (!found.includes('index.ts(')) throw new Error(`TypeScript takes ${found}`)
  }
}

/** The kiosk, built only from the packed packages. */
export async function checkKiosk(core: string): Promise<void> {
  const folder = join(root, '.packages', 'kiosk')
  await rm(folder, { recursive: true, force: true })
  const isSource = (path: string): boolean => !/\/(dist|node_modules|\.turbo)(\/|$)|\.test\.ts$/.test(path)
  await cp(join(root, 'examples', 'kiosk'), folder, { recursive: true, filter: isSource })
  await install(folder, { '@leaflog/core': core }, ['@types/node'])
  await execute('tsc', ['-p', '.'], folder)
  await execute('vite', ['build', '--logLevel', 'error'], folder)
}

/** In a Vite app with React: type-checks as bundlers resolve types, then builds. */
export async function checkInVite(core: string, react: string): Promise<void> {
  const folder = await fresh('vite')
  await install(folder, { '@leaflog/core': core, '@leaflog/react': react }, [
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
  ])
  await execute('tsc', ['-p', '.'], folder)
  await execute('vite', ['build', '--logLevel', 'error'], folder)
}
