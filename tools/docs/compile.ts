/**
 * Compiles the code blocks of documents against the packages. What blocks use and their document does not show is in
 * `preludes`, in a file of the document's name.
 */
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { type Block, type Module, blocksOf, exportsOf, missingIn, modulesOf, textOfModule, withDiff } from './blocks.ts'
import { root } from './pages.ts'
import { compile } from './tsc.ts'

/** `docs/guides/react.md` is `react`, `core/README.md` is `core`. */
const nameOf = (document: string): string =>
  (basename(document) === 'README.md' ? basename(dirname(document)) : basename(document, '.md')).replace(
    /^\.$/,
    'readme',
  )

/** Imports what the module uses of its document's prelude, and what that declares for all. */
function preludeOf(document: string, module: Module): string {
  const path = join(import.meta.dirname, 'preludes', `${nameOf(document)}.ts`)
  if (!existsSync(path)) return 'export {}'
  return `import { ${missingIn(module, exportsOf(readFileSync(path, 'utf8'))).join(', ')} } from '${path}'`
}

interface Workspace {
  readonly folder: string
  /** The document of each written file. */
  readonly written: Map<string, string>
}

interface Modules {
  readonly document: string
  readonly modules: readonly Module[]
  readonly into: string
  readonly ending: string
}

async function writeModules({ folder, written }: Workspace, { document, modules, into, ending }: Modules) {
  await mkdir(join(folder, into), { recursive: true })
  for (const [index, module] of modules.entries()) {
    const path = join(folder, into, module.file ?? `${nameOf(document)}-${index}.${ending}`)
    written.set(path, document)
    await writeFile(path, textOfModule(module, module.file === null ? preludeOf(document, module) : ''))
  }
}

/** Blocks that are files of a folder of the core, and lines of others, are put into a copy of it. */
async function followInCore(workspace: Workspace, document: string, blocks: readonly Block[], into: string) {
  const filter = (path: string): boolean => !path.endsWith('.test.ts')
  await cp(join(root, 'core/src'), join(workspace.folder, 'core/src'), { recursive: true, filter })
  for (const { code } of blocks.filter(({ language }) => language === 'diff')) {
    const [, path = '', diff = ''] = /^\+\+\+ (\S+)\n([^]*)$/.exec(code) ?? []
    const changed = join(workspace.folder, path)
    await writeFile(changed, withDiff(readFileSync(changed, 'utf8'), diff))
  }
  await writeModules(workspace, { document, modules: modulesOf(blocks, ['ts']), into, ending: 'test.ts' })
}

async function write(workspace: Workspace, document: string, text: string): Promise<void> {
  const blocks = blocksOf(text)
  const folder = /All files are in `(core\/src\/[\w/-]+)`/.exec(text)?.[1]
  if (folder !== undefined) await followInCore(workspace, document, blocks, folder)
  else await writeModules(workspace, { document, modules: modulesOf(blocks, ['ts', 'tsx']), into: 'ts', ending: 'tsx' })
  await writeModules(workspace, { document, modules: modulesOf(blocks, ['js']), into: 'js', ending: 'js' })
}

/** Writes the configuration of the files in a folder, and resolves to its path; null without files. */
async function configure({ folder, written }: Workspace, include: string, options: object): Promise<string | null> {
  if (![...written.keys()].some((path) => path.startsWith(join(folder, include)))) return null
  const path = join(folder, `tsconfig.${include.replace('/', '-')}.json`)
  const compilerOptions = {
    types: ['node', 'vite/client'],
    lib: ['es2024', 'esnext.iterator', 'dom', 'dom.iterable'],
    verbatimModuleSyntax: false,
    noUnusedLocals: false,
    noUnusedParameters: false,
    ...options,
  }
  await writeFile(
    path,
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), include: [include], compilerOptions }),
  )
  return path
}

/** `document:line: message` for each mistake in the blocks of documents, by their paths. */
export async function complaintsAbout(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'leaflog-blocks-'))
  const workspace = { folder, written: new Map<string, string>() }
  try {
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const [document, text] of documents) await write(workspace, document, text)
    const programs = await Promise.all([
      configure(workspace, 'ts', {}),
      configure(workspace, 'core/src', {}),
      // Without types, what is unknown may be anything.
      configure(workspace, 'js', { allowJs: true, checkJs: true, strict: false, exactOptionalPropertyTypes: false }),
    ])
    const found = await Promise.all(programs.flatMap((program) => (program === null ? [] : [compile(program)])))
    // The packages themselves are checked elsewhere, as strictly as they are written.
    const here = found.flat().filter(({ path }) => path.startsWith(folder))
    return here.map(({ path, line, message }) => {
      const document = workspace.written.get(path) ?? relative(folder, path)
      return `${document}:${line}: ${message}`
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
