/**
 * A file from outside becomes a log, or one clear sentence. Nothing of it is executed, nothing is believed: every line is
 * parsed by schema, a key that could reach a prototype is refused, and events must follow one another.
 */
import { LeaflogError, isLeaflogError } from '../errors/errors.ts'
import { DEEPEST, type LogEvent, isFlat } from '../engine/log/event.ts'
import { type KnownEvent, upcast } from '../engine/log/upcast.ts'
import { createChecksums } from './checksums.ts'
import { FORMAT_VERSION, type Header, type Line, type StateLine, line as lineShape } from './format.ts'

/** Longest line that is read, in characters: a menu of 10,000 products is a fifth of it. */
export const LONGEST_LINE = 32_000_000
/** An event's data, and what states put around it. */
const DEEPEST_LINE = DEEPEST + 50

export interface ReadLog {
  readonly header: Header
  readonly events: readonly LogEvent[]
  readonly blobs: ReadonlyMap<string, string>
  /** The state that the writer had. */
  readonly recorded: StateLine
  /** Whether its lines say what they were when they were written. */
  readonly hasChecksums: boolean
  /** The first line (from 1) that was changed since, or before which some are missing; null where none is. */
  readonly altered: number | null
}

/** Throws FILE_NOT_A_LOG, FILE_VERSION_UNKNOWN, FILE_DAMAGED, FILE_HOSTILE, FILE_TOO_LARGE or FILE_OUT_OF_ORDER. */
export function readLog(lines: Iterable<string>, find: (type: string) => KnownEvent | undefined): ReadLog {
  const blobs = new Map<string, string>()
  const events: LogEvent[] = []
  let header: Header | null = null
  let recorded: StateLine | null = null
  const checksums = createChecksums()
  let altered: number | null = null
  let number = 0

  for (const text of lines) {
    number += 1
    if (text.trim() === '') continue
    const line = readLine(text, number, header === null)
    if (!checksums.fits(text)) altered ??= number
    if (recorded) throw damaged(number, 'something follows the final state')
    if (line.kind === 'header') {
      if (header) throw damaged(number, 'a second header')
      header = line
    } else if (!header) throw new LeaflogError('FILE_NOT_A_LOG')
    else if (line.kind === 'blob') blobs.set(line.hash, line.text)
    else if (line.kind === 'event') events.push(readEvent(line.event, header.base.seq + events.length + 1, find))
    else if (line.seq === header.base.seq + events.length) recorded = line
    else throw damaged(number, `the final state is that of event ${line.seq}`)
  }
  if (!header) throw new LeaflogError('FILE_NOT_A_LOG')
  if (!recorded) throw new LeaflogError('FILE_DAMAGED', 'This log is damaged: it ends before its final state.')
  return { header, events, blobs, recorded, hasChecksums: checksums.has(), altered }
}

function readLine(text: string, number: number, first: boolean): Line {
  if (text.length > LONGEST_LINE)
    throw new LeaflogError('FILE_TOO_LARGE', `Line ${number} is longer than a log's can be.`)
  const value = parse(text, number, first)
  if (!isFlat(value, DEEPEST_LINE, (key) => key !== '__proto__'))
    throw new LeaflogError('FILE_HOSTILE', `Line ${number} holds something that no log holds.`)
  if (first) checkVersion(value)
  const read = lineShape.safeParse(value)
  if (read.success) return read.data
  if (first) throw new LeaflogError('FILE_NOT_A_LOG')
  throw damaged(number, 'it is not a line of a log')
}

function parse(text: string, number: number, first: boolean): unknown {
  try {
    return JSON.parse(text)
  } catch {
    if (first) throw new LeaflogError('FILE_NOT_A_LOG')
    throw damaged(number, 'it is not JSON')
  }
}

function checkVersion(value: unknown): void {
  if (typeof value !== 'object' || value === null || !('leaflog' in value)) throw new LeaflogError('FILE_NOT_A_LOG')
  if (typeof value.leaflog === 'number' && value.leaflog > FORMAT_VERSION)
    throw new LeaflogError('FILE_VERSION_UNKNOWN')
}

function readEvent(event: LogEvent, expected: number, find: (type: string) => KnownEvent | undefined): LogEvent {
  if (event.seq !== expected)
    throw new LeaflogError('FILE_OUT_OF_ORDER', `Event ${event.seq} stands where ${expected} should be.`)
  try {
    return upcast(event, find)
  } catch (error) {
    if (isLeaflogError(error, 'READ_ONLY'))
      throw new LeaflogError(
        'FILE_VERSION_UNKNOWN',
        `Event ${event.seq} (${event.type} v${event.v}) is not known here.`,
      )
    throw new LeaflogError('FILE_DAMAGED', `Event ${event.seq} (${event.type}) is damaged.`, { cause: error })
  }
}

const damaged = (line: number, why: string) =>
  new LeaflogError('FILE_DAMAGED', `This log is damaged at line ${line}: ${why}.`)
