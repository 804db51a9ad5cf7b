/** Days and hours at a store, without a clock. */
import { dayAt, readDay } from '../../platform/days.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

const clockOf = (timeZone: string) => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  formats.set(timeZone, format)
  return format
}

/** The local time at the store, expressed as if it were UTC. */
const shownAt = (at: number, timeZone: string) => Date.parse(`${dayAt(at, timeZone)}T${clockOf(timeZone).format(at)}Z`)

/** The moment (epoch milliseconds) of a store's local date and time, `YYYY-MM-DD` and `HH:MM`. */
export function momentOf(day: string, time: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T${time}Z`)
  const guess = wanted - (shownAt(wanted, timeZone) - wanted)
  // If the clock changed between the two, the guess is an hour off.
  return guess - (shownAt(guess, timeZone) - wanted)
}

/** The date that many days later. */
export function dayAfter(day: string, days: number): string {
  const read = readDay(day)
  if (!read) throw new RangeError(`${day} is not a day`)
  const date = new Date(0)
  date.setUTCFullYear(read.year, read.month - 1, read.day + days)
  return date.toISOString().slice(0, 10)
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof weekdays)[number]

export const weekdayOf = (day: string): Weekday => weekdays[new Date(Date.parse(day)).getUTCDay()] ?? 'sunday'
