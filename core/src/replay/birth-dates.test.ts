import { expect, test } from 'vitest'
import { ageRules, otherBirthDate, otherBirthYear } from './birth-dates.ts'

const NOON = Date.UTC(2026, 5, 15, 12)
const DAY = 86_400_000

test('I5: the days of a log are those of its visitor, each once and in order', () => {
  expect(ageRules([], [NOON + DAY, NOON, NOON + 1], 0).days).toEqual(['2026-06-15', '2026-06-16'])
  expect(ageRules([], [], 0).days).toEqual(['1970-01-01'])
  expect(ageRules([], [8.64e15, NOON], 0).days).toEqual(['2026-06-15'])
  expect(ageRules([], [8.64e15 - DAY], 0).days).toEqual([expect.stringMatching(/^\+275760/)])
  expect(ageRules([], [NOON], 24 * 60 + 1).days).toEqual(['2026-06-15'])
  expect(ageRules([], [NOON], 24 * 60).days).not.toEqual(['2026-06-15'])
})

test('I5: ages count once, smallest first, and none is below one', () => {
  expect(ageRules([65, 0, 21, 5, -1], [NOON], 0).ages).toEqual([5, 18, 21, 65])
})

test('I5: another birth date is on the same side of every age, and not the same day', () => {
  const rules = ageRules([65], [NOON], 0)
  expect(otherBirthDate('1990-04-02', 1, rules)).toBe('2005-06-13')
  expect(otherBirthDate('1990-04-02', 2, rules)).toBe('2005-06-12')
  expect(otherBirthDate('1990-04-02T10:00', 1, rules)).toBe('2005-06-13T10:00')
  expect(otherBirthDate('2007-01-01', 1, rules)).toBe('2008-06-13')
  expect(otherBirthDate('2015-01-01', 1, rules)).toBe('2026-06-13')
  expect(otherBirthDate('1940-01-01', 1, rules)).toBe('1961-06-13')
  expect(otherBirthDate('2026-06-15', 1, rules)).toBe('2026-06-13')
  expect(otherBirthDate('0900-01-01', 1, ageRules([999], [0], 0))).toBe('0970-12-30')
  const leap = Date.UTC(2028, 1, 29)
  expect(otherBirthDate('2009-01-01', 1, ageRules([], [leap], 0))).toBe('2010-02-26')
})

test('I5: what is no date, or is yet to come, becomes none', () => {
  const rules = ageRules([], [NOON], 0)
  for (const none of ['', 'soon', '2026-06-16', '1990-02-31']) expect(otherBirthDate(none, 1, rules)).toBe('0000-00-00')
})

test('I5: who comes of age within the log still does, on the same day of it', () => {
  const rules = ageRules([], [NOON, NOON + DAY, NOON + 2 * DAY], 0)
  expect(otherBirthDate('2005-06-16', 1, rules)).toBe('2005-06-16')
  expect(otherBirthDate('2008-06-17', 1, rules)).toBe('2008-06-17')
})

test('I5: another year of birth is on the same side of every age', () => {
  const rules = ageRules([65], [NOON], 0)
  expect(['1990', '2007', '2008', '2015', '1950', '90', '19901'].map((year) => otherBirthYear(year, rules))).toEqual([
    '2005',
    '2008',
    '2008',
    '2026',
    '1961',
    '',
    '',
  ])
})
