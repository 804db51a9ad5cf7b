import { expect, test } from 'vitest'
import { site } from '../../shared/page/site.ts'
import { readRecordedFile, warningOf } from './recorded-file.ts'

test('a file of another brand, a changed line and a different end state each have a warning; the shop’s own export has none', () => {
  const own = { brand: site.key, altered: null, difference: null }
  expect(warningOf(own)).toBeNull()
  expect(warningOf({ ...own, brand: 'other' })).toBe('This log is of another brand, other.')
  expect(
    warningOf({ ...own, altered: 7, difference: { path: 'ui.context.theme', before: 'dark', after: 'light' } }),
  ).toBe(
    'Line 7 is not as it was exported: it was changed, or lines before it are missing. Replayed, this log ends otherwise: ui.context.theme was "dark" and is "light".',
  )
})

test('a file that is too large is refused before it is read', async () => {
  const file = new File([], 'week.jsonl')
  Object.defineProperty(file, 'size', { value: 200_000_001 })
  await expect(readRecordedFile(file)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' })
})
