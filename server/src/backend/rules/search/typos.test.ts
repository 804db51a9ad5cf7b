import { expect, test } from 'vitest'
import { prefixTypos } from './typos.ts'

test.each([
  ['blue', 'blueberry', 1, 0],
  ['bleu', 'blueberry', 1, 1],
  ['blubery', 'blueberry', 2, 2],
  ['flowr', 'flower', 1, 1],
  ['fflower', 'flower', 1, 1],
  ['flower', 'flow', 1, undefined],
  ['balm', 'calm', 1, undefined],
  ['cartrigde', 'cartridge', 2, 1],
  ['kush', 'haze', 1, undefined],
  ['abc', '', 2, undefined],
])('%s for %s within %i: %s', (typed, word, most, expected) => {
  expect(prefixTypos(typed, word, most)).toBe(expected)
})
