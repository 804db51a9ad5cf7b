import { expect, test } from 'vitest'
import { checkBirthDate, checkPhone, isPassword } from './rules.ts'
import { DomainError } from '../../platform/domain-error.ts'

const codeOf = (check: () => unknown): unknown => {
  try {
    return check()
  } catch (error) {
    return error instanceof DomainError ? error.code : error
  }
}

test('[5b.2] a birth date is a valid date from 1900 to today, of a person of age', () => {
  const born = (text: string, today = '2026-06-15') => codeOf(() => checkBirthDate(text, today))
  expect(['1990-04-01', '1900-01-01', '2008-06-15', '1984-02-29'].map((text) => born(text))).toEqual([
    '1990-04-01',
    '1900-01-01',
    '2008-06-15',
    '1984-02-29',
  ])
  expect(['2008-06-16', '2026-06-15'].map((text) => born(text))).toEqual(['TOO_YOUNG', 'TOO_YOUNG'])
  const none = [
    '1899-12-31',
    '2026-06-16',
    '1990-02-30',
    '1990-13-01',
    '1990-4-01',
    '1990-04-1',
    'x1990-04-01',
    '1990-04-01x',
  ]
  for (const text of [...none, '1985-02-29', '90-04-01', '199o-04-01', ''])
    expect([text, born(text)]).toEqual([text, 'BIRTH_DATE_INVALID'])
})

test('[5b.2] a phone number is ten digits in any format, with or without the country code 1', () => {
  const phone = (text: string) => codeOf(() => checkPhone(text))
  for (const text of ['6025550100', ' (602) 555-0100 ', '+1 602.555.0100', '16025550100'])
    expect([text, phone(text)]).toEqual([text, '6025550100'])
  const none = ['602555010', '60255501000', '26025550100', '1602555010', '6025550100x', 'x6025550100', '116025550100']
  for (const text of [...none, '6021550100', '1025550100', '(602)      555     -     0100'])
    expect([text, phone(text)]).toEqual([text, 'PHONE_INVALID'])
})

test('[5b.2] [9d.5] a password has at most 200 characters', () => {
  expect([isPassword('p'.repeat(200)), isPassword('p'.repeat(201)), isPassword('a1'), isPassword('ab')]).toEqual([
    true,
    false,
    true,
    false,
  ])
})
