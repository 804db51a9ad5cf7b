import { expect, test } from 'vitest'
import { hitOf } from '../../testing/fake-search-index.ts'
import { foundProduct, highlightMarks } from '../../wire/search/search-answers.ts'
import { completionsIn, completionsOf, correctionOf } from './correction.ts'

const { pre, post } = highlightMarks
const hit = (marked: string) => foundProduct.parse(hitOf(marked.replaceAll(pre, '').replaceAll(post, ''), {}, marked))

test.each([
  ['bluebery haze', `${pre}Blueberry${post} ${pre}Haze${post}`, 'blueberry haze'],
  ['gumies', `Lemon ${pre}Gummies${post}`, 'gummies'],
  ['blue', `${pre}Blueberry${post} Haze`, null],
  ['calm', 'Blueberry Haze', null],
  ['zebra', `${pre}Kush${post}`, null],
])('did you mean: %s', (term, marked, meant) => {
  expect(correctionOf(term, [hit(marked)])).toBe(meant)
})

test('suggestions complete words, without duplicates, the best first', () => {
  const hits = [hit(`${pre}Blue${post} Kettle`), hit(`${pre}Blueberry${post} Haze`), hit(`${pre}Blue${post} Hour`)]
  expect(completionsOf('blu', hits)).toEqual(['blue', 'blueberry'])
  expect(completionsOf('blue', hits)).toEqual(['blueberry'])
  expect(completionsOf('blue', [])).toEqual([])
  expect(completionsIn('sour bl', ['Sour Blueberry', 'Crème'])).toEqual(['sour blueberry'])
})
