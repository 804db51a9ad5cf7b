import fc from 'fast-check'
import { expect, test } from 'vitest'
import { urlKeysOf } from './product-slug.ts'

test('[2b.7] a slug is a url key, and one of three parts is also brand, name and id', () => {
  expect(urlKeysOf('first-jar-set')).toEqual(['first-jar-set'])
  expect(urlKeysOf('tide_garden-blue_dream-10001')).toEqual([
    'tide_garden-blue_dream-10001',
    'tide-garden-blue-dream-10001',
  ])
  expect(urlKeysOf('First-Jar-Set.html')).toEqual(['first-jar-set'])
})

test('[2b.7] an impossible product name yields no url key', () => {
  for (const slug of ['', '-', '../../cart', 'a b', 'a"b', '%00', 'é', 'a'.repeat(201)])
    expect(urlKeysOf(slug)).toEqual([])
  fc.assert(
    fc.property(fc.string(), (slug) => {
      for (const key of urlKeysOf(slug)) expect(key).toMatch(/^[a-z0-9][a-z0-9_.-]*$/)
    }),
  )
})
