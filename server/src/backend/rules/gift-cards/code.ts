/** Codes of gift cards: sixteen signs in fours, the last of which checks the others. */
import { createHash } from 'node:crypto'
import { checkDigit, isChecked, DIGITS, digitOf } from '../../platform/check-digit.ts'

const LENGTH = 16

/** The largest multiple of 31 that a byte holds: bytes above it would make some signs likelier than others. */
const FAIR = 256 - (256 % DIGITS.length)

const inFours = (signs: string) => signs.replace(/.{4}(?=.)/g, '$&-')

/**
 * A code as it is printed, `XXXX-XXXX-XXXX-XXXX`, from however it was typed; undefined for what cannot be one. Whoever
 * mistypes a sign is told so without a try being counted: guessers can work out the check sign, typists need it.
 */
export function readCode(text: string): string | undefined {
  const signs = text.replace(/[\s-]/g, '').toUpperCase()
  return isChecked(signs, LENGTH) ? inFours(signs) : undefined
}

/** What the database knows of a code that `readCode` gave. 74 random bits need no slower hash. */
export const hashCode = (code: string): string => createHash('sha256').update(code.replaceAll('-', '')).digest('hex')

/** @param bytes unguessable; at least 40, of which some are passed over. @throws RangeError when they are too few */
export function newCode(bytes: Uint8Array): string {
  const fair = [...bytes].filter((byte) => byte < FAIR).slice(0, LENGTH - 1)
  if (fair.length < LENGTH - 1) throw new RangeError('too few bytes for a code')
  const signs = fair.map(digitOf).join('')
  return inFours(signs + checkDigit(signs))
}
