/** Codes that people read, say and type: unambiguous characters, the last of which is a check character. */

/** 31 characters: no 0, 1, I, L or O. The count is prime, which the error detection of the check character requires. */
export const DIGITS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** The character for a remainder. */
export const digitOf = (value: number) => DIGITS.charAt(value % DIGITS.length)

/**
 * The check character of up to 28 characters. Their weights (2, 3, …) are all different, none is a multiple of 31, and
 * none equals the check character's own weight. So one wrong character, or two swapped ones, are always detected.
 */
export const checkDigit = (signs: string) =>
  digitOf([...signs].reduce((sum, each, index) => sum + DIGITS.indexOf(each) * (index + 2), 0))

/** Whether a text has this many characters and a valid check character. */
export const isChecked = (code: string, length: number): boolean =>
  code.length === length &&
  [...code].every((each) => DIGITS.includes(each)) &&
  checkDigit(code.slice(0, -1)) === code.at(-1)
