import { expect, test } from 'vitest'
import english from '../../../locales/en/sentences.json' with { type: 'json' }

test('the English list returns each sentence unchanged, and has no patterns', () => {
  expect(Object.entries(english).filter(([sentence, text]) => sentence !== text)).toEqual([])
  expect(Object.keys(english).filter((sentence) => sentence.includes('{{'))).toEqual([])
})
