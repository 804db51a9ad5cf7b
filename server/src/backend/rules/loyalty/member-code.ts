/** The code on a member's card: stable, unguessable, and checked at the register. */
import { createHash } from 'node:crypto'
import { checkDigit, isChecked, DIGITS, digitOf } from '../../platform/check-digit.ts'

const LENGTH = 12

/** Twelve characters derived from a customer's id: eleven from its SHA-256 (54 bits), then the check character. */
export function memberCode(customerId: string): string {
  const digest = createHash('sha256').update(`member ${customerId}`).digest()
  let number = digest.readBigUInt64BE()
  let signs = ''
  while (signs.length < LENGTH - 1) {
    signs += digitOf(Number(number % BigInt(DIGITS.length)))
    number /= BigInt(DIGITS.length)
  }
  return signs + checkDigit(signs)
}

/** Whether a typed or scanned code can be one of ours. */
export const isMemberCode = (code: string): boolean => isChecked(code, LENGTH)
