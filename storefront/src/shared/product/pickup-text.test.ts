import type { Pickup } from '@leaflog/core/catalogue'
import { expect, test } from 'vitest'
import { formatsOf } from '../i18n/formats.ts'
import { serverTexts } from '../i18n/server-texts.ts'
import { pickupText } from './pickup-text.ts'

const t = serverTexts('en').getFixedT('en', 'product')

test('[1.3] when an order can be picked up', () => {
  const textOf = (pickup: Pickup) => {
    const { i18nKey, values } = pickupText(pickup, formatsOf('en'))
    return t(i18nKey, values)
  }
  expect(textOf({ kind: 'now', until: '20:00' })).toBe('Pick up at <store/> today until 8 PM')
  expect(textOf({ kind: 'later', day: 'monday', from: '10:00' })).toBe('Pick up at <store/> Monday from 10 AM')
  expect(textOf({ kind: 'later', day: 'tomorrow', from: '09:00' })).toBe('Pick up at <store/> tomorrow from 9 AM')
  expect(textOf({ kind: 'closed' })).toBe('Pick up at <store/> when it reopens')
})
