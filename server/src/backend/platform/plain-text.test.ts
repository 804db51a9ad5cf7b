import { describe, expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

describe('a line that people type', () => {
  test.each([
    ['Latin', 'Zoë O’Brien-Núñez'],
    ['Arabic', 'محمد'],
    ['Persian, with a non-joiner in the word', 'علی\u200Cرضا'],
    ['Devanagari, with a joiner in the word', 'क्\u200Dष'],
    ['Malayalam, with a joiner after a mark', 'ന്\u200Dമ'],
    ['Hebrew', 'שָׂרָה'],
    ['Chinese', '王小明'],
    ['Hangul', '김민수'],
    ['a letter with a combining mark', 'Ngọc'],
  ])('%s is kept unchanged', (_name, text) => {
    expect(plainText(` ${text} `)).toBe(text)
  })

  test.each([
    ['nothing but zero width', '\u200B\u200B'],
    ['zero width within', 'Ad\u200Bmin'],
    ['a joiner that joins no letters', '\u200D'],
    ['a joiner at the end', 'Ada\u200D'],
    ['two joiners', 'क\u200D\u200Dष'],
    ['a right-to-left override', 'Ada \u202Eecila'],
    ['an isolate', '\u2067Ada\u2069'],
    ['a byte order mark inside', 'Ad\uFEFFa'],
    ['a soft hyphen', 'Ad\u00ADa'],
    ['tags', 'Ada\u{E0041}'],
    ['an invisible letter', '\u3164'],
    ['half a character', 'Ada\uD83D'],
    ['a line separator', 'Ada\u2028Lovelace'],
    ['a control character', 'Ada\u0007'],
  ])('%s is refused', (_name, text) => {
    expect(plainText(text)).toBeUndefined()
  })

  test('direction marks that were pasted along are removed', () => {
    expect(plainText('\u200Fمحمد\u200E')).toBe('محمد')
    expect(plainText('\u200F')).toBe('')
  })
})
