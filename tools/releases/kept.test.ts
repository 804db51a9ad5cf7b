import { expect, test } from 'vitest'
import { keptReleases, scriptOf } from './kept.ts'

test('what is kept of a release is what was published', () => {
  const releases = keptReleases()
  expect(releases.map(({ version }) => version)).toContain('0.1.0')
  for (const release of releases) expect(scriptOf(release)).toMatch(/ as createShop\b/)
})

test('a file that is not what was published is refused', () => {
  const [release] = keptReleases()
  expect(() => release && scriptOf({ ...release, sha256: '0'.repeat(64) })).toThrow('is not what release.json says')
})
