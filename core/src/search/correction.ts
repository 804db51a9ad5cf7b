import type { FoundProduct } from '../wire/search-answers.ts'
import { piecesOf } from './highlights.ts'
import { folded, wordsOf } from './terms.ts'

/** Words of the best hit that were taken for a word that was typed. */
const markedWords = ({ name, brand, subcategory, category, _highlightResult: highlight }: FoundProduct): string[] =>
  [
    piecesOf(name, highlight?.name?.value),
    piecesOf(brand.name, highlight?.brand?.name?.value),
    piecesOf(subcategory ?? '', highlight?.subcategory?.value),
    piecesOf(category, highlight?.category?.value),
  ]
    .flat()
    .filter(({ marked }) => marked)
    .flatMap(({ text }) => text.split(/\s+/))

/** How many letters at the beginning are the same. */
const shared = (a: string, b: string): number => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}

/**
 * The term as the index understood it: each word that begins no marked word is replaced by the marked one that begins most
 * like it. Null where nothing is marked, or nothing changes.
 */
export function correctionOf(term: string, hits: readonly FoundProduct[]): string | null {
  const [best] = hits
  const marked = best === undefined ? [] : markedWords(best)
  const corrected = wordsOf(term).map((typed) => {
    if (marked.some((word) => folded(word).startsWith(typed))) return typed
    const [nearest] = marked.toSorted((a, b) => shared(folded(b), typed) - shared(folded(a), typed))
    return nearest !== undefined && shared(folded(nearest), typed) > 0 ? folded(nearest) : typed
  })
  const text = corrected.join(' ')
  return text === wordsOf(term).join(' ') ? null : text
}
