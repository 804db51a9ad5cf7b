import { expect, test } from 'vitest'
import { createFakePorts } from '../../testing/fake-ports.ts'
import { recentTerms } from './recent-terms.ts'

test('[1.8] recent terms: newest first, each once, at most six', () => {
  const recent = recentTerms(createFakePorts().local)
  for (const term of ['a', 'b', 'c', 'd', 'e', 'f', 'g', '  ', 'C', 'd  ']) recent.remember(term)
  expect(recent.list()).toEqual(['d', 'C', 'g', 'f', 'e', 'b'])
  recent.forget('G')
  expect(recent.list()).toEqual(['d', 'C', 'f', 'e', 'b'])
  recent.clear()
  expect(recent.list()).toEqual([])
})

test.each(['{', '{"a":1}', '[1,2]', 'null'])('a store that holds something else (%s) holds no terms', (value) => {
  const { local } = createFakePorts()
  local.set('search_terms', value)
  expect(recentTerms(local).list()).toEqual([])
})

test('a term of 512 characters is cut as an address would cut it', () => {
  const recent = recentTerms(createFakePorts().local)
  recent.remember('x'.repeat(512))
  expect(recent.list()).toEqual(['x'.repeat(80)])
})
