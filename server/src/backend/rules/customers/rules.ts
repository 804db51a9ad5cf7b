/**
 * Validation of what people type for an account. Each check returns the value to store, or throws a CustomerProblem.
 */
import { isEmail } from '@leaflog/core/wire/shared/email'
import { plainText } from '../../platform/plain-text.ts'
import type { PlainCode } from '../../../platform/message.ts'
import { ask } from '../../platform/domain-error.ts'

const LONGEST_PASSWORD = 200
const LONGEST_NAME = 100
const YOUNGEST = 18

/** (5b.2, 9d.5) A letter and a digit, or at least 8 characters. */
export const isPassword = (text: string) =>
  text.length <= LONGEST_PASSWORD && (text.length >= 8 || (/\p{L}/u.test(text) && /\p{Nd}/u.test(text)))

export function checkEmail(text: string): string {
  const email = text.trim()
  ask(isEmail(email), 'EMAIL_INVALID')
  return email
}

export function checkPassword(text: string): string {
  ask(isPassword(text), 'PASSWORD_WEAK')
  return text
}

export function checkName(text: string): string {
  const name = plainText(text)
  ask(name !== undefined && name !== '' && name.length <= LONGEST_NAME, 'NAME_INVALID')
  return name
}

/** Null for an empty or blank text. */
export function checkOptional(text: string | null | undefined, longest: number, code: PlainCode): string | null {
  const value = plainText(text ?? '')
  ask(value !== undefined && value.length <= longest, code)
  return value === '' ? null : value
}

/** @param today YYYY-MM-DD at the customer's location */
export function checkBirthDate(text: string, today: string): string {
  ask(isDay(text) && text >= '1900-01-01' && text <= today, 'BIRTH_DATE_INVALID')
  ask(ageOn(today, text) >= YOUNGEST, 'TOO_YOUNG')
  return text
}

/** Whether a text is a valid date, as YYYY-MM-DD. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Age in full years on a day. A person born on February 29 turns a year older on March 1 in common years. */
export function ageOn(today: string, born: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}

/** Ten digits, the stored form of a US number. */
export function checkPhone(text: string): string {
  ask(/^[\d\s().+-]{10,24}$/.test(text.trim()), 'PHONE_INVALID')
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  ask(/^[2-9]\d{2}[2-9]\d{6}$/.test(digits), 'PHONE_INVALID')
  return digits
}

export function checkStateCode(text: string): string {
  const code = text.trim().toUpperCase()
  ask(/^[A-Z]{2}$/.test(code), 'STATE_INVALID')
  return code
}

export function checkGender(gender: number): number {
  ask(Number.isInteger(gender) && gender >= 0 && gender <= 3, 'GENDER_INVALID')
  return gender
}
