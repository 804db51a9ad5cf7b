/** JSON values as TypeScript, formatted as this repository's formatter would. */
import type { Json } from '../engine/log/event.ts'

const WIDTH = 120
const INDENT = 2
/** Keys so short that a long string stays beside them. */
const SHORT_KEY = 4

interface Place {
  /** Of the line that the value begins on. */
  readonly indent: number
  /** Columns that are taken before it, indent included, and that must be free after it. */
  readonly before: number
  readonly after: number
}

/** Text in single quotes, or in double quotes where that needs fewer escapes. */
export function printString(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  const singles = inner.split("'").length
  const doubles = inner.split('"').length
  return singles > doubles ? `"${inner.replaceAll('"', '\\"')}"` : `'${inner.replaceAll("'", "\\'")}'`
}

/** On one line where it fits, else one member a line. */
function printValue(value: Json, { indent, before, after }: Place): string {
  const flat = printFlat(value)
  if (!mustBreak(value) && before + flat.length + after <= WIDTH) return flat
  if (typeof value !== 'object' || value === null) return flat
  const inner = indent + INDENT
  if (isList(value)) {
    if (value.length === 0) return '[]'
    if (value.every((each) => typeof each === 'number')) return filled(value, indent)
    return lines(
      value.map((each) => printValue(each, { indent: inner, before: inner, after: 1 })),
      { open: '[', close: ']', indent },
    )
  }
  const members = Object.entries(value)
  if (members.length === 0) return '{}'
  return lines(
    members.map(([key, each]) => printMember(printKey(key), each, inner)),
    { open: '{', close: '}', indent },
  )
}

/** A call at the beginning of a line: a last object or list stays at its end, else what does not fit is one a line. */
export function printCall(start: string, given: readonly Json[]): string {
  const indent = start.search(/\S/)
  const flat = `${start}(${given.map(printFlat).join(', ')})`
  if (!given.some(mustBreak) && flat.length <= WIDTH) return flat
  const last = given.at(-1)
  const front = given.slice(0, -1)
  if (last !== undefined && isBranch(last) && !front.some(isBranch)) {
    const before = [...front.map(printFlat), ''].join(', ')
    const printed = printValue(last, { indent, before: WIDTH, after: 1 })
    return `${start}(${before}${printed})`
  }
  const inner = indent + INDENT
  const members = given.map((each) => printValue(each, { indent: inner, before: inner, after: 1 }))
  return start + lines(members, { open: '(', close: ')', indent })
}

/** Members of a list, an object or a call, one a line. */
function lines(
  members: readonly string[],
  { open, close, indent }: { readonly open: string; readonly close: string; readonly indent: number },
): string {
  const pad = ' '.repeat(indent + INDENT)
  return [open, ...members.map((each) => `${pad}${each},`), `${' '.repeat(indent)}${close}`].join('\n')
}

/** A long string goes below its key. */
function printMember(key: string, value: Json, indent: number): string {
  const before = indent + key.length + 2
  const printed = printValue(value, { indent, before, after: 1 })
  const isTooLong = typeof value === 'string' && before + printed.length + 1 > WIDTH && key.length > SHORT_KEY
  return isTooLong ? `${key}:\n${' '.repeat(indent + INDENT)}${printed}` : `${key}: ${printed}`
}

/** On one line, however long. */
export function printFlat(value: Json): string {
  if (typeof value === 'string') return printString(value)
  if (typeof value === 'number') return String(value).replace('e+', 'e')
  if (typeof value !== 'object' || value === null) return String(value)
  if (isList(value)) return `[${value.map(printFlat).join(', ')}]`
  const members = Object.entries(value).map(([key, each]) => `${printKey(key)}: ${printFlat(each)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

/** A list of several objects, or of several lists, with several members each, never stands on one line. */
function mustBreak(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false
  const members: readonly Json[] = isList(value) ? value : Object.values(value)
  return (isList(value) && value.length > 1 && isTable(value)) || members.some(mustBreak)
}

const isTable = (rows: readonly Json[]): boolean =>
  rows.every(
    (row) => typeof row === 'object' && row !== null && isList(row) === isList(rows[0] ?? null) && sizeOf(row) > 1,
  )

const sizeOf = (value: object): number => Object.keys(value).length
const isBranch = (value: Json): boolean => typeof value === 'object' && value !== null && sizeOf(value) > 0
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** Numbers, as many a line as fit. */
function filled(numbers: readonly Json[], indent: number): string {
  const pad = ' '.repeat(indent + INDENT)
  const rows: string[] = []
  let row = pad
  for (const [index, number] of numbers.entries()) {
    const text = `${printFlat(number)},`
    const gap = index === 0 || row === pad ? '' : ' '
    if (row !== pad && row.length + gap.length + text.length > WIDTH) {
      rows.push(row)
      row = pad + text
    } else row += gap + text
  }
  return ['[', ...rows, row, `${' '.repeat(indent)}]`].join('\n')
}

const printKey = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : printString(key))
