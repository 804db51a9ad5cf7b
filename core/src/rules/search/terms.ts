import { plainText } from '../catalogue/address.ts'
import { LONGEST_TERM } from './search.rules.ts'

/** A term as it is searched: single spaces, nothing that cannot be seen, not too long. */
export const termOf = (typed: string): string => plainText(typed, LONGEST_TERM)

/** One spelling for all: `Crème` is `creme`. */
export const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const word = /[\p{L}\p{N}]+/gu

export const wordsOf = (text: string): string[] => folded(text).match(word) ?? []

/** Whether each word of the term begins a word of the text. */
export const names = (text: string, term: string): boolean => {
  const known = wordsOf(text)
  const typed = wordsOf(term)
  return typed.length > 0 && typed.every((one) => known.some((other) => other.startsWith(one)))
}
