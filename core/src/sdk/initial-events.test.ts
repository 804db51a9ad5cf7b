import { expect, test } from 'vitest'
import { initialEventsFrom, withOwnVerification } from './initial-events.ts'

const NOW = Date.UTC(2026, 5, 1, 12)
const HOUR = 3_600_000
const record = (verificationTime: number) => JSON.stringify({ isVerified: true, verificationTime })
const seedOf = (cookies: Record<string, string>) =>
  initialEventsFrom({
    read: (name) => cookies[name] ?? null,
    url: new URL('https://shop.example/category/flower?brand=a'),
    now: NOW,
  })

test('a page for everybody takes the time of the age verification from the visitor’s own record', () => {
  const drawn = seedOf({ age_verification: record(NOW), state_code: 'FL', theme: 'dark' })
  const own = seedOf({ age_verification: record(NOW - 5 * HOUR), state_code: 'FL', theme: 'dark' })
  expect(drawn).not.toEqual(own)
  const cookies: Record<string, string> = { age_verification: record(NOW - 5 * HOUR) }
  expect(withOwnVerification(drawn, (name) => cookies[name] ?? null)).toEqual(own)
})

test('without a record, and with one that cannot be read, the initial events stay as they are', () => {
  const drawn = seedOf({ age_verification: record(NOW) })
  expect(withOwnVerification(drawn, () => null)).toEqual(drawn)
  expect(withOwnVerification(drawn, () => 'no record')).toEqual(drawn)
})
