/** What the forms of Rewards accept, and the outcomes of the email check (3.15.1). */
import { wholeYears } from '../../rules/time/days.ts'
import type { EmailCheck } from '../../wire/commerce/credentials-model.ts'
import { isEmail } from '../../wire/shared/email.ts'

/** The problem of a field that is empty. */
export const REQUIRED = 'This is a required field.'
/** With an example address that receives no mail. */
export const INVALID_EMAIL = 'Please enter a valid email, such as you@example.com'
/** The error for a password that is not allowed. */
export const INVALID_PASSWORD = 'Invalid Password!'
/** 9d.5: for passwords that do not mix letters and digits. */
const PASSWORD_LENGTH = 8
/** 3.1: minimum age to join. */
const YOUNGEST_MEMBER = 18
/** Time limit for an answer, in case its tab closes. */
export const ANSWER_WAIT_MS = 30_000

/** Why an email is invalid; null if it is valid. */
export function emailProblem(text: string): string | null {
  if (text.trim() === '') return REQUIRED
  return isEmail(text.trim()) ? null : INVALID_EMAIL
}

/** A letter and a digit, or 8 characters. */
export function passwordProblem(text: string): string | null {
  if (text === '') return REQUIRED
  const isMixed = /\p{L}/u.test(text) && /\p{Nd}/u.test(text)
  return isMixed || text.length >= PASSWORD_LENGTH ? null : INVALID_PASSWORD
}

export type EnrolmentOutcome = 'new' | 'member' | 'shop' | 'shopWithoutPassword' | 'invalid'

/** The five outcomes of the email check. */
export function outcomeOf(check: EmailCheck): EnrolmentOutcome {
  if (!check.email_valid) return 'invalid'
  if (check.loyalty_registered) return 'member'
  if (!check.shop_registered) return 'new'
  return check.have_password ? 'shop' : 'shopWithoutPassword'
}

const BIRTH_DATE_UNREAL = 'That date doesn’t exist.'
export const TOO_YOUNG = 'You must be 18 or older to join.'
const OLDEST = 120

/** Why a birth date is invalid; null if it is valid. Both dates are `YYYY-MM-DD`. */
export function birthDateProblem(birthDate: string, today: string): string | null {
  if (birthDate === '') return REQUIRED
  const age = wholeYears(birthDate, today)
  if (Number.isNaN(age) || age > OLDEST || birthDate > today) return BIRTH_DATE_UNREAL
  return age < YOUNGEST_MEMBER ? TOO_YOUNG : null
}
