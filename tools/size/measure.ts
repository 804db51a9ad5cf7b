import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { root } from '../packages/packages.ts'
import { asShipped } from '../packages/standalone.ts'
import type { Budget } from './budgets.ts'

const ENTRY = 'virtual:measured'

/** A module that imports the budget's names, so that unused code is dropped as a partner's bundler would. */
const wanting = ({ entry, names }: Pick<Budget, 'entry' | 'names'>): string =>
  [entry]
    .flat()
    .map(
      (file) => `export ${names === null ? '*' : `{ ${names.join(', ')} }`} from ${JSON.stringify(join(root, file))}`,
    )
    .join('\n')

/** What a page that imports it waits for: all but what is loaded later. */
export function atOnce(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const waiting = chunks.filter(({ isEntry }) => isEntry)
  for (const chunk of waiting)
    waiting.push(...chunks.filter((each) => chunk.imports.includes(each.fileName) && !waiting.includes(each)))
  return waiting
}

/** All code that a browser would download, as it ships. */
export async function bundle(wanted: Pick<Budget, 'entry' | 'names'>): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: asShipped,
    plugins: [
      {
        name: 'measured',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? wanting(wanted) : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.flatMap((one) => (one.type === 'chunk' ? [one] : []))
}

/** Thousands of bytes, minified and gzipped. */
export const weigh = (chunks: readonly Rolldown.OutputChunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000

export async function measure(budget: Budget): Promise<number> {
  const chunks = await bundle(budget)
  return weigh(budget.counted === 'whole' ? chunks : atOnce(chunks))
}
