/** The code on a member's card: stable, not to be guessed, and good at the till. */
import { createHash } from 'node:crypto'

/** 31 signs that nobody mixes up: no 0, 1, I, L or O. A prime number of them, so that the check sign below catches all. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 12

const sign = (value: number) => SIGNS.charAt(value % SIGNS.length)

/** Weights 2 to 12 are all different and none is a multiple of 31: one wrong sign or two changed places never agree. */
const checkSign = (signs: string) =>
  sign([...signs].reduce((sum, each, index) => sum + SIGNS.indexOf(each) * (index + 2), 0))

/** Twelve signs made of a customer's id: eleven of its SHA-256 (54 bits), then the check sign. */
export function memberCode(customerId: string): string {
  const digest = createHash('sha256').update(`member ${customerId}`).digest()
  let number = digest.readBigUInt64BE()
  let signs = ''
  while (signs.length < LENGTH - 1) {
    signs += sign(Number(number % BigInt(SIGNS.length)))
    number /= BigInt(SIGNS.length)
  }
  return signs + checkSign(signs)
}

/** Whether a code that was typed or scanned can be one of ours. */
export const isMemberCode = (code: string): boolean =>
  code.length === LENGTH &&
  [...code].every((each) => SIGNS.includes(each)) &&
  checkSign(code.slice(0, -1)) === code.at(-1)
