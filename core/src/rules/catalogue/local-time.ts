/** The local time of a store. `minutes` since midnight; `weekday` as in a dispensary's hours. */
export interface LocalTime {
  /** The day at the store, in English and lower case. */
  readonly weekday: Weekday
  /** Minutes since midnight at the store, from 0 to 1439. */
  readonly minutes: number
}

/** English names in lower case, Sunday first, as the keys of a dispensary's `hours`. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
/** One of `weekdays`. */
export type Weekday = (typeof weekdays)[number]

const formatters = new Map<string, Intl.DateTimeFormat>()

const options = { weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** One formatter per zone, because creating one is expensive. An unknown zone is treated as UTC and never throws. */
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone)
  if (known !== undefined) return known
  const made = makeFormatter(timeZone)
  formatters.set(timeZone, made)
  return made
}

const makeFormatter = (timeZone: string): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  }
}

/** The local time of `now` (epoch milliseconds) in an IANA time zone. */
export const localTime = (now: number, timeZone: string): LocalTime => {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  )
  const name = (parts.get('weekday') ?? '').toLowerCase()
  return {
    weekday: weekdays.find((weekday) => weekday === name) ?? 'sunday',
    minutes: Number(parts.get('hour') ?? 0) * 60 + Number(parts.get('minute') ?? 0),
  }
}
