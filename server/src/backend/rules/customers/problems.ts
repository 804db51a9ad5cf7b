import { DomainError, type DomainErrorOptions } from '../../platform/domain-error.ts'

/** Every refusal of an account's rules: the category that a client acts on, and its sentence. */
export const customerProblems = {
  SIGN_IN_REFUSED: {
    category: 'graphql-authentication',
    message: 'The email or password is not right, or the account is locked for a while.',
  },
  CURRENT_PASSWORD_WRONG: {
    category: 'graphql-authentication',
    message: 'The current password is not right, or the account is locked for a while.',
  },
  SESSION_OVER: {
    category: 'graphql-authentication',
    message: 'Your session could not be renewed. Please sign in again.',
  },
  BUSY: { category: 'graphql-input', message: 'Too many people are signing in right now. Please try again shortly.' },
  EMAIL_INVALID: { category: 'graphql-input', message: 'Please enter a valid email, such as you@example.com' },
  EMAIL_TAKEN: { category: 'graphql-input', message: 'There is an account with this email already.' },
  PASSWORD_WEAK: {
    category: 'graphql-input',
    message: 'A password needs a letter and a digit, or at least 8 characters, and no more than 200.',
  },
  NAME_INVALID: { category: 'graphql-input', message: 'Please give a first and a last name of up to 100 characters.' },
  NICKNAME_INVALID: { category: 'graphql-input', message: 'A nickname has up to 40 characters.' },
  SUFFIX_INVALID: { category: 'graphql-input', message: 'A suffix has up to 20 characters.' },
  DETAIL_INVALID: {
    category: 'graphql-input',
    message: 'A middle name, a title and a tax number have up to 100 characters.',
  },
  GENDER_INVALID: { category: 'graphql-input', message: 'A gender is a number from 0 to 3.' },
  BIRTH_DATE_INVALID: { category: 'graphql-input', message: 'Please give a date of birth as YYYY-MM-DD.' },
  BIRTH_DATE_FIXED: {
    category: 'graphql-input',
    message: 'A date of birth can be set once. If yours is wrong, please write to us.',
  },
  TOO_YOUNG: { category: 'graphql-input', message: 'You must be at least 18 years old.' },
  STATE_INVALID: { category: 'graphql-input', message: 'A state is given by its two-letter code.' },
  STATE_WITHOUT_REWARDS: { category: 'graphql-input', message: 'Rewards is not available in this state yet.' },
  STORE_UNKNOWN: { category: 'graphql-input', message: 'Please choose one of our dispensaries.' },
  PHONE_INVALID: { category: 'graphql-input', message: 'Please give a US phone number of ten digits.' },
  TEXTS_NEED_CONSENT: {
    category: 'graphql-input',
    message: 'Text messages need your phone number and your name as a signature.',
  },
  REFERRAL_INVALID: { category: 'graphql-input', message: 'This referral cannot be read.' },
  IN_REWARDS_ALREADY: { category: 'graphql-input', message: 'This account is in Rewards already. Please sign in.' },
  ORDER_NOT_FOUND: { category: 'graphql-input', message: 'There is no order with this number and this email.' },
  RESET_LINK_OVER: { category: 'graphql-input', message: 'This link is no longer good. Ask for a new one.' },
  KEY_REUSED: { category: 'graphql-input', message: 'This idempotency key was used for another request.' },
} as const satisfies Record<string, DomainErrorOptions>

export type CustomerProblemCode = keyof typeof customerProblems

/** Thrown by everything in this folder that refuses; nothing was changed. */
export class CustomerProblem extends DomainError {
  readonly code: CustomerProblemCode

  constructor(code: CustomerProblemCode) {
    super(customerProblems[code])
    this.name = 'CustomerProblem'
    this.code = code
  }
}
