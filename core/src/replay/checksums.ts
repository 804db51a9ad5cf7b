/**
 * A checksum at the end of each line of an export, over the line and the checksum before it: an edit, a missing line and a
 * changed order are noticed, whatever later events make of them. Against mistakes, not against forgery.
 */
import { checksum } from '../engine/log/checksum.ts'

const WRITTEN = /^,"sum":"([0-9a-f]{8})"\}$/
/** Of `,"sum":"00000000"}`. */
const LENGTH = 18

export function* withChecksums(lines: Iterable<string>): Generator<string> {
  let before = ''
  for (const line of lines) {
    before = checksum(before + line)
    yield `${line.slice(0, -1)},"sum":"${before}"}`
  }
}

/** Asked line by line, in order: whether the line is as it was written. A file that begins without a checksum has none. */
export function createChecksums(): { readonly has: () => boolean; readonly fits: (line: string) => boolean } {
  let before: string | null = null
  let begun = false
  return {
    has: () => before !== null,
    fits(line) {
      const text = line.trimEnd()
      const sum = WRITTEN.exec(text.slice(-LENGTH))?.[1]
      const isFirst = !begun
      begun = true
      if (isFirst && sum !== undefined) before = ''
      if (before === null) return true
      const isAsWritten = sum === checksum(`${before}${text.slice(0, -LENGTH)}}`)
      before = sum ?? before
      return isAsWritten
    },
  }
}
