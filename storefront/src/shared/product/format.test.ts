import { expect, test } from 'vitest'
import { formatsOf } from '../i18n/formats.ts'
import { serverTexts } from '../i18n/server-texts.ts'
import { potencyText } from '@leaflog/core/catalogue'
import { potencyLabel } from './format.ts'

const t = serverTexts('en').getFixedT('en', 'product')
const formats = formatsOf('en')

test('[3.6] potency as a range, a single value, and in words', () => {
  expect(potencyText({ min: 18, max: 22.5, unit: '%' }, formats.number)).toBe('18–22.5%')
  expect(potencyText({ min: 100, max: 100, unit: 'mg' }, formats.number)).toBe('100 mg')
  expect(potencyLabel('THC', { min: 18, max: 22.5, unit: '%' }, t, formats.number)).toBe('THC 18 to 22.5 percent')
  expect(potencyLabel('CBD', { min: 100, max: 100, unit: 'mg' }, t, formats.number)).toBe('CBD 100 milligrams')
})

test.each([
  ['00:00', '12 AM'],
  ['09:30', '9:30 AM'],
  ['12:00', '12 PM'],
  ['20:05', '8:05 PM'],
  ['24:00', '12 AM'],
])('[1.3] %s is labeled %s', (time, label) => {
  expect(formats.time(time)).toBe(label)
})
