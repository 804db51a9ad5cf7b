/** `leaflog replay`: what a recorded log says, step by step or in another form. */
import { diff } from '../replay/diff.ts'
import { type Replay, replay } from '../replay/replay.ts'
import { readLines } from './read-lines.ts'
import { type Options, USAGE, readOptions } from './replay-options.ts'
import { RequestError } from './usage-error.ts'
import { writeForm } from './write-form.ts'

export { USAGE }

/** Resolves to 0 where the replay ends where the recording ended, and to 1 where it does not or the file was changed. */
export async function run(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  const lines = await readLines(options.file)
  const replayed = replay(lines)
  checkOrigin(replayed, options)
  if (options.redact || options.minimize || options.asTest) await writeForm({ lines, replayed, options })
  else for (const line of print(replayed, options)) process.stdout.write(`${line}\n`)
  return report(replayed)
}

function checkOrigin({ header }: Replay, wanted: Options): void {
  const { brand, origin = 'no page' } = header
  if (wanted.brand !== null && wanted.brand !== brand)
    throw new RequestError(`This log is of the brand ${brand}, not ${wanted.brand}.`)
  if (wanted.origin !== null && wanted.origin !== origin)
    throw new RequestError(`This log is from ${origin}, not ${wanted.origin}.`)
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

/** Says where a replay is not what was recorded, and gives the exit code. */
function report({ altered, difference }: Replay): number {
  if (altered !== null)
    process.stderr.write(`Line ${altered} is not as it was exported: it was changed, or lines before it are missing.\n`)
  if (difference === null) return altered === null ? 0 : 1
  const { path, before, after } = difference
  process.stderr.write(
    `The replay ends in another state: ${path} was recorded as ${short(before)}, replayed as ${short(after)}.\n`,
  )
  return 1
}
