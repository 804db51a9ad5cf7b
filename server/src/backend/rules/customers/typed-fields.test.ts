import { expect, test } from 'vitest'
import { checkEmail, checkGender, checkName, checkOptional, checkPassword, checkStateCode } from './rules.ts'
import { DomainError } from '../../platform/domain-error.ts'

const codeOf = (check: () => unknown): unknown => {
  try {
    return check()
  } catch (error) {
    return error instanceof DomainError ? error.code : error
  }
}

test('[5b.4] an email address is stored trimmed, and an invalid one is refused', () => {
  expect(codeOf(() => checkEmail(' Avery@Example.com '))).toBe('Avery@Example.com')
  for (const text of ['', 'avery', 'a b@example.com']) expect(codeOf(() => checkEmail(text))).toBe('EMAIL_INVALID')
})

test('[5b.2] a password is stored as typed, or refused as weak', () => {
  expect(codeOf(() => checkPassword(' a1 '))).toBe(' a1 ')
  for (const text of ['', 'abc', '1234567']) expect(codeOf(() => checkPassword(text))).toBe('PASSWORD_WEAK')
})

test('a name has 1 to 100 characters', () => {
  expect(codeOf(() => checkName(' Avery '))).toBe('Avery')
  expect(codeOf(() => checkName('n'.repeat(100)))).toBe('n'.repeat(100))
  for (const text of ['', '   ', 'n'.repeat(101)]) expect(codeOf(() => checkName(text))).toBe('NAME_INVALID')
})

test('an optional text is null when empty, and otherwise within its length', () => {
  const optional = (text: string | null | undefined) => codeOf(() => checkOptional(text, 5, 'NAME_INVALID'))
  expect([null, undefined, '', '   '].map(optional)).toEqual([null, null, null, null])
  expect(['12345', ' 12345 ', '123456'].map(optional)).toEqual(['12345', '12345', 'NAME_INVALID'])
})

test('a state is two letters, stored in upper case', () => {
  expect(['FL', ' fl ', 'Az'].map((text) => codeOf(() => checkStateCode(text)))).toEqual(['FL', 'FL', 'AZ'])
  for (const text of ['', 'F', 'FLA', 'F1', 'F L']) expect(codeOf(() => checkStateCode(text))).toBe('STATE_INVALID')
})

test('a gender is one of four numbers', () => {
  expect([0, 1, 2, 3].map((gender) => codeOf(() => checkGender(gender)))).toEqual([0, 1, 2, 3])
  for (const gender of [-1, 4, 1.5, NaN]) expect(codeOf(() => checkGender(gender))).toBe('GENDER_INVALID')
})
