import { type Pickup, weekdays } from '@leaflog/core/catalogue'
import type { Formats } from '../i18n/formats.ts'

type PickupText = {
  i18nKey: `pickup.${'now' | 'today' | 'tomorrow' | 'later' | 'closed'}`
  values: { day: string; time: string }
}

/** When an order can be picked up: the key of a text of namespace product, and its parameters. */
export const pickupText = (pickup: Pickup, { time, weekday }: Pick<Formats, 'time' | 'weekday'>): PickupText => {
  if (pickup.kind === 'closed') return { i18nKey: 'pickup.closed', values: { day: '', time: '' } }
  if (pickup.kind === 'now') return { i18nKey: 'pickup.now', values: { day: '', time: time(pickup.until) } }
  const { day, from } = pickup
  if (day === 'today' || day === 'tomorrow') return { i18nKey: `pickup.${day}`, values: { day: '', time: time(from) } }
  return { i18nKey: 'pickup.later', values: { day: weekday(weekdays.indexOf(day)), time: time(from) } }
}
