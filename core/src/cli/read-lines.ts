/** Lines of a file on disk, one chunk at a time: a file without line ends does not fill the memory before it is refused. */
import { createReadStream } from 'node:fs'
import { LeaflogError } from '../errors/errors.ts'
import { LONGEST_LINE } from '../replay/read-log.ts'

/** Longest file that is read, in characters. */
const LONGEST_FILE = 512_000_000

export async function readLines(path: string): Promise<string[]> {
  const lines: string[] = []
  let open: string[] = []
  let openLength = 0
  let length = 0
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    const [first = '', ...others] = String(chunk).split('\n')
    const last = others.pop()
    open.push(first)
    openLength += first.length
    length += String(chunk).length
    if (openLength > LONGEST_LINE || length > LONGEST_FILE) throw new LeaflogError('FILE_TOO_LARGE')
    if (last === undefined) continue
    lines.push(open.join(''), ...others)
    open = [last]
    openLength = last.length
  }
  return [...lines, open.join('')]
}
