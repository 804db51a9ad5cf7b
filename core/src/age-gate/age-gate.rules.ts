/** Age rules of the gate: pure, shared by the machine and by the server's form fallback. */
import type { AgeGateEntry } from '../wire/commerce.ts'

/** 9a.1: how long a verification is good for, in days, unless configured. */
export const VERIFICATION_DAYS = 30
/** 9a.4, 4a.5: how long the refusal is shown, in milliseconds. */
export const ERROR_SHOWN_MS = 5000
/** 9a.3: lifetime of the state cookie, in days. */
export const STATE_COOKIE_DAYS = 365
/** 9a.2: minimum ages where the configuration's text is no number. */
export const MIN_AGE = { medical: 18, recreational: 21 } as const
/** 5a.5: how many years the year select offers. */
export const YEARS_OFFERED = 100

/** 5a.4 */
export const DEFAULT_REFUSAL = 'Sorry, you must be 18 years or older to enter this site.'
export const AGE_NOT_MET = 'Age requirements not met'
/** 5a.6 */
export const DEFAULT_TITLE = 'Before we get started...'
export const DEFAULT_SUB_TITLE = 'Select your state to confirm your age'
/** 5a.1 */
export const STATE_REQUIRED = 'Field Required'
export const DATE_PART_REQUIRED = 'This field is required'

/** 4a.7: the state whose visitors go to an external shop. */
export const EXTERNAL_SHOP_STATE = 'OH'

export const MS_PER_DAY = 86_400_000

/** A calendar day as `YYYY-MM-DD`, or null where the parts name no real day (31 February). */
export function calendarDay(year: string, month: string, day: string): string | null {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const real = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return real ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null
}

/** Whole years from `birthDate` to `today`, both `YYYY-MM-DD` (5a.3); NaN for anything else. */
export function wholeYears(birthDate: string, today: string): number {
  const born = parts(birthDate)
  const now = parts(today)
  if (!born || !now) return Number.NaN
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day)
  return now.year - born.year - (hadBirthday ? 0 : 1)
}

/**
 * 5a.3: old enough at the medical or at the recreational minimum. The recreational minimum is read from the medical
 * field, so the medical minimum effectively applies.
 */
export function isOldEnough(birthDate: string, today: string, entry: Pick<AgeGateEntry, 'min_age_medical'>): boolean {
  const minimum = minimumAge(entry.min_age_medical)
  return wholeYears(birthDate, today) >= minimum
}

function minimumAge(text: string): number {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : MIN_AGE.medical
}

/** The visitor's calendar day at `at` (epoch ms), shifted by their offset from UTC in minutes. */
export const dayOf = (at: number, offsetMinutes = 0): string =>
  new Date(at + offsetMinutes * 60_000).toISOString().slice(0, 10)

/** 4a.9: the moment at which a verification made at `verificationTime` ends; both epoch ms. */
export const verificationEnds = (verificationTime: number, days: number): number => verificationTime + days * MS_PER_DAY

function parts(day: string): { year: number; month: number; day: number } | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (!found || calendarDay(found[1] ?? '', found[2] ?? '', found[3] ?? '') === null) return null
  return { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) }
}
