/** Text search in names, brands and categories: whole words, prefixes, and words with one typo. */
import { prefixTypos } from '../search/typos.ts'
import { wordsOf } from '../search/words.ts'
import type { Catalogue, Product } from './model.ts'

/** The weight of a word by the field in which it is found. */
const weights = { name: 4, brand: 3, sku: 3, strain: 2, category: 1 } as const

const maxWords = 10
/** Shorter words are matched without typos. */
const shortestMistyped = 4
const maxSuggestions = 5

export interface TextSearch {
  /** The score of each product that matches all words of a text, higher is better; other products are missing. */
  find(text: string): ReadonlyMap<Product, number>
  /** The text with unknown words replaced by the nearest known ones; none if all are known. */
  suggest(text: string): string[]
}

type Postings = ReadonlyMap<string, ReadonlyMap<Product, number>>

const known = new WeakMap<Catalogue, TextSearch>()

export function textSearch(catalogue: Catalogue): TextSearch {
  const kept = known.get(catalogue) ?? createTextSearch(catalogue.products)
  known.set(catalogue, kept)
  return kept
}

function postingsOf(products: readonly Product[]): Postings {
  const postings = new Map<string, Map<Product, number>>()
  for (const product of products) {
    const texts = [
      [weights.name, product.name],
      [weights.brand, product.brand?.label ?? ''],
      [weights.sku, product.sku],
      [weights.strain, product.strainType?.label ?? ''],
      ...product.categories.map(({ name }) => [weights.category, name] as const),
    ] as const
    for (const [weight, text] of texts) {
      for (const word of wordsOf(text)) {
        const posting = postings.get(word) ?? new Map<Product, number>()
        posting.set(product, Math.max(weight, posting.get(product) ?? 0))
        postings.set(word, posting)
      }
    }
  }
  return postings
}

/** 1 for the word itself, less for a prefix match, least for a prefix match with a typo; 0 for no match. */
function closeness(typed: string, word: string): number {
  if (word === typed) return 1
  if (word.startsWith(typed)) return 0.6
  if (typed.length < shortestMistyped) return 0
  return prefixTypos(typed, word, 1) === undefined ? 0 : 0.1
}

export function createTextSearch(products: readonly Product[]): TextSearch {
  const postings = postingsOf(products)

  const findWord = (typed: string): Map<Product, number> => {
    const found = new Map<Product, number>()
    for (const [word, posting] of postings) {
      const close = closeness(typed, word)
      if (close === 0) continue
      for (const [product, weight] of posting) {
        found.set(product, Math.max(found.get(product) ?? 0, close * weight))
      }
    }
    return found
  }

  const nearest = (typed: string): string[] =>
    [...postings.keys()]
      .map((word) => ({ word, typos: prefixTypos(typed, word, 2) }))
      .filter(({ typos }) => typos !== undefined)
      .toSorted((a, b) => (a.typos ?? 0) - (b.typos ?? 0) || a.word.length - b.word.length)
      .map(({ word }) => word)

  return {
    find(text) {
      const [first, ...others] = wordsOf(text).slice(0, maxWords).map(findWord)
      const scores = new Map<Product, number>()
      for (const [product, score] of first ?? []) {
        const rest = others.map((found) => found.get(product))
        if (rest.includes(undefined)) continue
        scores.set(
          product,
          rest.reduce<number>((sum, other) => sum + (other ?? 0), score),
        )
      }
      return scores
    },
    suggest(text) {
      const words = wordsOf(text).slice(0, maxWords)
      const unknown = words.find((typed) => ![...postings.keys()].some((word) => word.startsWith(typed)))
      if (unknown === undefined) return []
      return nearest(unknown)
        .slice(0, maxSuggestions)
        .map((word) => words.map((typed) => (typed === unknown ? word : typed)).join(' '))
    },
  }
}
