import { openSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { folderProblem } from './data-folder.ts'
import { StartError } from './start-errors.ts'

const explain = (error: unknown, opened = true) => String(folderProblem(error, tmpdir(), opened))

/** The kernel's error for a full disk. */
function fullDisk(): unknown {
  try {
    return writeSync(openSync('/dev/full', 'w'), 'x')
  } catch (error) {
    return error
  }
}

test.each([
  ['the file system', fullDisk()],
  ['PostgreSQL, by its code', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['PGlite, in words', new Error('could not extend file "base/5/1259": No space left on device')],
])('a full disk, reported by %s, is named with the fix', (_name, error) => {
  expect(explain(error)).toMatch(/^StartError: DATA_DIR: the disk of .* is full\. Free some space/)
})

test('a database that gives up, or reports damaged files, is damaged', () => {
  const gaveUp = Object.assign(new Error('Aborted()'), { name: 'RuntimeError' })
  const broken = Object.assign(new Error('invalid page in block 0'), { code: 'XX001' })
  for (const error of [gaveUp, broken]) expect(explain(error)).toContain('it is damaged')
})

test('an internal error keeps its stack, unless the database could not even be opened', () => {
  const fault = new TypeError('x is undefined')
  expect(folderProblem(fault, tmpdir(), true)).toBe(fault)
  expect(explain(fault, false)).toContain('it is damaged')
})

test('an error that is already a sentence stays the same', () => {
  const known = new StartError('in use')
  expect(folderProblem(known, tmpdir(), false)).toBe(known)
})
