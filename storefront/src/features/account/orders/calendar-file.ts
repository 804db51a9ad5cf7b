/** The time of an order's pickup or delivery as a file for calendars (RFC 5545). Pure. */
import type { Order } from '@leaflog/core/wire/commerce/commerce-orders'

export interface Appointment {
  /** Of the order. */
  readonly number: string
  readonly title: string
  readonly place: string
  readonly when: NonNullable<Order['handover']>
  /** The order's page. */
  readonly url: string
  /** Epoch milliseconds: when the file was created. */
  readonly now: number
}

/** 3.3.11: backslash, semicolon and comma are escaped; control characters are removed. */
const text = (value: string): string => value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\p{Cc}/gu, '')

const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
const digits = (time: string): string => time.replaceAll(/[-:]/g, '')

const HOUR_MS = 3_600_000
/** Without an end an appointment lasts an hour, perhaps beyond midnight. */
const endOf = ({ day, from, to }: Appointment['when']): string =>
  to === null ? stamp(Date.parse(`${day}T${from}:00Z`) + HOUR_MS).slice(0, -1) : `${digits(day)}T${digits(to)}00`

const LINE_BYTES = 75
const encoder = new TextEncoder()

/** 3.1: lines of at most 75 octets. Longer ones continue after a space, and no character is split. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (encoder.encode(current + character).length > LINE_BYTES) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current].join('\r\n')
}

/** Times have no zone: calendars show them as they are, which are those of the store. */
export function calendarFile({ number, title, place, when, url, now }: Appointment): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Leaflog//Orders//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:order-${number}@${new URL(url).host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${digits(when.day)}T${digits(when.from)}00`,
    `DTEND:${endOf(when)}`,
    `SUMMARY:${text(title)}`,
    `LOCATION:${text(place)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
