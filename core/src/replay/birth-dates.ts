/** Other birth dates that are as old as the real ones wherever an age counts. */
import { calendarDay, dayOf, wholeYears } from '../rules/time/days.ts'

export interface AgeRules {
  /** Ages at which something is allowed, ascending. */
  readonly ages: readonly number[]
  /** Days on which something happened, as `YYYY-MM-DD`, ascending; at least one. */
  readonly days: readonly [string, ...string[]]
}

/** The longest time from UTC that a clock can be, in minutes, and the last day there is, in epoch ms. */
const FURTHEST = 24 * 60
const LAST_DAY = 8.64e15 - FURTHEST * 60_000

/** Ages of our own rules; states may add theirs. */
const AGES = [18, 21]
/** So that a visitor's own calendar, a day ahead or behind, makes nobody younger or older. */
const MARGIN_DAYS = 1

export function ageRules(ages: readonly number[], times: readonly number[], offset: number): AgeRules {
  const shift = Math.abs(offset) <= FURTHEST ? offset : 0
  const days = [...new Set(times.filter((at) => Math.abs(at) <= LAST_DAY).map((at) => dayOf(at, shift)))].toSorted()
  const [first = dayOf(0), ...rest] = days
  return {
    ages: [...new Set([...AGES, ...ages])].filter((age) => age > 0).toSorted((a, b) => a - b),
    days: [first, ...rest],
  }
}

/**
 * The `count`th other date for `birthDate` (`YYYY-MM-DD`, or that with a time after it). What is no date, or not yet come,
 * becomes `0000-00-00`, which is none either.
 */
export function otherBirthDate(birthDate: string, count: number, { ages, days }: AgeRules): string {
  const [day, rest] = [birthDate.slice(0, 10), birthDate.slice(10)]
  const [first] = days
  const last = days.at(-1) ?? first
  const age = wholeYears(day, first)
  if (Number.isNaN(age) || day > first) return '0000-00-00'
  const birthday = ages.find((each) => wholeYears(day, last) >= each && age < each)
  if (birthday !== undefined) return `${cameOfAge(day, birthday, days)}${rest}`
  const youngest = ages.findLast((each) => each <= age) ?? 0
  return `${daysBefore(yearsBefore(first, youngest), MARGIN_DAYS + count)}${rest}`
}

/** Another year of birth, of the same age. */
export function otherBirthYear(year: string, { ages, days: [first] }: AgeRules): string {
  if (!/^\d{4}$/.test(year)) return ''
  const now = Number(first.slice(0, 4))
  const age = now - Number(year)
  return String(now - (ages.findLast((each) => each <= age) ?? 0))
}

/** Somebody who comes of age within the log does so on the first day that shows it. */
function cameOfAge(birthDate: string, age: number, days: readonly string[]): string {
  return yearsBefore(days.find((day) => wholeYears(birthDate, day) >= age) ?? '', age)
}

function yearsBefore(day: string, years: number): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const before = String(Number(year) - years).padStart(4, '0')
  return calendarDay(before, month, date) ?? `${before}-${month}-28`
}

const daysBefore = (day: string, count: number): string => dayOf(Date.parse(`${day}T00:00:00Z`), -count * 24 * 60)
