/** The arguments of `leaflog replay`, read and checked before any file is. */
import { parseArgs } from 'node:util'
import { parseJson } from '../engine/log/event.ts'
import type { Expectation } from '../replay/as-test.ts'
import { UsageError } from './usage-error.ts'

export const USAGE = [
  'usage: leaflog replay FILE [--at SEQ | --diff A B] [--json]',
  '       leaflog replay FILE --as-test [--at SEQ] [--from SEQ] [--domain NAME] [--expect PATH=VALUE] [--out FILE]',
  '       leaflog replay FILE --redact [--out FILE]',
  '',
  'Prints the timeline, one state, what changed between two, the log as a test, or the log without personal data.',
  '--brand NAME and --origin URL refuse the log of another brand or page.',
  '',
  'Exit codes: 0 the replay ends where the recording ended; 1 it does not, or the file was changed; 2 the file cannot be',
  'read, is of another brand or page, or the command is wrong.',
].join('\n')

export interface Options {
  readonly file: string
  readonly at: number | null
  readonly from: number | null
  readonly between: readonly [number, number] | null
  readonly json: boolean
  readonly as: 'text' | 'test' | 'redacted'
  readonly domain: string | null
  readonly expect: Expectation | null
  readonly out: string | null
  /** Whose log it should be. */
  readonly brand: string | null
  /** Which page it should be from. */
  readonly origin: string | null
}

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const flags = {
  at: text,
  diff: text,
  json: flag,
  'as-test': flag,
  from: text,
  domain: text,
  expect: text,
  redact: flag,
  out: text,
  brand: text,
  origin: text,
} as const

export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({ args: orderArguments(args), allowPositionals: true, options: flags })
  const [file, second = ''] = positionals
  const tooMany = positionals[values.diff === undefined ? 1 : 2]
  if (file === undefined) throw new UsageError('No file is named.')
  if (tooMany !== undefined) throw new UsageError(`One file at a time: ${tooMany} is one too many.`)

  const outputs = (['as-test', 'redact', 'diff', 'json'] as const).filter((name) => values[name] ?? false)
  const [one, other] = outputs.filter((name) => !(name === 'json' && values.diff !== undefined))
  if (one !== undefined && other !== undefined) throw new UsageError(`--${one} and --${other} do not go together.`)
  for (const name of ['from', 'domain', 'expect'] as const)
    if (values[name] !== undefined && !values['as-test']) throw new UsageError(`--${name} needs --as-test.`)
  if (values.out !== undefined && !values['as-test'] && !values.redact)
    throw new UsageError('--out needs --as-test or --redact.')

  return {
    file,
    at: values.at === undefined ? null : toSeq('--at', values.at),
    from: values.from === undefined ? null : toSeq('--from', values.from),
    between: values.diff === undefined ? null : [toSeq('--diff', values.diff), toSeq('--diff', second)],
    json: values.json,
    as: values['as-test'] ? 'test' : values.redact ? 'redacted' : 'text',
    domain: values.domain ?? null,
    expect: values.expect === undefined ? null : toExpectation(values.expect),
    out: values.out ?? null,
    brand: values.brand ?? null,
    origin: values.origin ?? null,
  }
}

/** `orderingCart.label=Add to Cart`; a value that is JSON is meant as such (`2`, `null`, `"2"`), any other is text. */
function toExpectation(written: string): Expectation {
  const at = written.indexOf('=')
  if (at < 1) throw new UsageError(`--expect needs PATH=VALUE, not ${written}.`)
  const value = written.slice(at + 1)
  try {
    return { path: written.slice(0, at), value: parseJson(value) }
  } catch {
    // No JSON: it is meant as text.
    return { path: written.slice(0, at), value }
  }
}

/** `--diff A B` leaves B among the positionals, wherever FILE stands. */
function orderArguments(args: readonly string[]): string[] {
  const at = args.indexOf('--diff')
  if (at === -1) return [...args]
  const [first = '', second = ''] = args.slice(at + 1, at + 3)
  return [...args.slice(0, at), ...args.slice(at + 3), '--diff', first, second]
}

function toSeq(name: string, written: string): number {
  if (!/^\d{1,15}$/.test(written)) throw new UsageError(`${name} needs the number of an event, not '${written}'.`)
  return Number(written)
}
