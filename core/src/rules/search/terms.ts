import { plainText } from '../catalogue/address.ts'
import { LONGEST_TERM } from './search.rules.ts'

/** A normalized term: single spaces, no invisible characters, limited length. */
export const termOf = (typed: string): string => plainText(typed, LONGEST_TERM)

/** Removes case and accents: `Crème` becomes `creme`. */
export const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const word = /[\p{L}\p{N}]+/gu

export const wordsOf = (text: string): string[] => folded(text).match(word) ?? []

/** Whether each word of the term starts a word of the text. */
export const names = (text: string, term: string): boolean => {
  const known = wordsOf(text)
  const typed = wordsOf(term)
  return typed.length > 0 && typed.every((one) => known.some((other) => other.startsWith(one)))
}
