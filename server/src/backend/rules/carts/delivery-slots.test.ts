import { describe, expect, test } from 'vitest'
import { daysWithRoom, deliveryDays } from './delivery-slots.ts'
import { dayAfter, momentOf } from './local-time.ts'

const open = { open: '09:00', close: '18:00' }
const hours = {
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: open,
  sunday: null,
}
const plan = {
  zoneId: 'van',
  windows: [
    { from: '09:00', to: '12:00' },
    { from: '16:00', to: '18:00' },
    { from: '17:00', to: '19:00' },
  ],
  days: 3,
  leadMinutes: 60,
}

describe('delivery windows', () => {
  test('[3.4.3] are within opening hours and after the lead time, with none on a closed day', () => {
    // Friday, 20 November 2026, 14:59 and 15:00 in Phoenix.
    const at = (now: number) =>
      deliveryDays(plan, { timeZone: 'America/Phoenix', hours }, now).map(({ label, slots }) => [
        label,
        slots.map(({ slotId }) => slotId),
      ])
    const saturday = ['Saturday, November 21', ['2026-11-21T09:00', '2026-11-21T16:00']]
    expect(at(Date.UTC(2026, 10, 20, 21, 59))).toEqual([['Friday, November 20', ['2026-11-20T16:00']], saturday])
    expect(at(Date.UTC(2026, 10, 20, 22))).toEqual([saturday])
  })

  test('[3.4.3] leave out full windows, and days without any other', () => {
    const limited = { ...plan, windows: plan.windows.map((window) => ({ ...window, capacity: 2 })) }
    const days = deliveryDays(limited, { timeZone: 'America/Phoenix', hours }, Date.UTC(2026, 10, 20, 21, 59))
    const taken = new Map([
      ['2026-11-20T16:00', 2],
      ['2026-11-21T09:00', 1],
      ['2026-11-21T16:00', 3],
    ])
    expect(daysWithRoom(days, taken).map(({ slots }) => slots.map(({ slotId, left }) => [slotId, left]))).toEqual([
      [['2026-11-21T09:00', 1]],
    ])
    const unlimited = deliveryDays(plan, { timeZone: 'America/Phoenix', hours }, Date.UTC(2026, 10, 20, 21, 59))
    expect(daysWithRoom(unlimited, taken).flatMap(({ slots }) => slots.map(({ left }) => left))).toEqual([
      null,
      null,
      null,
    ])
  })

  test('a store’s local time converts to a moment, even on days when clocks change', () => {
    const newYork = (day: string, time: string) => new Date(momentOf(day, time, 'America/New_York')).toISOString()
    expect(newYork('2026-11-20', '10:00')).toBe('2026-11-20T15:00:00.000Z')
    expect(newYork('2026-11-01', '00:30')).toBe('2026-11-01T04:30:00.000Z')
    expect(newYork('2026-11-01', '10:00')).toBe('2026-11-01T15:00:00.000Z')
    expect(newYork('2026-03-08', '10:00')).toBe('2026-03-08T14:00:00.000Z')
  })

  test('dates advance across months', () => {
    expect([dayAfter('2026-12-31', 1), dayAfter('2028-02-28', 1)]).toEqual(['2027-01-01', '2028-02-29'])
  })
})
