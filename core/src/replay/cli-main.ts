/**
 * npm run replay -- FILE [--at SEQ] [--diff A B] [--json] [--brand NAME] [--origin URL]
 *                   FILE --as-test [--at SEQ] [--from SEQ] [--domain NAME] [--expect PATH=VALUE] [--out FILE]
 *                   FILE --redact [--out FILE]
 *
 * Prints the timeline, one state, what changed between two, the log as a test, or the log without personal data. Exit
 * codes: 0 the replay ends where the recording ended, 1 it does not or the file was changed, 2 the file cannot be read, is of
 * another brand or origin than was asked for, or the command is wrong.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isLeaflogError } from '../errors/errors.ts'
import { parseJson } from '../engine/log/event.ts'
import { type Expectation, asTest } from './as-test.ts'
import { diff } from './diff.ts'
import { readLines } from './cli-lines.ts'
import { redact } from './redact.ts'
import { type Replay, replay } from './replay.ts'

const USAGE = [
  'usage: npm run replay -- FILE [--at SEQ] [--diff A B] [--json] [--brand NAME] [--origin URL]',
  '       npm run replay -- FILE --as-test [--at SEQ] [--from SEQ] [--domain NAME] [--expect PATH=VALUE] [--out FILE]',
  '       npm run replay -- FILE --redact [--out FILE]',
].join('\n')

interface Options {
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

class UsageError extends Error {}

function readArguments(args: readonly string[]): Options {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
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
    },
  })
  const [file, second] = positionals
  if (file === undefined || positionals.length > (values.diff === undefined ? 1 : 2)) throw new UsageError(USAGE)
  const wishes = [values['as-test'], values.redact, values.diff !== undefined, values.json]
  const onlyOfTests = values.from ?? values.domain ?? values.expect
  if (wishes.filter(Boolean).length > 1 && !(values.json && values.diff !== undefined)) throw new UsageError(USAGE)
  if (onlyOfTests !== undefined && !values['as-test']) throw new UsageError(USAGE)
  if (values.out !== undefined && !values['as-test'] && !values.redact) throw new UsageError(USAGE)
  return {
    file,
    at: values.at === undefined ? null : toSeq(values.at),
    from: values.from === undefined ? null : toSeq(values.from),
    between: values.diff === undefined ? null : [toSeq(values.diff), toSeq(second ?? '')],
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
function toExpectation(text: string): Expectation {
  const at = text.indexOf('=')
  if (at < 1) throw new UsageError(USAGE)
  const value = text.slice(at + 1)
  try {
    return { path: text.slice(0, at), value: parseJson(value) }
  } catch {
    // No JSON: it is meant as text.
    return { path: text.slice(0, at), value }
  }
}

/** `--diff A B` leaves B among the positionals, wherever FILE stands. */
function orderArguments(args: readonly string[]): string[] {
  const at = args.indexOf('--diff')
  if (at === -1) return [...args]
  const [first = '', second = ''] = args.slice(at + 1, at + 3)
  return [...args.slice(0, at), ...args.slice(at + 3), '--diff', first, second]
}

function toSeq(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(USAGE)
  return Number(text)
}

function* print(replayed: Replay, { at, between, json }: Options): Generator<string> {
  if (at !== null) yield JSON.stringify(replayed.at(at), null, json ? 0 : 2)
  else if (between)
    for (const each of diff(replayed.at(between[0]), replayed.at(between[1])))
      yield json ? JSON.stringify(each) : `${each.path}: ${short(each.before)} -> ${short(each.after)}`
  else
    for (const { event, changed } of replayed.changes()) {
      const { seq, type, tab } = event
      const time = new Date(event.at).toISOString()
      yield json
        ? JSON.stringify({ seq, at: time, type, tab, changed })
        : `${String(seq).padStart(6)}  ${time}  ${tab.slice(-6)}  ${type}  ${changed.join(', ')}`
    }
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? '(nothing)'
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

const testOf = (replayed: Replay, { at, from, domain, expect }: Options): string =>
  asTest({
    replayed,
    upTo: at ?? replayed.header.base.seq + replayed.events.length,
    ...(from !== null && { from }),
    ...(domain !== null && { domain }),
    ...(expect !== null && { expect }),
  })

async function give(text: string, out: string | null): Promise<void> {
  if (out === null) process.stdout.write(text)
  else await writeFile(out, text)
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${USAGE}\n`)
    return 0
  }
  try {
    const wish = readArguments(orderArguments(args))
    const lines = await readLines(wish.file)
    const replayed = replay(lines)
    const { brand, origin = 'no page' } = replayed.header
    if (wish.brand !== null && wish.brand !== brand)
      throw new UsageError(`This log is of the brand ${brand}, not ${wish.brand}.`)
    if (wish.origin !== null && wish.origin !== origin)
      throw new UsageError(`This log is from ${origin}, not ${wish.origin}.`)
    if (wish.as === 'text') for (const line of print(replayed, wish)) process.stdout.write(`${line}\n`)
    else await give(wish.as === 'test' ? testOf(replayed, wish) : redact(lines), wish.out)
    const { altered } = replayed
    if (altered !== null)
      process.stderr.write(
        `Line ${altered} is not as it was exported: it was changed, or lines before it are missing.\n`,
      )
    if (replayed.difference === null) return altered === null ? 0 : 1
    const { path, before, after } = replayed.difference
    process.stderr.write(
      `The replay ends in another state: ${path} was recorded as ${short(before)}, replayed as ${short(after)}.\n`,
    )
    return 1
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`)
    return 2
  }
}

function sentenceOf(error: unknown): string {
  if (isLeaflogError(error)) return `${error.code}: ${error.message}`
  if (error instanceof UsageError) return error.message
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return `${error.message.split('. ')[0]}.\n${USAGE}`
  if (error instanceof Error && 'code' in error) return `The file cannot be read or written (${String(error.code)}).`
  return error instanceof RangeError
    ? 'FILE_HOSTILE: This file is nested too deeply.'
    : 'FILE_DAMAGED: This log is damaged.'
}

process.exitCode = await main(process.argv.slice(2))
