import { bundle, weigh } from '../../size/measure.ts'
import { atMost, measured, type Row } from '../row.ts'

const budget = 45

/** The share of each package in the code, in percent of the text before minifying. */
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
    const chunks = await bundle({ entry: 'core/src/index.ts', names: null })
    const shares = sharesOf(chunks.flatMap((chunk) => Object.entries(chunk.modules)))
    return measured(weigh(chunks), budget, `the whole public list; its source is ${shares}; the peer is the budget`)
  },
}
