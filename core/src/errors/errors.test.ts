import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LeaflogError, errors, isLeaflogError } from './errors.ts'

test('docs/errors.md lists every error of the core with its sentence, and no other', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/errors.md'), 'utf8')
  const section = /\n## Core\n([\s\S]*?)(?=\n## |$)/.exec(text)?.[1] ?? ''
  const listed = [...section.matchAll(/^\| `([A-Z_]+)` +\| (.+?) +\| .+\|$/gm)].map(([, code, sentence]) => [
    code,
    sentence,
  ])
  expect(listed).toEqual(Object.entries(errors))
})

test('an error carries its code for developers and a sentence for people', () => {
  const error = new LeaflogError('STORE_UNKNOWN')
  expect(error).toMatchObject({ code: 'STORE_UNKNOWN', message: errors.STORE_UNKNOWN, name: 'LeaflogError' })
  expect(isLeaflogError(error, 'STORE_UNKNOWN')).toBe(true)
  expect(isLeaflogError(error, 'READ_ONLY')).toBe(false)
  expect(isLeaflogError(new Error('STORE_UNKNOWN'))).toBe(false)
})
