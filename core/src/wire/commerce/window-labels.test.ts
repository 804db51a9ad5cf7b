import { expect, test } from 'vitest'
import { dayLabel, spanLabel, timeLabel } from './window-labels.ts'

test('[3.4.3] days and times are written for people', () => {
  expect(['00:05', '12:00', '20:30'].map(timeLabel)).toEqual(['12:05 AM', '12:00 PM', '8:30 PM'])
  expect(spanLabel('10:00', '12:00')).toBe('10:00 AM - 12:00 PM')
  expect(dayLabel('2026-11-21')).toBe('Saturday, November 21')
})
