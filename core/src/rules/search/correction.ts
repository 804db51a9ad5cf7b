/** Spelling corrections: the words of a hit that stand for the typed ones. */
import type { FoundProduct } from '../../wire/search/search-answers.ts'
import { piecesOf } from './highlights.ts'
import { folded, wordsOf } from './terms.ts'

/** Words of a hit that matched a typed word. */
const markedWords = ({ name, brand, subcategory, category, _highlightResult: highlight }: FoundProduct): string[] =>
  [
    piecesOf(name, highlight?.name?.value),
    piecesOf(brand.name, highlight?.brand?.name?.value),
    piecesOf(subcategory ?? '', highlight?.subcategory?.value),
    piecesOf(category, highlight?.category?.value),
  ]
    .flat()
    .filter(({ marked }) => marked)
    .flatMap(({ text }) => wordsOf(text))

/** Length of the common prefix. */
const shared = (a: string, b: string): number => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}

/**
 * Maps each typed word to a word that starts with it, else to the one with the longest common prefix, else to itself.
 */
const understood = (term: string, words: readonly string[], complete: boolean): string =>
  wordsOf(term)
    .map((typed) => {
      const whole = words.find((word) => word.startsWith(typed))
      if (whole !== undefined) return complete ? whole : typed
      const [nearest] = words.toSorted((a, b) => shared(b, typed) - shared(a, typed))
      return nearest !== undefined && shared(nearest, typed) > 0 ? nearest : typed
    })
    .join(' ')

const differs = (text: string, term: string): boolean => text !== wordsOf(term).join(' ')

/** The term as the index understood it, from the best hit. Null if nothing is marked or nothing changes. */
export const correctionOf = (term: string, hits: readonly FoundProduct[]): string | null => {
  const [best] = hits
  const text = understood(term, best === undefined ? [] : markedWords(best), false)
  return differs(text, term) ? text : null
}

/** The term with its words completed or corrected, as each hit suggests; the best first, without duplicates. */
export const completionsOf = (term: string, hits: readonly FoundProduct[]): string[] => [
  ...new Set(hits.map((hit) => understood(term, markedWords(hit), true)).filter((text) => differs(text, term))),
]

/** The same without marks: completed with words of these texts. */
export const completionsIn = (term: string, texts: readonly string[]): string[] => {
  const typed = wordsOf(term)
  const begun = (text: string) => wordsOf(text).filter((word) => typed.some((one) => folded(word).startsWith(one)))
  return [...new Set(texts.map((text) => understood(term, begun(text), true)).filter((text) => differs(text, term)))]
}
