/** Codes of gift cards: sixteen characters in groups of four, the last of which is a check character. */
import { createHash } from 'node:crypto'
import { checkDigit, isChecked, DIGITS, digitOf } from '../../platform/check-digit.ts'

const LENGTH = 16

/** The largest multiple of 31 within a byte: higher bytes would make some characters more likely. */
const FAIR = 256 - (256 % DIGITS.length)

const inFours = (signs: string) => signs.replace(/.{4}(?=.)/g, '$&-')

/**
 * The printed form of a code, `XXXX-XXXX-XXXX-XXXX`, however it was typed; undefined if it cannot be one. A typo is
 * reported without counting as an attempt: guessers can compute the check character, and it helps people who mistype.
 */
export function readCode(text: string): string | undefined {
  const signs = text.replace(/[\s-]/g, '').toUpperCase()
  return isChecked(signs, LENGTH) ? inFours(signs) : undefined
}

/** The stored hash of a code from `readCode`. With 74 random bits it needs no slow hash. */
export const hashCode = (code: string): string => createHash('sha256').update(code.replaceAll('-', '')).digest('hex')

/** @param bytes unguessable; at least 40, some of which are skipped. @throws RangeError if there are too few */
export function newCode(bytes: Uint8Array): string {
  const fair = [...bytes].filter((byte) => byte < FAIR).slice(0, LENGTH - 1)
  if (fair.length < LENGTH - 1) throw new RangeError('too few bytes for a code')
  const signs = fair.map(digitOf).join('')
  return inFours(signs + checkDigit(signs))
}
