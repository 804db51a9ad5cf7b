const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const whole = new Intl.NumberFormat('en-US')
const signed = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' })
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

const asDay = (text: string): Date | null => {
  const found = /^\d{4}-\d{2}-\d{2}/.exec(text)
  const date = new Date(`${found?.[0] ?? ''}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? null : date
}

const dayWith = (format: Intl.DateTimeFormat) => (text: string) => {
  const date = asDay(text)
  return date === null ? text : format.format(date)
}

/** The calendar day of an ISO date or of Adobe's `2026-05-03 14:22:01`, as "May 3, 2026". Anything else stays as it is. */
export const longDay = dayWith(day)
export const mediumDay = dayWith(shortDay)

/** `1240` is "1,240". */
export const count = (points: number): string => whole.format(points)
/** `40` is "+40". */
export const change = (points: number): string => signed.format(points)
export const pointsOf = (points: number): string => `${whole.format(points)} ${points === 1 ? 'point' : 'points'}`
/** Cents as a round sum where it is one: `500` is "$5", `550` is "$5.50". */
export const sum = (cents: number): string => dollars.format(cents / 100)
