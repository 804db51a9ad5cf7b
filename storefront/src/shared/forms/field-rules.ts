import { REQUIRED } from '@leaflog/core'

/** Rules of the sign-up's fields that no statement of the core covers, and their texts. */

/** 5b.2, 9d.5 in words. */
export const PASSWORD_RULES = 'Use a letter and a number, or at least 8 characters.'

export const required = (text: string): string | null => (text.trim() === '' ? REQUIRED : null)

/** A US telephone number: ten digits, with or without the country code 1. */
export const phoneDigits = (text: string): string => text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

export const phoneProblem = (text: string): string | null =>
  text.trim() === '' || (phoneDigits(text).length === 10 && /^[\d\s().+-]+$/.test(text))
    ? null
    : 'Enter 10 digits, such as 305 555 0123.'
