/** Calendar days, and ages. @module */
/** Calendar days as `YYYY-MM-DD`, and ages. */

export const MS_PER_DAY = 86_400_000

/** A calendar day as `YYYY-MM-DD`, or null if the date does not exist (February 31). */
export function calendarDay(year: string, month: string, day: string): string | null {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const real = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return real ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null
}

/** Full years from `birthDate` to `today`, both `YYYY-MM-DD`; NaN for anything else. */
export function wholeYears(birthDate: string, today: string): number {
  const born = parts(birthDate)
  const now = parts(today)
  if (!born || !now) return Number.NaN
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day)
  return now.year - born.year - (hadBirthday ? 0 : 1)
}

/** The visitor's calendar day at `at` (epoch ms), shifted by their offset from UTC in minutes. */
export const dayOf = (at: number, offsetMinutes = 0): string =>
  new Date(at + offsetMinutes * 60_000).toISOString().slice(0, 10)

function parts(day: string): { year: number; month: number; day: number } | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (!found || calendarDay(found[1] ?? '', found[2] ?? '', found[3] ?? '') === null) return null
  return { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) }
}
