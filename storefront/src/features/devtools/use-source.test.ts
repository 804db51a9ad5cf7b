import { expect, test } from 'vitest'
import { site } from '../../shared/page/site.ts'
import { warningOf } from './use-source.ts'

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
