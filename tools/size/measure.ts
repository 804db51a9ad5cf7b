import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { root } from '../packages/packages.ts'
import { smallCharts } from '../packages/standalone.ts'
import type { Budget } from './budgets.ts'

const ENTRY = 'virtual:measured'

/** A module that wants the names of the budget, so that what nobody uses is left out as a partner's bundler would. */
const wanting = ({ entry, names }: Budget): string =>
  `export ${names === null ? '*' : `{ ${names.join(', ')} }`} from ${JSON.stringify(join(root, entry))}`

function atOnce(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const waiting = chunks.filter(({ isEntry }) => isEntry)
  for (const chunk of waiting)
    waiting.push(...chunks.filter((each) => chunk.imports.includes(each.fileName) && !waiting.includes(each)))
  return waiting
}

/** Thousands of bytes, minified and gzipped. */
export async function measure(budget: Budget): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: smallCharts },
    plugins: [
      {
        name: 'measured',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? wanting(budget) : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  })
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const code = chunks.flatMap((one) => (one.type === 'chunk' ? [one] : []))
  const counted = budget.counted === 'whole' ? code : atOnce(code)
  return counted.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0) / 1000
}
