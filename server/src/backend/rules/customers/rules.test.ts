import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmail } from '@leaflog/core/wire/shared/email'
import { emailKey } from './email.ts'
import { ageOn, checkBirthDate, checkPhone, isPassword } from './rules.ts'

describe('[5b.4] email addresses', () => {
  const label63 = 'd'.repeat(63)
  const local64 = 'l'.repeat(64)
  const longest = `${local64}@${label63}.${label63}.${'d'.repeat(57)}.com`

  test.each([
    'a@b.co',
    'avery.lindqvist@example.com',
    "o'neil+shop@sub.example.co.uk",
    `${local64}@${label63}.com`,
    longest,
  ])('[5b.4] %s is valid', (email) => expect(isEmail(email)).toBe(true))

  test.each([
    '',
    'a',
    '@b.co',
    'a@',
    'a@b',
    'a@b.',
    'a@.co',
    'a@b..co',
    'a@-b.co',
    'a@b-.co',
    'a@b.1',
    'a@127.0.0.1',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a b@c.co',
    'a@b.co ',
    'a@b.co\n',
    'a@b@c.co',
    '"a"@b.co',
    'a@[127.0.0.1]',
    'ä@b.co',
    `${local64}l@b.co`,
    `a@${label63}d.com`,
    `${longest}m`.replace('@', 'l@').slice(1),
  ])('[5b.4] %j is invalid', (email) => expect(isEmail(email)).toBe(false))

  test('[5b.4] 254 characters is the maximum', () => {
    expect(longest).toHaveLength(254)
    expect(isEmail(`${longest.slice(0, -4)}d.com`)).toBe(false)
  })

  test('[5b.4] hostile lengths are checked in linear time', () => {
    for (const text of ['a'.repeat(1e6), 'a.'.repeat(5e5), `${'a@'.repeat(5e5)}b.co`, `a@${'b.'.repeat(5e5)}co`]) {
      expect(isEmail(text)).toBe(false)
    }
  })

  test('[5b.4] an address in capitals is the same account', () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => emailKey(email.toUpperCase()) === emailKey(email)))
  })
})

describe('[5b.2] passwords', () => {
  test.each(['a1', '1b', 'é9', 'abcdefgh', '12345678', '        ', '🌿🌿🌿🌿'])(
    '[5b.2] [9d.5] %j is strong enough',
    (text) => expect(isPassword(text)).toBe(true),
  )
  test.each(['', 'a', '1', 'abcdefg', '1234567', '!!!!!!!', 'a1'.repeat(101)])('[5b.2] [9d.5] %j is too weak', (text) =>
    expect(isPassword(text)).toBe(false),
  )
})

describe('[7a.10] ages', () => {
  test.each([
    ['2026-11-20', '2008-11-20', 18],
    ['2026-11-20', '2008-11-21', 17],
    ['2026-02-28', '2008-02-29', 17],
    ['2026-03-01', '2008-02-29', 18],
    ['2028-02-29', '2008-02-29', 20],
  ])('[7a.10] on %s, born on %s: %i', (today, born, age) => expect(ageOn(today, born)).toBe(age))

  test.each(['1990-04-31', '1990-4-1', '1990-13-01', '1899-12-31', '2027-01-01', '', 'NaN', '1990-04-01T00:00:00Z'])(
    '[7a.10] %j is not a date of birth',
    (text) => expect(() => checkBirthDate(text, '2026-11-20')).toThrow('date of birth'),
  )
})

describe('[7a.10] phone numbers', () => {
  test.each(['3055550123', '(305) 555-0123', '+1 305.555.0123', '1-305-555-0123'])(
    '[7a.10] %s is stored as digits',
    (text) => expect(checkPhone(text)).toBe('3055550123'),
  )
  test.each(['', '305555012', '1055550123', '3051550123', '+44 20 7946 0958', '30555501234', 'x3055550123'])(
    '[7a.10] %j is not a US number',
    (text) => expect(() => checkPhone(text)).toThrow('phone'),
  )
})
