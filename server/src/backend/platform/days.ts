/** Calendar days, without a clock. */
const DAY_MS = 86_400_000

/** The programme's day begins at midnight here, wherever a member is. */
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

/** Year, month (1 to 12) and day of a `YYYY-MM-DD` that is a day of the calendar, else undefined. */
export function readDay(text: string): { year: number; month: number; day: number } | undefined {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number)
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  // A day that the month lacks is one of another month.
  return date.getUTCMonth() === month - 1 ? { year, month, day } : undefined
}

/** Days from 1970-01-01. A day that a month lacks runs over: 29 February of a common year is 1 March. */
const dayNumber = (year: number, month: number, day: number) => {
  const date = new Date(0)
  return date.setUTCFullYear(year, month - 1, day) / DAY_MS
}

/** How many days lie between a `YYYY-MM-DD` and the nearest anniversary of another; Infinity where either is no day. */
export function daysFromAnniversary(day: string, of: string): number {
  const [now, born] = [readDay(day), readDay(of)]
  if (!now || !born) return Number.POSITIVE_INFINITY
  const today = dayNumber(now.year, now.month, now.day)
  return Math.min(...[-1, 0, 1].map((years) => Math.abs(today - dayNumber(now.year + years, born.month, born.day))))
}

/** The same moment of another year; 29 February becomes 1 March. */
export function yearsLater(at: number, years: number): number {
  const date = new Date(at)
  return date.setUTCFullYear(date.getUTCFullYear() + years)
}
