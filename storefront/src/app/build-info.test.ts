import { expect, test } from 'vitest'
import { buildLine } from './build-info.ts'

const given = { name: '@leaflog/storefront', version: '0.1.0', buildId: undefined, sourceDate: undefined }
const files = [
  { name: 'a.js', content: 'one' },
  { name: 'b.css', content: new Uint8Array([1, 2]) },
]

test('[7d.2] the build line has the version and the given id and date, without reading a clock', () => {
  expect(buildLine({ ...given, buildId: '2026.11.3', sourceDate: '1795219200' }, files)).toBe(
    '@leaflog/storefront 0.1.0 2026.11.3 2026-11-21',
  )
})

test('[7d.2] without an id, equal files give an equal line and different files a different one', () => {
  const line = buildLine(given, files)
  expect(line).toMatch(/^@leaflog\/storefront 0\.1\.0 [0-9a-f]{12}$/)
  expect(buildLine(given, files.toReversed())).toBe(line)
  expect(buildLine(given, [...files.slice(1), { name: 'a.js', content: 'two' }])).not.toBe(line)
})
