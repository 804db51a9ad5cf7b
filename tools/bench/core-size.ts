/** What an import of the core weighs in a browser, with every dependency, as it ships. */
import type { Budget } from '../size/budgets.ts'
import { atOnce, bundle, weigh } from '../size/measure.ts'
import { atMost, measured, type Row } from './row.ts'

/** The share of each package in the code, in percent of the text before minifying. */
function sharesOf(modules: readonly (readonly [id: string, module: { renderedLength: number }])[]): string {
  const lengths = new Map<string, number>()
  for (const [id, { renderedLength }] of modules) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? 'ours'
    lengths.set(name, (lengths.get(name) ?? 0) + renderedLength)
  }
  const whole = [...lengths.values()].reduce((total, length) => total + length, 0)
  return [...lengths]
    .map(([name, length]) => ({ name, percent: Math.round((length * 100) / whole) }))
    .filter(({ percent }) => percent > 0)
    .toSorted((a, b) => b.percent - a.percent)
    .map(({ name, percent }) => `${name} ${percent} %`)
    .join(', ')
}

/** Kilobytes of these imports that a page waits for, minified and gzipped, compared with a goal. */
export const coreSizeRow = (what: string, goal: number, imports: Pick<Budget, 'entry' | 'names'>): Row => ({
  name: `core at once, min + gz, ${what}`,
  goal: `≤ ${goal} KB`,
  unit: 'KB',
  met: atMost(1),
  async run() {
    const chunks = atOnce(await bundle(imports))
    const shares = sharesOf(chunks.flatMap((chunk) => Object.entries(chunk.modules)))
    return measured(weigh(chunks), goal, `with every dependency; its source is ${shares}; the peer is the goal`)
  },
})
