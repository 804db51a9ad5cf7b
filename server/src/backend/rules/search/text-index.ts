import type { AnyOrama } from '@orama/orama'
import { create, insertMultiple, search } from '@orama/orama'
import type { SearchRecord } from './record.ts'
import { searchableAttributes, valuesAt } from './record.ts'
import { allowedTypos, prefixTypos } from './typos.ts'
import { createWordTokenizer, wordsOf } from './words.ts'

/** One found record: fewer typos rank first, then the higher score. */
export interface TextMatch {
  position: number
  typos: number
  score: number
}

export interface TextQuery {
  /** Folded words; all of them must be found, each in any attribute. */
  words: readonly string[]
  typoTolerance: boolean
  /** Attributes to search; undefined for all searchable ones. */
  attributes: readonly string[] | undefined
}

export interface TextIndex {
  find(query: TextQuery): Promise<TextMatch[]>
}

/** Spellings per word; enough for any real typo, and a bound on the cost of a query. */
const maxSpellings = 16

/** The field name of a dotted attribute in Orama's flat schema. */
const field = (attribute: string) => attribute.replaceAll('.', '_')
const fields = searchableAttributes.map(field)
const boost = Object.fromEntries(fields.map((name, index) => [name, fields.length - index]))

/**
 * Full text over records, identified by position. Orama ranks (BM25, prefixes). The spellings of a misspelled word are
 * determined here, because Orama's tolerance misses words with a common prefix.
 */
export const createTextIndex = async (records: readonly SearchRecord[]): Promise<TextIndex> => {
  const orama: AnyOrama = create({
    schema: Object.fromEntries(fields.map((name) => [name, 'string' as const])),
    components: { tokenizer: createWordTokenizer() },
  })
  const textOf = (record: SearchRecord, attribute: string) => valuesAt(record, attribute).join(' ')
  const texts = records.map((record, position) => ({
    id: String(position),
    ...Object.fromEntries(searchableAttributes.map((attribute) => [field(attribute), textOf(record, attribute)])),
  }))
  // One batch: between batches Orama would wait.
  await insertMultiple(orama, texts, Math.max(1, texts.length))
  const vocabulary = new Set(
    records.flatMap((record) => searchableAttributes.flatMap((attribute) => wordsOf(textOf(record, attribute)))),
  )

  /**
   * The spellings to search for, with their typos: the word as typed, then the nearest known ones. A word that has
   * another as a prefix is found with it.
   */
  const spellings = (word: string, typoTolerance: boolean): Map<string, number> => {
    const most = typoTolerance ? allowedTypos(word) : 0
    const found = new Map([[word, 0]])
    if (most === 0) return found
    const near: { known: string; typos: number }[] = []
    for (const known of vocabulary) {
      const typos = known.startsWith(word) ? undefined : prefixTypos(word, known, most)
      if (typos !== undefined) near.push({ known, typos })
    }
    near.sort((a, b) => a.typos - b.typos || a.known.length - b.known.length)
    for (const { known, typos } of near) {
      if (found.size >= maxSpellings) break
      if (![...found.keys()].some((shorter) => known.startsWith(shorter))) found.set(known, typos)
    }
    return found
  }

  const findWord = async (word: string, query: TextQuery): Promise<Map<number, TextMatch>> => {
    const found = new Map<number, TextMatch>()
    const properties = query.attributes === undefined ? fields : query.attributes.map(field)
    for (const [term, typos] of spellings(word, query.typoTolerance)) {
      const { hits } = await search(orama, { term, properties, boost, limit: records.length, threshold: 1 })
      for (const { id, score } of hits) {
        const position = Number(id)
        const known = found.get(position)
        if (known === undefined || typos < known.typos || (typos === known.typos && score > known.score)) {
          found.set(position, { position, typos, score })
        }
      }
    }
    return found
  }

  return {
    async find(query) {
      const [first, ...others] = await Promise.all(query.words.map((word) => findWord(word, query)))
      if (first === undefined) return []
      const all: TextMatch[] = []
      for (const match of first.values()) {
        const rest = others.map((found) => found.get(match.position))
        if (rest.includes(undefined)) continue
        all.push(
          rest.reduce<TextMatch>(
            (sum, part) => ({ ...sum, typos: sum.typos + (part?.typos ?? 0), score: sum.score + (part?.score ?? 0) }),
            match,
          ),
        )
      }
      return all.toSorted((a, b) => a.typos - b.typos || b.score - a.score || a.position - b.position)
    },
  }
}
