import { expect, test } from 'vitest'
import { foldedWords, matches } from './matching.ts'

test('every typed word begins a word of the text, whatever the case and the accents', () => {
  const text = 'Copper Still Café 1:1 Índica'
  for (const typed of ['cop ind', 'CAFE', 'still índ', 'café 1:1', ''])
    expect(matches(text, foldedWords(typed))).toBe(true)
  for (const typed of ['opper', 'cafe x', 'stillcafe']) expect(matches(text, foldedWords(typed))).toBe(false)
})
