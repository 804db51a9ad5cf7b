/** Formats money, numbers and times for the visitor's language. Cents and epoch milliseconds inside, text outside. */
import { formatTimestamp, warn } from '@leaflog/core'
import { useTranslation } from 'react-i18next'
import { asLanguage, defaultLanguage, type Language, localeOf } from './languages.ts'

/** The day of an ISO date, or of Adobe's `2026-05-03 14:22:01`, without its time; an invalid date for anything else. */
const dayOf = (text: string): Date => new Date(`${/^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? ''}T00:00:00Z`)

/** Makes it with its first use: a page needs few formatters, and each costs a phone some milliseconds. */
const onUse = <T>(create: () => T): (() => T) => {
  let created: T | undefined
  return () => (created ??= create())
}

const make = (language: Language) => {
  const locale = localeOf[language]
  const numbers = (options?: Intl.NumberFormatOptions) => {
    const format = onUse(() => new Intl.NumberFormat(locale, options))
    return (value: number): string => format().format(value)
  }
  const cents = (options?: Intl.NumberFormatOptions) => {
    const format = numbers({ style: 'currency', currency: 'USD', ...options })
    return (value: number): string => format(value / 100)
  }
  const days = (options: Intl.DateTimeFormatOptions) => {
    const format = onUse(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }))
    // 8.21; an empty day needs no warning.
    return (text: string): string =>
      text === '' ? '' : formatTimestamp(text, () => format().format(dayOf(text)), warn)
  }
  const moments = (options: Intl.DateTimeFormatOptions) => {
    const format = onUse(() => new Intl.DateTimeFormat(locale, options))
    return (at: number | Date): string => String(formatTimestamp(Number(at), (date) => format().format(date), warn))
  }
  const others = new Map<string, (at: number | Date) => string>()
  const other = (options: Intl.DateTimeFormatOptions) => {
    const key = JSON.stringify(options)
    const known = others.get(key) ?? moments(options)
    others.set(key, known)
    return known
  }
  const clock = onUse(() => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }))
  const wholeClock = onUse(() => new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' }))
  const mile = { style: 'unit', unit: 'mile' } as const
  const nearMiles = onUse(
    () => new Intl.NumberFormat(locale, { ...mile, minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  )
  const farMiles = onUse(() => new Intl.NumberFormat(locale, { ...mile, maximumFractionDigits: 0 }))
  const list = onUse(() => new Intl.ListFormat(locale))
  // Without the serial comma of American English.
  const listInSentence = onUse(() => new Intl.ListFormat(locale === 'en-US' ? 'en-GB' : locale))
  const alternatives = onUse(() => new Intl.ListFormat(locale, { type: 'disjunction' }))
  const month = onUse(() => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }))
  const shortWeekday = onUse(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }))
  const weekday = onUse(() => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }))
  return {
    language,
    locale,
    /** `4550` is "$45.50" (1.9, 9f.2). */
    money: cents(),
    /** Without decimals if round: `500` is "$5". */
    sum: cents({ trailingZeroDisplay: 'stripIfInteger' }),
    /** With its sign: `500` is "+$5.00". */
    moneyChange: cents({ signDisplay: 'exceptZero' }),
    /** `1240` is "1,240"; at most two decimals. */
    number: numbers({ maximumFractionDigits: 2 }),
    /** `40` is "+40". */
    change: numbers({ signDisplay: 'exceptZero' }),
    /** `0.25` is "25%". */
    percent: numbers({ style: 'percent', maximumFractionDigits: 1 }),
    /** The calendar day of an ISO date: "May 3, 2026". Anything else is returned unchanged (8.21). */
    day: days({ dateStyle: 'long' }),
    /** "Sep 3, 2026", for narrow places. */
    shortDay: days({ dateStyle: 'medium' }),
    /** A time in the reader's time zone; only for rendering in the browser. */
    dayOfMoment: moments({ dateStyle: 'long' }),
    dayAndTime: moments({ dateStyle: 'long', timeStyle: 'short' }),
    /** Any other format; `timeZone` selects the zone. */
    moment: (at: number | Date, options: Intl.DateTimeFormatOptions): string => other(options)(at),
    /** `20:00` is "8 PM", `09:30` "9:30 AM". */
    time: (text: string): string => {
      const at = Date.parse(`1970-01-01T${text.padStart(5, '0')}Z`)
      if (Number.isNaN(at)) return text
      return (text.endsWith(':00') ? wholeClock : clock)().format(at)
    },
    /** A month by number, 1 for January. */
    month: (number: number): string => month().format(Date.UTC(2026, number - 1, 1)),
    /** "Sun" for 0. */
    shortWeekday: (number: number): string => shortWeekday().format(Date.UTC(2026, 1, 1 + number)),
    /** A day of the week by its number, 0 for Sunday. */
    weekday: (number: number): string => weekday().format(Date.UTC(2026, 1, 1 + number)),
    /** "0.4 mi", "12 mi". */
    miles: (miles: number): string => (miles < 10 ? nearMiles : farMiles)().format(miles),
    /** "a, b, and c". */
    list: (items: readonly string[]): string => list().format(items),
    /** "a, b and c", for use in a sentence. */
    listOf: (items: readonly string[]): string => listInSentence().format(items),
    /** "a, b, or c". */
    either: (items: readonly string[]): string => alternatives().format(items),
  }
}

export type Formats = ReturnType<typeof make>

const made = new Map<Language, Formats>()

/** Created once per language. */
export const formatsOf = (language: Language): Formats => {
  const known = made.get(language) ?? make(language)
  made.set(language, known)
  return known
}

export const useFormats = (): Formats => formatsOf(useLanguage())

/** The language of the page. */
export const useLanguage = (): Language => asLanguage(useTranslation('common').i18n.language) ?? defaultLanguage
