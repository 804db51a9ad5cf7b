/** Delivery windows: the service sends them in English, without the year. */
import { defaultLanguage, type Language, localeOf } from '../i18n/languages.ts'

const LEAP_YEAR = 2024

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const DAY = new RegExp(`\\b(${days.join('|')}), (${months.join('|')}) (\\d{1,2})\\b`, 'g')
const TIME = /\b(\d{1,2}):(\d{2}) ([AP])M\b/g
const FULL_HOUR = /:00(?= [AP]M\b)/g

/**
 * "Saturday, November 21, 10:00 AM - 12:30 PM", or a part of it, in the visitor's language and without the minutes of
 * full hours; anything else stays unchanged.
 */
export function slotText(sent: string, language: Language): string {
  const text = sent.replaceAll(' - ', ' – ')
  if (language === defaultLanguage) return text.replaceAll(FULL_HOUR, '')
  const format = (options: Intl.DateTimeFormatOptions, ...at: Parameters<typeof Date.UTC>) =>
    new Intl.DateTimeFormat(localeOf[language], { timeZone: 'UTC', ...options }).format(Date.UTC(...at))
  return text
    .replaceAll(DAY, (_, weekday: string, month: string, day: string) => {
      // 2023 started on a Sunday.
      const named = format({ weekday: 'long' }, 2023, 0, 1 + days.indexOf(weekday))
      return `${named}, ${format({ month: 'long', day: 'numeric' }, LEAP_YEAR, months.indexOf(month), Number(day))}`
    })
    .replaceAll(TIME, (_, hour: string, minute: string, half: string) =>
      format(
        { hour: 'numeric', ...(minute !== '00' && { minute: '2-digit' }) },
        1970,
        0,
        1,
        (Number(hour) % 12) + (half === 'P' ? 12 : 0),
        Number(minute),
      ),
    )
}
