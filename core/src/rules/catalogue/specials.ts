import type { Special } from '../../wire/ordering/ordering.ts'
import { localTime } from './local-time.ts'

/**
 * A special is active if now is within its stamps and the store's weekday is one of its days. An empty day list means
 * every day. `now` is epoch milliseconds, `timeZone` the store's IANA zone.
 */
export const isActiveSpecial = (special: Special, now: number, timeZone: string): boolean => {
  if (now < special.startStamp || now > special.endStamp) return false
  const { days } = special.schedule_configuration
  if (days.length === 0) return true
  const { weekday } = localTime(now, timeZone)
  return days.some((day) => day.toLowerCase() === weekday)
}

/** The active specials, in the store's order. */
export const activeSpecials = (specials: readonly Special[], now: number, timeZone: string): Special[] =>
  specials.filter((special) => isActiveSpecial(special, now, timeZone))
