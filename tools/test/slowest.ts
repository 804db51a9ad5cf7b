/**
 * Where the time of `npm test` goes: the slowest files of each runner, from its JSON report, and the parts of the run.
 */
import { fieldsOf, listOf, numberOf, textOf } from '../shared/json.ts'
import { closingLine, type Count } from './counts.ts'

export interface Timed {
  readonly name: string
  readonly ms: number
}

export interface Part extends Timed {
  readonly count: Count
}

const MOST = 10

/** By file, the time from the start of its first test to the end of its last. */
export const vitestFiles = (report: unknown): Timed[] =>
  listOf(fieldsOf(report)['testResults'])
    .map(fieldsOf)
    .map((file) => ({ name: textOf(file['name']), ms: numberOf(file['endTime']) - numberOf(file['startTime']) }))

/** By file, the sum of all attempts of its tests; the workers run in parallel. */
export const playwrightFiles = (report: unknown): Timed[] =>
  listOf(fieldsOf(report)['suites'])
    .map(fieldsOf)
    .map((suite) => ({ name: textOf(suite['file']), ms: durationOf(suite) }))

function durationOf(suite: Readonly<Record<string, unknown>>): number {
  const within = listOf(suite['suites']).map((inner) => durationOf(fieldsOf(inner)))
  const own = listOf(suite['specs'])
    .flatMap((spec) => listOf(fieldsOf(spec)['tests']))
    .flatMap((test) => listOf(fieldsOf(test)['results']))
    .map((result) => numberOf(fieldsOf(result)['duration']))
  return [...within, ...own].reduce((sum, ms) => sum + ms, 0)
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`.padStart(9)

/** The ten slowest files, slowest first, with names relative to `root`. */
export const slowestLines = (files: readonly Timed[], root: string): string[] =>
  files
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, MOST)
    .map(({ name, ms }) => `${seconds(ms)}  ${name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name}`)

/** Every part with its time and count, slowest last, where it is seen. */
export const partLines = (parts: readonly Part[]): string[] =>
  parts
    .toSorted((a, b) => a.ms - b.ms)
    .map(({ name, ms, count }) => `${seconds(ms)}  ${name.padEnd(24)}${closingLine(count)}`)
