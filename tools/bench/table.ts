import type { Measurement, Row } from './row.ts'

export interface Outcome {
  row: Row
  /** The day of the measurement, as in `2026-11-29`. */
  day: string
  /** Undefined if the row could not be measured; `problem` then says why. */
  measurement?: Measurement
  problem?: string
}

const number = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)))

function cells({ row, day, measurement, problem }: Outcome): string[] {
  if (measurement === undefined) return [row.name, row.goal, '', '', '', 'not measured', day, problem ?? '']
  const { ours, peer, ratio, detail } = measurement
  return [
    row.name,
    row.goal,
    `${number(ours)} ${row.unit}`,
    `${number(peer)} ${row.unit}`,
    number(ratio),
    row.met(measurement) ? 'yes' : 'no',
    day,
    detail,
  ]
}

const heading = ['what', 'goal', 'ours', 'peer', 'ratio', 'met', 'measured', 'how']
const line = (texts: readonly string[]): string => `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`

/** The table as Markdown. */
export const table = (outcomes: readonly Outcome[]): string =>
  [line(heading), line(heading.map(() => '---')), ...outcomes.map((outcome) => line(cells(outcome)))].join('\n')

const nameIn = (text: string): string => (/^\| (.*?) (?<!\\)\|/.exec(text)?.[1] ?? '').replaceAll('\\|', '|')

/** The table with these rows in the place of those with the same names; rows that `names` does not list are gone. */
export function updatedTable(before: string, outcomes: readonly Outcome[], names: readonly string[]): string {
  const known = new Map([...before.split('\n'), ...table(outcomes).split('\n')].map((text) => [nameIn(text), text]))
  return [line(heading), line(heading.map(() => '---')), ...names.flatMap((name) => known.get(name) ?? [])].join('\n')
}

export const page = (rows: string, machine: string): string => `# Benchmarks

Written by \`npm run bench\` on ${machine}. Ours and the peer are measured in the same run, alternating; figures are medians,
the first round is not counted, and only the ratio is meaningful on another machine. No test depends on these figures.
The date is the row's own: \`npm run bench -- --write WORD\` measures again those whose file in \`tools/bench/rows\` has that word.

${rows}
`
