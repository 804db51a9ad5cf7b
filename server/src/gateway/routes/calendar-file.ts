/** An event as a file for calendars (RFC 5545). */
import type { OutreachEvent } from '@leaflog/core/wire/content/discover'

/**
 * RFC 5545, 3.3.11: backslash, semicolon, comma and line break are escaped with a backslash. Other control characters
 * are removed.
 */
const text = (value: string): string =>
  value
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')

const stamp = (at: number): string =>
  new Date(at)
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace(/\.\d{3}/, '')

const LINE_BYTES = 75

/** 3.1: lines of at most 75 octets. Longer ones continue after a space, and no character is split. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (Buffer.byteLength(current + character) > LINE_BYTES) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current].join('\r\n')
}

interface EnrolmentContext {
  /** The origin of the shop, if known. */
  publicUrl: string | undefined
  /** Epoch milliseconds: when the file was created. */
  now: number
}

const PAGE = '/community-outreach/events'
const SOME_HOST = 'events.invalid'

/** `text/calendar` with one event, its times in UTC so that every calendar shows them correctly. */
export function calendarFile(event: OutreachEvent, { publicUrl, now }: EnrolmentContext): string {
  const { city, stateCode, postcode, place, address } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Leaflog//Events//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}@${publicUrl === undefined ? SOME_HOST : new URL(publicUrl).host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${text(event.title)}`,
    `DESCRIPTION:${text(event.summary)}`,
    `LOCATION:${text(`${place}, ${address}, ${city}, ${stateCode} ${postcode}`)}`,
    ...(publicUrl === undefined ? [] : [`URL:${publicUrl}${PAGE}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
