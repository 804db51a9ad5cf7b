/** Calendar days, without a clock. */
const DAY_MS = 86_400_000

/** The programme's days begin at midnight in this time zone, wherever a member is. */
export const PROGRAMME_TIME_ZONE = 'America/New_York'

const formats = new Map<string, Intl.DateTimeFormat>()

/** `YYYY-MM-DD` at a moment (epoch milliseconds) in a time zone. */
export function dayAt(at: number, timeZone: string): string {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format.format(at)
}

/** Year, month (1 to 12) and day of a valid `YYYY-MM-DD`, else undefined. */
export function readDay(text: string): { year: number; month: number; day: number } | undefined {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number)
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  // A day that the month does not have rolls over into another month.
  return date.getUTCMonth() === month - 1 ? { year, month, day } : undefined
}

/** Days since 1970-01-01. An invalid day rolls over: 29 February of a common year is 1 March. */
const dayNumber = (year: number, month: number, day: number) => {
  const date = new Date(0)
  return date.setUTCFullYear(year, month - 1, day) / DAY_MS
}

/** The number of days between a `YYYY-MM-DD` and the nearest anniversary of another; Infinity if either is invalid. */
export function daysFromAnniversary(day: string, of: string): number {
  const [now, born] = [readDay(day), readDay(of)]
  if (!now || !born) return Number.POSITIVE_INFINITY
  const today = dayNumber(now.year, now.month, now.day)
  return Math.min(...[-1, 0, 1].map((years) => Math.abs(today - dayNumber(now.year + years, born.month, born.day))))
}

/** The same moment in another year; 29 February becomes 1 March. */
export function yearsLater(at: number, years: number): number {
  const date = new Date(at)
  return date.setUTCFullYear(date.getUTCFullYear() + years)
}
