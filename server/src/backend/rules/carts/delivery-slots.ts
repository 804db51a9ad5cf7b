/** (3.4.3) Delivery windows. Pure. */
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { dayAt } from '../../platform/days.ts'
import type { DeliveryPlan } from './checkout-settings.ts'
import { dayAfter, dayLabel, momentOf, timeLabel, weekdayOf } from './local-time.ts'

export interface DeliverySlot {
  zoneId: string
  /** A local date and time at the store: `2026-11-21T10:00`. */
  slotId: string
  /** `10:00 AM - 12:00 PM` */
  time: string
  /** How many orders can be delivered in it; null for no limit. */
  capacity: number | null
}

export interface DeliveryDay {
  /** `Saturday, November 21` */
  label: string
  slots: DeliverySlot[]
}

const MINUTE_MS = 60_000

/** Windows within the store's hours that begin after the plan's lead time; days without any are left out. */
export function deliveryDays(
  plan: DeliveryPlan,
  store: { timeZone: string; hours: Dispensary['hours'] },
  now: number,
): DeliveryDay[] {
  const today = dayAt(now, store.timeZone)
  return Array.from({ length: plan.days }, (_, index) => dayAfter(today, index)).flatMap((day) => {
    const opening = store.hours[weekdayOf(day)]
    if (opening === null) return []
    const slots = plan.windows
      .filter(({ from, to }) => opening.open <= from && to <= opening.close)
      .filter(({ from }) => momentOf(day, from, store.timeZone) - plan.leadMinutes * MINUTE_MS > now)
      .map(({ from, to, capacity }) => ({
        zoneId: plan.zoneId,
        slotId: `${day}T${from}`,
        time: `${timeLabel(from)} - ${timeLabel(to)}`,
        capacity: capacity ?? null,
      }))
    return slots.length === 0 ? [] : [{ label: dayLabel(day), slots }]
  })
}

/** The windows with capacity left, given the number of orders in each; days without any are left out. */
export const daysWithRoom = (days: readonly DeliveryDay[], taken: ReadonlyMap<string, number>): DeliveryDay[] =>
  days.flatMap(({ label, slots }) => {
    const free = slots.filter(({ slotId, capacity }) => capacity === null || (taken.get(slotId) ?? 0) < capacity)
    return free.length === 0 ? [] : [{ label, slots: free }]
  })
