import { expect, test } from 'vitest'
import { redactionSentence } from './redaction-sentence.ts'

const at = (seq: number | null) => ({ seq, path: 'ui.toastShown.text', looksLike: 'name' as const })

test('the sentence says where something personal may be left, for the first places', () => {
  expect(redactionSentence({ replaced: {}, suspicious: [] })).toBe('Redacted. No other text looks personal.')
  expect(redactionSentence({ replaced: {}, suspicious: [at(null), at(3)] })).toBe(
    'Redacted. Before you share the file, read what may be personal: the beginning (ui.toastShown.text), event 3 (ui.toastShown.text).',
  )
  expect(redactionSentence({ replaced: {}, suspicious: [1, 2, 3, 4, 5, 6, 7].map(at) })).toMatch(
    /event 5 \(ui\.toastShown\.text\) and 2 more\.$/,
  )
})
