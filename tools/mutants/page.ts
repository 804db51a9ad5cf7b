import type { Equivalent } from './equivalent.ts'
import type { Figures } from './figures.ts'
import type { Folder } from './folders.ts'

/** The rows of docs/mutation.md. A run replaces the row of its folder and keeps the others. */

const heading = ['folder', 'date', 'mutants', 'at load', 'covered', 'killed', 'equivalent', 'figure', 'goal', 'met']

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())
const lineOf = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(lineOf).join('\n')

/** The rows of the existing page, by folder name. */
export function rowsOf(page: string): ReadonlyMap<string, readonly string[]> {
  const lines = page.split('\n').filter((line) => line.startsWith('|'))
  const rows = lines.map(cellsOf).filter((cells) => cells.length === heading.length)
  return new Map(rows.slice(2).map((cells) => [cells[0] ?? '', cells]))
}

export function rowOf({ name, goal }: Folder, figures: Figures, date: string): readonly string[] {
  const { mutants, loaded, covered, killed, equivalent, killedOfCovered } = figures
  const counts = [mutants, loaded, covered, killed, equivalent].map(String)
  const isMet = covered > 0 && killedOfCovered >= goal
  return [name, date, ...counts, `${killedOfCovered.toFixed(1)} %`, `${goal} %`, isMet ? 'yes' : 'no']
}

const notRun = ({ name, goal }: Folder): readonly string[] => [
  name,
  'not run',
  ...heading.slice(2, -2).map(() => ''),
  `${goal} %`,
  '',
]

export const listOf = (folders: readonly Folder[], rows: ReadonlyMap<string, readonly string[]>): string =>
  table(
    heading,
    folders.map((folder) => rows.get(folder.name) ?? notRun(folder)),
  )

const code = (text: string): string => `\`${text.replaceAll(/\s+/g, ' ')}\``

export const pageOf = (
  folders: readonly Folder[],
  rows: ReadonlyMap<string, readonly string[]>,
  equivalents: readonly Equivalent[],
): string => `# Mutation testing

Written by \`npm run mutants -- FOLDER\`. A mutant is a small change of the code: a negated condition, a removed statement. A
test that fails kills it; if none fails, nobody would notice that mistake. The figure is the share of killed mutants among
those that tests reach (covered), without those that change nothing (equivalent). Mutants in code that runs when a module
is loaded are not tested (at load). Modules stay loaded from one mutant to the next, unless the folder is \`isolated\`.
The date is that of the run: a figure says nothing about code that has changed since.
The folders and their goals are in \`tools/mutants/folders.ts\`.

${listOf(folders, rows)}

## Equivalent mutants

${table(
  ['file', 'line', 'was', 'becomes', 'why no test can tell'],
  equivalents.map(({ file, line, was, becomes, reason }) => [file, code(line), code(was), code(becomes), reason]),
)}
`
