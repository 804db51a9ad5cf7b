import { expect, test } from 'vitest'
import { slotText } from './slot-text.ts'

const spaced = (text: string) => text.replaceAll(/\s/g, ' ')

test('[9f.7] a delivery window is shown in the visitor’s language, in full or in part', () => {
  const whole = 'Saturday, November 21, 10:00 AM - 12:30 PM'
  expect(slotText(whole, 'en')).toBe('Saturday, November 21, 10 AM – 12:30 PM')
  expect(spaced(slotText(whole, 'es'))).toBe('sábado, 21 de noviembre, 10 a.m. – 12:30 p.m.')
  expect(slotText('Sunday, February 29', 'es')).toBe('domingo, 29 de febrero')
  expect(spaced(slotText('12:30 AM - 9:05 PM', 'es'))).toBe('12:30 a.m. – 9:05 p.m.')
})

test.each(['', 'Sometime in May', 'Sat, Nov 21', 'ASAP'])(
  'text that is not a delivery window stays unchanged: %j',
  (text) => {
    expect(slotText(text, 'es')).toBe(text)
  },
)
