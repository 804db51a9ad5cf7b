/** Codes that people read, say and type: signs that nobody mixes up, the last of which checks the others. */

/** 31 signs: no 0, 1, I, L or O. A prime number of them, so that the check sign catches all that it should. */
export const DIGITS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** The sign of a number, by its remainder. */
export const digitOf = (value: number) => DIGITS.charAt(value % DIGITS.length)

/**
 * The check sign of up to 28 signs. Their weights (2, 3, …) are all different and none is a multiple of 31 or agrees
 * with the check sign's own: one wrong sign, or two that changed places, never agree.
 */
export const checkDigit = (signs: string) =>
  digitOf([...signs].reduce((sum, each, index) => sum + DIGITS.indexOf(each) * (index + 2), 0))

/** Whether a text is so many signs, the last of which is right. */
export const isChecked = (code: string, length: number): boolean =>
  code.length === length &&
  [...code].every((each) => DIGITS.includes(each)) &&
  checkDigit(code.slice(0, -1)) === code.at(-1)
