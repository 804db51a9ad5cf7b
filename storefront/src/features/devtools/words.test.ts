import { expect, test } from 'vitest'
import { pastSentence } from './words.ts'

test('the banner names the shown moment, or both compared ones', () => {
  const moment = { seq: 9, at: Date.UTC(2026, 5, 15, 12) }
  expect(pastSentence(moment, null)).toMatch(
    /^You are looking at the shop as it was at event 9, \d\d:\d\d:\d\d\. Nothing you do here is kept\.$/,
  )
  expect(pastSentence(moment, 6)).toBe(
    'You are comparing the shop at event 6 with event 9. Nothing you do here is kept.',
  )
})
