/** The arguments of `leaflog replay`, read and checked before any file is. */
import { parseArgs } from 'node:util'
import { type Expectation, parseExpectation } from '../replay/expectation.ts'
import { UsageError } from './usage-error.ts'

export const USAGE = [
  'usage: leaflog replay FILE [--at SEQ | --diff A B] [--json]',
  '       leaflog replay FILE [--redact] [--minimize --expect EXPECTATION] [--as-test] [OPTION …] [--out FILE]',
  '',
  'Prints the timeline, one state, or what changed between two. Or writes the log in another form:',
  '',
  '  --redact    without personal data',
  '  --minimize  with the fewest events, and the least data, that still end otherwise than expected, in the same way',
  '  --as-test   as a test; with --out and --expect it reads its events from a .jsonl file that is written beside it',
  '',
  '  --expect EXPECTATION    what should be true: PATH == VALUE, such as orderingCart.lines.length==1; also != < <= > >=',
  '  --although EXPECTATION  what is true all the same, and must stay so; may be repeated',
  '  --keep SEQ              an event that --minimize leaves as it is; may be repeated',
  '  --at SEQ                ends after this event',
  '  --from SEQ, --domain NAME  only the events from this one on, or that this domain listens to (--as-test)',
  '  --brand NAME, --origin URL  refuse the log of another brand or page',
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
  readonly redact: boolean
  readonly minimize: boolean
  readonly asTest: boolean
  readonly domain: string | null
  readonly expect: Expectation | null
  readonly although: readonly Expectation[]
  readonly keep: readonly number[]
  readonly out: string | null
  /** Whose log it should be. */
  readonly brand: string | null
  /** Which page it should be from. */
  readonly origin: string | null
}

const text = { type: 'string' } as const
const texts = { type: 'string', multiple: true, default: [] as string[] } as const
const flag = { type: 'boolean', default: false } as const
const flags = {
  at: text,
  diff: text,
  json: flag,
  redact: flag,
  minimize: flag,
  'as-test': flag,
  from: text,
  domain: text,
  expect: text,
  although: texts,
  keep: texts,
  out: text,
  brand: text,
  origin: text,
} as const

const FORMS = ['redact', 'minimize', 'as-test'] as const

export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({ args: orderArguments(args), allowPositionals: true, options: flags })
  const [file, second = ''] = positionals
  const tooMany = positionals[values.diff === undefined ? 1 : 2]
  if (file === undefined) throw new UsageError('No file is named.')
  if (tooMany !== undefined) throw new UsageError(`One file at a time: ${tooMany} is one too many.`)

  const given = (name: keyof typeof flags): boolean => {
    const value = values[name]
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false
  }
  const apart = (one: keyof typeof flags, other: keyof typeof flags): void => {
    if (given(one) && given(other)) throw new UsageError(`--${one} and --${other} do not go together.`)
  }
  const needs = (one: keyof typeof flags, others: readonly (keyof typeof flags)[]): void => {
    if (given(one) && !others.some(given))
      throw new UsageError(`--${one} needs ${others.map((other) => `--${other}`).join(' or ')}.`)
  }
  for (const form of FORMS) for (const name of ['json', 'diff'] as const) apart(form, name)
  for (const name of ['from', 'domain'] as const) apart('minimize', name)
  for (const name of ['from', 'domain'] as const) needs(name, ['as-test'])
  for (const name of ['expect', 'although'] as const) needs(name, ['as-test', 'minimize'])
  needs('although', ['expect'])
  needs('keep', ['minimize'])
  needs('minimize', ['expect'])
  needs('out', FORMS)

  return {
    file,
    at: values.at === undefined ? null : toSeq('--at', values.at),
    from: values.from === undefined ? null : toSeq('--from', values.from),
    between: values.diff === undefined ? null : [toSeq('--diff', values.diff), toSeq('--diff', second)],
    json: values.json,
    redact: values.redact,
    minimize: values.minimize,
    asTest: values['as-test'],
    domain: values.domain ?? null,
    expect: values.expect === undefined ? null : parseExpectation(values.expect),
    although: values.although.map(parseExpectation),
    keep: values.keep.map((seq) => toSeq('--keep', seq)),
    out: values.out ?? null,
    brand: values.brand ?? null,
    origin: values.origin ?? null,
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
