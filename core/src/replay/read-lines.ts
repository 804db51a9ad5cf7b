/** Lines of a file on disk, one chunk at a time: a file without line ends does not fill the memory before it is refused. */
import { createReadStream } from 'node:fs'
import { LeaflogError } from '../errors.ts'
import { LONGEST_LINE } from './read-log.ts'

/** Longest file that is read, in characters. */
const LONGEST_FILE = 512_000_000

export async function readLines(path: string): Promise<string[]> {
  const lines: string[] = []
  let rest = ''
  let length = 0
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    length += String(chunk).length
    const parts = (rest + String(chunk)).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
    if (rest.length > LONGEST_LINE || length > LONGEST_FILE) throw new LeaflogError('FILE_TOO_LARGE')
  }
  return [...lines, rest]
}
