/** Opening hours and locations of dispensaries, as pages show them. @module */
import { nextPickup, type Weekday, weekdays } from '@leaflog/core/catalogue'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type Formats, useFormats } from '../i18n/formats.ts'

type Hours = Pick<Dispensary, 'hours' | 'time_zone'>

/** The translations for a store's hours. */
export type HourWords = { t: TFunction<'stores'>; formats: Pick<Formats, 'time' | 'weekday' | 'shortWeekday'> }

export const useHourWords = (): HourWords => {
  const { t } = useTranslation('stores')
  return { t, formats: useFormats() }
}

const numberOf = (day: Weekday): number => weekdays.indexOf(day)

/** Whether a dispensary is open at a time (epoch milliseconds), by its own clock, and until or from when. */
export const openness = (store: Hours, now: number, { t, formats }: HourWords): { open: boolean; text: string } => {
  const next = nextPickup(store, now)
  if (next.kind === 'now') return { open: true, text: t('hours.openUntil', { time: formats.time(next.until) }) }
  if (next.kind === 'closed') return { open: false, text: t('hours.closed') }
  const time = formats.time(next.from)
  if (next.day === 'today') return { open: false, text: t('hours.opensToday', { time }) }
  if (next.day === 'tomorrow') return { open: false, text: t('hours.opensTomorrow', { time }) }
  return { open: false, text: t('hours.opensOn', { day: formats.weekday(numberOf(next.day)), time }) }
}

/** The week from Monday, grouping days with equal hours: "Mon–Sat, 9 AM – 9 PM". */
export const weekHours = (store: Hours, { t, formats }: HourWords): { days: string; hours: string }[] => {
  const rows: { first: Weekday; last: Weekday; hours: string }[] = []
  for (const day of [...weekdays.slice(1), ...weekdays.slice(0, 1)]) {
    const opening = store.hours[day]
    const hours =
      opening === null
        ? t('hours.closed')
        : t('hours.from', { from: formats.time(opening.open), until: formats.time(opening.close) })
    const before = rows.at(-1)
    if (before?.hours === hours) before.last = day
    else rows.push({ first: day, last: day, hours })
  }
  const short = (day: Weekday) => formats.shortWeekday(numberOf(day))
  return rows.map(({ first, last, hours }) => ({
    days: first === last ? short(first) : t('hours.days', { first: short(first), last: short(last) }),
    hours,
  }))
}
