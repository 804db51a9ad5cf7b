import { expect, test } from 'vitest'
import { type Appointment, calendarFile } from './calendar-file.ts'

const appointment: Appointment = {
  number: '100010004',
  title: 'Pickup; order 100010004',
  place: 'Fernhill Miami, 12 Palm Lane, Miami, FL 33101',
  when: { day: '2026-11-21', from: '10:00', to: '11:00' },
  url: 'https://shop.example/account/orders/100010004',
  now: Date.UTC(2026, 10, 20, 17),
}

test('[shop 6] the calendar file has the window in the store’s own time, the place, and the order’s page', () => {
  expect(calendarFile(appointment).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Leaflog//Orders//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:order-100010004@shop.example',
    'DTSTAMP:20261120T170000Z',
    'DTSTART:20261121T100000',
    'DTEND:20261121T110000',
    String.raw`SUMMARY:Pickup\; order 100010004`,
    String.raw`LOCATION:Fernhill Miami\, 12 Palm Lane\, Miami\, FL 33101`,
    'URL:https://shop.example/account/orders/100010004',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('[shop 6] without an end it lasts an hour, beyond midnight too; long lines are folded between characters', () => {
  const late = calendarFile({ ...appointment, when: { day: '2026-12-31', from: '23:30', to: null } })
  expect(late).toContain('DTSTART:20261231T233000\r\nDTEND:20270101T003000\r\n')
  const place = 'ñ'.repeat(100)
  const lines = calendarFile({ ...appointment, place }).split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`LOCATION:${place}\r\n`)
})
