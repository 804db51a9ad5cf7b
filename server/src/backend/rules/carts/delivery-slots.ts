/** (3.4.3) Windows of delivery, and of pickup in the ordering channel. Pure. */
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { dayLabel, spanLabel } from '@leaflog/core/wire/commerce/window-labels'
import { dayAt } from '../../platform/days.ts'
import type { DeliveryPlan } from './checkout-settings.ts'
import { dayAfter, momentOf, weekdayOf } from './local-time.ts'

export interface DeliverySlot {
  zoneId: string
  /** A local date and time at the store: `2026-11-21T10:00`. */
  slotId: string
  /** `HH:MM` */
  from: string
  to: string
  /** `10:00 AM - 12:00 PM` */
  time: string
  /** How many orders can be handed over in it; null for no limit. */
  capacity: number | null
}

export interface FreeSlot extends DeliverySlot {
  /** How many orders can still be taken in it; null for no limit. */
  left: number | null
}

export interface DeliveryDay<Slot extends DeliverySlot = DeliverySlot> {
  /** `YYYY-MM-DD` */
  day: string
  /** `Saturday, November 21` */
  label: string
  slots: Slot[]
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
        from,
        to,
        time: spanLabel(from, to),
        capacity: capacity ?? null,
      }))
    return slots.length === 0 ? [] : [{ day, label: dayLabel(day), slots }]
  })
}

/** The windows with capacity left, given the number of orders in each; days without any are left out. */
export const daysWithRoom = (
  days: readonly DeliveryDay[],
  taken: ReadonlyMap<string, number>,
): DeliveryDay<FreeSlot>[] =>
  days.flatMap(({ slots, ...day }) => {
    const free = slots
      .map((slot) => ({ ...slot, left: slot.capacity === null ? null : slot.capacity - (taken.get(slot.slotId) ?? 0) }))
      .filter(({ left }) => left === null || left > 0)
    return free.length === 0 ? [] : [{ ...day, slots: free }]
  })
