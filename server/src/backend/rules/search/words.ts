import type { Tokenizer } from '@orama/orama'

const word = /[\p{L}\p{N}]+/gu

/** Folds a text to lower case without accents, so that `creme` finds `Crème`. */
export const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The words of a text: runs of letters and digits, folded. `Pre-Roll 3.5g` gives pre, roll, 3, 5g. */
export const wordsOf = (text: string): string[] => fold(text).match(word) ?? []

/** The same words for Orama, whose own tokenizer keeps hyphens inside a word. */
export const createWordTokenizer = (): Tokenizer => ({
  language: 'english',
  normalizationCache: new Map(),
  tokenize: (raw) => [...new Set(wordsOf(raw))],
})
