/** What personal data looks like in free text, by name. What a field of the log says is found by its value instead. */
import { calendarDay } from '../rules/time/days.ts'
import type { PersonalKind } from './pii-fields.ts'

export interface Recogniser {
  readonly name: 'email' | 'phone' | 'card' | 'address' | 'birthDate'
  /** Matched without regard to case, and only where no letter or digit stands beside it. */
  readonly pattern: string
  /** What a match is, and its value as a field would have it; null where it only looks like one. */
  read(found: string): { readonly kind: PersonalKind; readonly value: string } | null
}

const APART = String.raw`[\s.+-]{0,2}`
const GAP = '[ -]?'

const EMAIL = String.raw`[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*`
const PHONE = String.raw`(?:\+?1${APART})?(?:\(\d{3}\)|\d{3})${APART}\d{3}${APART}\d{4}|\+\d[\d\s().-]{6,}\d`
/** In the groups in which cards are printed: of 16 to 19, of 15, and of 14 digits. */
const CARD = [
  String.raw`\d{4}(?:${GAP}\d{4}){3}(?:${GAP}\d{1,3})?`,
  String.raw`\d{4}${GAP}\d{6}${GAP}\d{5}`,
  String.raw`\d{4}${GAP}\d{6}${GAP}\d{4}`,
].join('|')

const STREETS =
  'street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|terrace|ter|parkway|pkwy|highway|hwy'
const WORD = String.raw`[\p{L}\p{N}'.-]+`
const UNIT = String.raw`(?:,?\s+(?:apt|unit|suite|ste|floor|#)\.?\s*[\p{L}\p{N}-]{1,8})`
const TOWN = String.raw`(?:,\s*[\p{L} .'-]{2,30})?,?\s+\p{L}{2}\s+\d{5}(?:-\d{4})?`
const ADDRESS = [
  String.raw`\d{1,6}\p{L}?\s+(?:${WORD}\s+){1,4}?(?:${STREETS})\b(?:\.?${UNIT})?(?:\.?${TOWN})?`,
  String.raw`(?:calle|avenida|avda|carrera|camino)\.?\s+(?:${WORD},?\s+){1,4}?(?:#|no\.?\s*)?\d{1,6}`,
  String.raw`p\.?\s?o\.?\s+box\s+\d{1,6}`,
].join('|')

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MESES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']
const YEAR = String.raw`(?:19|20)\d\d`
const BIRTH_DATE = [
  String.raw`${YEAR}[-/.]\d{1,2}[-/.]\d{1,2}`,
  String.raw`\d{1,2}[-/.]\d{1,2}[-/.]${YEAR}`,
  String.raw`(?:${MONTHS.join('|')})\p{L}*\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+${YEAR}`,
  String.raw`\d{1,2}\s+(?:de\s+)?(?:${[...new Set([...MONTHS, ...MESES])].join('|')})\p{L}*\.?,?\s+(?:del?\s+)?${YEAR}`,
].join('|')

/** `latestYear`: whoever was born later is too young to have written it; a later date is one of the shop's. */
export const recognisersOf = (latestYear: number): readonly Recogniser[] => [
  { name: 'email', pattern: EMAIL, read: (value) => (value.includes('@') ? { kind: 'email', value } : null) },
  { name: 'card', pattern: CARD, read: (found) => (isCard(found) ? { kind: 'card', value: digitsOf(found) } : null) },
  {
    name: 'birthDate',
    pattern: BIRTH_DATE,
    read(found) {
      const value = dateIn(found)
      return value !== null && Number(value.slice(0, 4)) <= latestYear ? { kind: 'birthDate', value } : null
    },
  },
  { name: 'phone', pattern: PHONE, read: (value) => ({ kind: 'phone', value }) },
  { name: 'address', pattern: ADDRESS, read: (value) => ({ kind: 'street', value }) },
]

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** In groups it is one, mistyped or not; a number in one piece is one if its check digit fits (Luhn). */
function isCard(found: string): boolean {
  const digits = digitsOf(found)
  if (digits.length !== found.length) return true
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** `YYYY-MM-DD`; of two numbers before a year the first is the month where it can be. */
function dateIn(found: string): string | null {
  const isYearFirst = /^\d{4}/.test(found)
  const [year, rest] = isYearFirst ? [found.slice(0, 4), found.slice(4)] : [found.slice(-4), found.slice(0, -4)]
  const [one = '', other = ''] = rest.match(/\d{1,2}/g) ?? []
  const named = /\p{L}{3,}/u.exec(rest.toLowerCase())?.[0].slice(0, 3)
  if (named !== undefined) {
    const month = MONTHS.indexOf(named) + 1 || MESES.indexOf(named) + 1
    return dayIn(year, month, Number(one))
  }
  return dayIn(year, Number(one), Number(other)) ?? dayIn(year, Number(other), Number(one))
}

const dayIn = (year: string, month: number, day: number): string | null =>
  calendarDay(year, String(month).padStart(2, '0'), String(day).padStart(2, '0'))
