import type { OutreachEvent } from '@leaflog/core/wire/content/discover'
import { describe, expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event: OutreachEvent = {
  id: 'clinic-2026-12-05',
  title: 'Clinic; papers, and coffee',
  summary: 'One\r\nBEGIN:VALARM\nback\\slash \u0000end',
  kind: 'clinic',
  stateCode: 'FL',
  stateName: 'Florida',
  city: 'Miami',
  place: 'Hall',
  address: '1 Fern Street',
  postcode: '33101',
  timeZone: 'America/New_York',
  startsAt: Date.UTC(2026, 11, 5, 15),
  endsAt: Date.UTC(2026, 11, 5, 19),
  adultsOnly: false,
  phone: '305-555-0101',
  language: 'en',
}
const terms = { publicUrl: 'https://shop.example', now: Date.UTC(2026, 10, 20, 17) }

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe('[2c.3] a calendar file', () => {
  test('[2c.3] has the time in UTC, the place and the organizer', () => {
    const lines = unfolded(calendarFile(event, terms))
    expect(lines.slice(0, 5)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Leaflog//Events//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
    ])
    expect(lines).toContain('UID:clinic-2026-12-05@shop.example')
    expect(lines).toContain('DTSTAMP:20261120T170000Z')
    expect(lines).toContain('DTSTART:20261205T150000Z')
    expect(lines).toContain('DTEND:20261205T190000Z')
    expect(lines).toContain(String.raw`LOCATION:Hall\, 1 Fern Street\, Miami\, FL 33101`)
    expect(lines).toContain('URL:https://shop.example/community-outreach/events')
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', ''])
  })

  test('[2c.3] text cannot add lines', () => {
    const lines = unfolded(calendarFile(event, terms))
    expect(lines).toContain(String.raw`SUMMARY:Clinic\; papers\, and coffee`)
    expect(lines).toContain(String.raw`DESCRIPTION:One\nBEGIN:VALARM\nback\\slash end`)
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2)
  })

  test('[2c.3] no line is longer than 75 octets, and no character is split', () => {
    const summary = 'Jalapeños — 🌿 '.repeat(40).trim()
    const file = calendarFile({ ...event, summary }, terms)
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(unfolded(file)).toContain(`DESCRIPTION:${summary}`)
  })

  test('[2c.3] a shop without a known address omits it', () => {
    const lines = unfolded(calendarFile(event, { ...terms, publicUrl: undefined }))
    expect(lines.some((line) => line.startsWith('URL:'))).toBe(false)
    expect(lines).toContain('UID:clinic-2026-12-05@events.invalid')
  })
})
