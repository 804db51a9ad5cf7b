/** `npm run bench`: every row of the benchmark table. @module */
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { fieldsOf } from '../shared/json.ts'
import type { Row } from './row.ts'
import { wantRounds } from './rounds.ts'
import { page, table, updatedTable, type Outcome } from './table.ts'

/**
 * `npm run bench [-- [--rounds N] [--write] [WORD …]]`: measures every row, or the rows whose file name contains one of the
 * words. Writes the results to the table, unless a number of rounds is given; those of words only with `--write`.
 */
const here = import.meta.dirname
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, write: { type: 'boolean' } },
})
if (values.rounds !== undefined && !/^[1-9]\d?$/.test(values.rounds))
  throw new RangeError('--rounds must be from 1 to 99.')
const rounds = values.rounds === undefined ? null : Number(values.rounds)
wantRounds(rounds)

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'run' in value && 'goal' in value && 'met' in value

async function load(file: string): Promise<Row> {
  const module: unknown = await import(join(here, 'rows', file))
  const { row } = fieldsOf(module)
  if (!isRow(row)) throw new TypeError(`rows/${file} exports no row.`)
  return row
}

async function outcomeOf(row: Row): Promise<Outcome> {
  console.log(`… ${row.name}`)
  const day = new Date().toISOString().slice(0, 10)
  try {
    return { row, day, measurement: await row.run() }
  } catch (error) {
    return { row, day, problem: String(error).replaceAll(/\s+/g, ' ').slice(0, 200) }
  }
}

const files = (await readdir(join(here, 'rows'))).filter((file) => file.endsWith('.ts')).toSorted()
const isWanted = (file: string) => words.length === 0 || words.some((word) => file.includes(word))
const rows = await Promise.all(files.map(async (file) => ({ file, row: await load(file) })))
const outcomes: Outcome[] = []
for (const { file, row } of rows) if (isWanted(file)) outcomes.push(await outcomeOf(row))

console.log(`\n${table(outcomes)}`)
const machine = `${cpus().length} cores, Node ${process.versions.node}`
if (rounds === null && (words.length === 0 || values.write === true)) {
  const path = join(here, '..', '..', 'docs', 'benchmarks.md')
  const names = rows.map(({ row }) => row.name)
  await writeFile(path, page(updatedTable(await readFile(path, 'utf8'), outcomes, names), machine))
}
process.exitCode = outcomes.every((outcome) => outcome.measurement !== undefined) ? 0 : 1
