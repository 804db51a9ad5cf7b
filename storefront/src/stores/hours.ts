import { nextPickup, type Weekday, weekdays } from '@leaflog/core/catalogue'
import type { Dispensary } from '@leaflog/core/wire/stores'

type Hours = Pick<Dispensary, 'hours' | 'time_zone'>

/** `21:30` is "9:30 PM", `09:00` is "9 AM". */
export const clockTime = (time: string): string => {
  const [hours = '0', minutes = '00'] = time.split(':')
  const hour = Number(hours) % 24
  const shown = hour % 12 === 0 ? 12 : hour % 12
  return `${shown}${minutes === '00' ? '' : `:${minutes}`} ${hour < 12 ? 'AM' : 'PM'}`
}

const dayName = (day: Weekday): string => day.slice(0, 1).toUpperCase() + day.slice(1)

/** Whether a dispensary is open at a moment (epoch milliseconds), on its own clock, and until or from when. */
export const openness = (store: Hours, now: number): { open: boolean; text: string } => {
  const next = nextPickup(store, now)
  if (next.kind === 'now') return { open: true, text: `Open until ${clockTime(next.until)}` }
  if (next.kind === 'closed') return { open: false, text: 'Closed' }
  const day = next.day === 'today' ? '' : ` ${next.day === 'tomorrow' ? 'tomorrow' : dayName(next.day)}`
  return { open: false, text: `Closed, opens${day} at ${clockTime(next.from)}` }
}

/** The week from Monday on, with days of equal hours together: "Mon–Sat, 9 AM – 9 PM". */
export const weekHours = (store: Hours): { days: string; hours: string }[] => {
  const rows: { first: Weekday; last: Weekday; hours: string }[] = []
  for (const day of [...weekdays.slice(1), ...weekdays.slice(0, 1)]) {
    const opening = store.hours[day]
    const hours = opening === null ? 'Closed' : `${clockTime(opening.open)} – ${clockTime(opening.close)}`
    const before = rows.at(-1)
    if (before?.hours === hours) before.last = day
    else rows.push({ first: day, last: day, hours })
  }
  const short = (day: Weekday) => dayName(day).slice(0, 3)
  return rows.map(({ first, last, hours }) => ({
    days: first === last ? short(first) : `${short(first)}–${short(last)}`,
    hours,
  }))
}
