import { expect, test } from 'vitest'
import { localTime } from './local-time.ts'
import { nextPickup } from './pickup.ts'
import { sampleSpecial } from './sample.ts'
import { activeSpecials, isActiveSpecial } from './specials.ts'

/** Saturday 2026-11-21, 02:30 in UTC: still Friday evening in Florida. */
const now = Date.UTC(2026, 10, 21, 2, 30)

test('[9c.5] a special is active from its start stamp to its end stamp, inclusive', () => {
  const special = sampleSpecial({ id: 'a', startStamp: now, endStamp: now + 10 })
  expect(isActiveSpecial(special, now - 1, 'UTC')).toBe(false)
  expect(isActiveSpecial(special, now, 'UTC')).toBe(true)
  expect(isActiveSpecial(special, now + 10, 'UTC')).toBe(true)
  expect(isActiveSpecial(special, now + 11, 'UTC')).toBe(false)
})

test("[9c.5] the weekday is the store's own", () => {
  const friday = sampleSpecial({ id: 'a', schedule_configuration: { days: ['Friday'] } })
  expect(isActiveSpecial(friday, now, 'America/New_York')).toBe(true)
  expect(isActiveSpecial(friday, now, 'UTC')).toBe(false)
})

test('[9c.5] an empty day list means every day, an unknown day none', () => {
  const everyDay = sampleSpecial({ id: 'a' })
  const never = sampleSpecial({ id: 'b', schedule_configuration: { days: ['Caturday'] } })
  for (let day = 0; day < 7; day += 1) {
    expect(activeSpecials([everyDay, never], now + day * 86_400_000, 'America/Phoenix')).toEqual([everyDay])
  }
})

test('[9c.5] an unknown time zone reads as UTC and does not throw', () => {
  expect(localTime(now, 'Mars/Olympus_Mons')).toEqual({ weekday: 'saturday', minutes: 150 })
  expect(localTime(now, 'America/New_York')).toEqual({ weekday: 'friday', minutes: 21 * 60 + 30 })
})

test('[1.3] pickup at a store: until closing, from the next opening, or never', () => {
  const day = { open: '09:00', close: '20:00' }
  const hours = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: null, sunday: null }
  const at = (hour: number, weekend = 0) => Date.UTC(2026, 10, 20 + weekend, hour)
  const store = { hours, time_zone: 'UTC' }
  expect(nextPickup(store, at(8))).toEqual({ kind: 'later', day: 'today', from: '09:00' })
  expect(nextPickup(store, at(9))).toEqual({ kind: 'now', until: '20:00' })
  expect(nextPickup(store, at(20))).toEqual({ kind: 'later', day: 'monday', from: '09:00' })
  expect(nextPickup(store, at(12, 2))).toEqual({ kind: 'later', day: 'tomorrow', from: '09:00' })
  const night = { hours: { ...hours, friday: { open: '10:00', close: '00:00' } }, time_zone: 'UTC' }
  expect(nextPickup(night, at(23))).toEqual({ kind: 'now', until: '00:00' })
  const shut = {
    monday: null,
    tuesday: null,
    wednesday: null,
    thursday: null,
    friday: null,
    saturday: null,
    sunday: null,
  }
  expect(nextPickup({ hours: shut, time_zone: 'UTC' }, now)).toEqual({ kind: 'closed' })
})
