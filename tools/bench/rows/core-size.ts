import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

import { atMost, measured, type Row } from '../row.ts'

const entry = join(import.meta.dirname, '..', '..', '..', 'core', 'src', 'index.ts')
const budget = 45

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
    const chunks = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : []))
    const bytes = chunks.reduce((total, code) => total + gzipSync(code, { level: 9 }).length, 0)
    return measured(
      bytes / 1000,
      budget,
      `the package's whole public list in ${chunks.length} chunks; the peer is the budget`,
    )
  },
}
