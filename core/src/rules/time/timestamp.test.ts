import { expect, test } from 'vitest'
import { formatTimestamp } from './timestamp.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

function formatted(raw: string | number) {
  const warnings: unknown[][] = []
  const text = formatTimestamp(
    raw,
    (date) => day.format(date),
    (...warning) => warnings.push(warning),
  )
  return { text, warnings }
}

test('[8.21] a valid time is formatted without a warning', () => {
  expect(formatted(Date.UTC(2026, 4, 3))).toEqual({ text: 'May 3, 2026', warnings: [] })
  expect(formatted('2026-05-03T14:22:01Z')).toEqual({ text: 'May 3, 2026', warnings: [] })
})

test.each(['soon', '', '2026-13-45', Number.NaN, 8.64e15 + 1])(
  '[8.21] %s warns "Cannot convert the timestamp" and is returned unchanged',
  (raw) => {
    expect(formatted(raw)).toEqual({ text: raw, warnings: [['Cannot convert the timestamp', raw]] })
  },
)
