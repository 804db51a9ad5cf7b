import type { Dispensary } from '../../wire/content/stores.ts'
import { localTime, weekdays, type Weekday } from './local-time.ts'

/** When an order can be picked up: today until closing, or from the next opening. Times are local, `HH:MM`. */
export type Pickup =
  | { readonly kind: 'now'; readonly until: string }
  | { readonly kind: 'later'; readonly day: 'today' | 'tomorrow' | Weekday; readonly from: string }
  | { readonly kind: 'closed' }

const minutesOf = (time: string): number => {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** A store that closes at or after midnight closes on the next day. */
const closing = (hours: { readonly open: string; readonly close: string }): number => {
  const close = minutesOf(hours.close)
  return close > minutesOf(hours.open) ? close : close + 24 * 60
}

/** The next time to pick up at a dispensary. `now` is epoch milliseconds. */
export const nextPickup = (dispensary: Pick<Dispensary, 'hours' | 'time_zone'>, now: number): Pickup => {
  const { weekday, minutes } = localTime(now, dispensary.time_zone)
  const start = weekdays.indexOf(weekday)
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = weekdays[(start + ahead) % 7] ?? weekday
    const opening = dispensary.hours[day]
    if (opening === null) continue
    if (ahead > 0) return { kind: 'later', day: ahead === 1 ? 'tomorrow' : day, from: opening.open }
    if (minutes < minutesOf(opening.open)) return { kind: 'later', day: 'today', from: opening.open }
    if (minutes < closing(opening)) return { kind: 'now', until: opening.close }
  }
  return { kind: 'closed' }
}
