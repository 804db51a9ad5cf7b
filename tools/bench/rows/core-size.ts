import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

import { atMost, measured, type Row } from '../row.ts'

const entry = join(import.meta.dirname, '..', '..', '..', 'core', 'src', 'index.ts')
const budget = 45

/** Which packages the code comes from, in percent of the text before minifying. */
function sharesOf(modules: readonly (readonly [id: string, module: { renderedLength: number }])[]): string {
  const lengths = new Map<string, number>()
  for (const [id, { renderedLength }] of modules) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? 'ours'
    lengths.set(name, (lengths.get(name) ?? 0) + renderedLength)
  }
  const whole = [...lengths.values()].reduce((total, length) => total + length, 0)
  return [...lengths]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, length]) => `${name} ${Math.round((length * 100) / whole)} %`)
    .join(', ')
}

export const row: Row = {
  name: 'core, min + gz, with every dependency',
  goal: `≤ ${budget} KB`,
  unit: 'KB',
  met: atMost(1),
  async run() {
    const built = await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
      },
    })
    const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
    const chunks = outputs.flatMap((output) => (output.type === 'chunk' ? [output] : []))
    const bytes = chunks.reduce((total, chunk) => total + gzipSync(chunk.code, { level: 9 }).length, 0)
    const shares = sharesOf(chunks.flatMap((chunk) => Object.entries(chunk.modules)))
    return measured(bytes / 1000, budget, `the whole public list, of whose source ${shares}; the peer is the budget`)
  },
}
