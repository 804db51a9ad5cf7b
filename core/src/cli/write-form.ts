/** A log in another form: redacted, then minimized, then as a test, as far as each was asked for. */
import { writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { RedactionReport } from '../replay/redaction-report.ts'
import { type Replay, replay } from '../replay/replay.ts'
import type { Options } from './replay-options.ts'
import { RequestError } from './usage-error.ts'

type File = string | readonly string[]

interface Asked {
  readonly lines: readonly string[]
  readonly replayed: Replay
  readonly options: Options
}

export async function writeForm({ lines, replayed, options }: Asked): Promise<void> {
  const redacted = options.redact ? await redact(lines) : lines
  const file = options.minimize ? await minimize(redacted, options) : redacted
  const texts = options.asTest ? await asTest(file, replayed, options) : [{ text: asText(file), to: options.out }]
  for (const { to } of texts)
    if (to !== null && resolve(to) === resolve(options.file))
      throw new RequestError(`${to} is the log itself: it would be overwritten.`)
  for (const { text, to } of texts)
    if (to === null) process.stdout.write(text)
    else await writeFile(to, text)
}

const asText = (file: File): string => (typeof file === 'string' ? file : file.join('\n'))

async function redact(lines: readonly string[]): Promise<string> {
  const { redactWithReport } = await import('../replay/redact.ts')
  const { log, report } = redactWithReport(lines)
  process.stderr.write(sentencesOf(report))
  return log
}

const WORDS: Readonly<Record<string, string>> = {
  field: 'in personal fields',
  known: 'values of such fields in texts',
  typed: 'typed texts',
  email: 'emails',
  phone: 'telephone numbers',
  card: 'cards',
  address: 'addresses',
  birthDate: 'birth dates',
}

/** What was replaced, and where somebody should look; never a value. */
function sentencesOf({ replaced, suspicious }: RedactionReport): string {
  const counts = Object.entries(replaced).map(([by, count]) => `${count} ${WORDS[by] ?? by}`)
  const places = suspicious.map(
    ({ seq, path, looksLike }) =>
      `  ${seq === null ? 'the state at the beginning' : `event ${seq}`}, ${path}: looks like part of a personal ${looksLike}\n`,
  )
  const look = places.length === 0 ? '' : 'Read these texts before you share the file:\n'
  return `Replaced: ${counts.length === 0 ? 'nothing' : counts.join(', ')}.\n${look}${places.join('')}`
}

async function minimize(file: File, { expect, although, keep, at }: Options): Promise<string> {
  if (expect === null) throw new RequestError('--minimize needs --expect.')
  const replaying = await import('../replay/minimize.ts')
  const { log, events, of, found } = replaying.minimize({
    file,
    expect,
    although,
    keep,
    ...(at !== null && { upTo: at }),
  })
  process.stderr.write(`${events} of ${of} events are left. ${expect.path} is ${JSON.stringify(found) ?? 'missing'}.\n`)
  return log
}

/** With `--out` and an expectation, the events are apart: a test is to be read. */
async function asTest(file: File, recorded: Replay, options: Options) {
  const { at, from, domain, expect, although, out } = options
  const replaying = await import('../replay/as-test.ts')
  const replayed = options.redact || options.minimize ? replay(file) : recorded
  const end = replayed.header.base.seq + replayed.events.length
  const wanted = {
    upTo: options.minimize ? end : (at ?? end),
    although,
    ...(from !== null && { from }),
    ...(domain !== null && { domain }),
  }
  if (out === null || expect === null)
    return [{ text: replaying.asTest({ ...wanted, replayed, ...(expect !== null && { expect }) }), to: out }]
  const fixture = join(dirname(out), `${basename(out).replace(/\.[cm]?[jt]sx?$/, '')}.jsonl`)
  const { test, log } = replaying.asTestWithLog({ ...wanted, file, expect, fixture: basename(fixture) })
  return [
    { text: test, to: out },
    { text: log, to: fixture },
  ]
}
