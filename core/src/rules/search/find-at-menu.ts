/** A page of results at a store of the ordering channel, with disjunctive facet counts (3.8). */
import * as z from 'zod/mini'
import { LeaflogError, isUnanswered } from '../../errors/errors.ts'
import type { ShoppingMode } from '../catalogue/menu.ts'
import { type FacetCounts, countedAnswer, foundAnswer } from '../../wire/search/search-answers.ts'
import { orderedIndexName } from '../../wire/search/search-order.ts'
import type { ListedProduct } from '../../wire/search/search.ts'
import { type StoreIndexes, indexOfStore } from './store-indexes.ts'
import { correctionOf } from './correction.ts'
import {
  type PriceRange,
  type ResultFacet,
  type ResultsQuery,
  orderOf,
  priceRangeNames,
  priceRanges,
  resultFacetNames,
  resultFacets,
} from './results-query.ts'
import { RESULTS_A_PAGE } from './search.rules.ts'
import { type MenuSearch, inMode, productsAsked } from './suggest-at-menu.ts'
import type { FoundBy } from './suggestions.ts'
import { wordsOf } from './terms.ts'

/** A value that results can be filtered by. */
export interface ResultValue {
  /** As the index spells it; pass it to `toggleResult`. */
  readonly value: string
  /** Number of products with this value that match the other filters. 0 only for a value that is selected. */
  readonly count: number
  /** Whether the query asks for this value. */
  readonly selected: boolean
}

/** One page of the products that match a term at a store of the ordering channel. */
export interface MenuResults {
  /** Number of products that match, on all pages. */
  readonly total: number
  /** The products of this page, at most `RESULTS_A_PAGE`. */
  readonly products: readonly ListedProduct[]
  /** From 1, as asked for, also beyond the last page. */
  readonly page: number
  /** Number of pages, at least 1, also if nothing matches. */
  readonly pages: number
  /** Disjunctive: a facet's counts show what choosing another value of it would give. */
  readonly facets: Readonly<Record<ResultFacet, readonly ResultValue[]>>
  /**
   * Ranges with matches, counted by each product's price in the mode. The chosen one is listed also if its count is 0.
   */
  readonly prices: readonly (Omit<ResultValue, 'value'> & { readonly value: PriceRange })[]
  /** The probable meaning, if nothing matches literally: the results are for this term. */
  readonly corrected: string | null
  /** If nothing was found: single words of the term that match something. */
  readonly shorter: readonly { readonly term: string; readonly count: number }[]
  /** Pass it to `search.events` when a product of this answer is seen or clicked; null without consent. */
  readonly foundBy: FoundBy | null
}

type Narrowing = ResultFacet | 'price'

const priceAttribute = (mode: ShoppingMode) => (mode === 'MEDICAL' ? 'price_med' : 'price_rec')

/** The filters of a query except those of one facet, for the counts beside its values. */
const filtersOf = ({ chosen, price }: ResultsQuery, mode: ShoppingMode, except?: Narrowing) => {
  const facetFilters = resultFacetNames.flatMap((name) =>
    name === except || chosen[name].length === 0
      ? []
      : [chosen[name].map((value) => `${resultFacets[name]}:${value.startsWith('-') ? '\\' : ''}${value}`)],
  )
  const range = price === null || except === 'price' ? null : priceRanges[price]
  const attribute = priceAttribute(mode)
  const ends = [
    ...(range === null || range.from === null ? [] : [`${attribute} >= ${range.from * 100}`]),
    ...(range === null || range.to === null ? [] : [`${attribute} < ${range.to * 100}`]),
  ]
  return {
    facetFilters: [...inMode(mode), ...facetFilters],
    ...(ends.length > 0 && { numericFilters: ends }),
  }
}

const anyAnswer = z.array(countedAnswer)

/** The results of a term. Errors: as `StoreIndexes.ask`. A page beyond the last has no products. */
export async function findAtMenu(indexes: StoreIndexes, search: MenuSearch, query: ResultsQuery): Promise<MenuResults> {
  const { store, mode, counted } = search
  const indexName = indexOfStore(store)
  const attributes = [...Object.values(resultFacets), priceAttribute(mode)]
  const narrowed: Narrowing[] = [
    ...resultFacetNames.filter((name) => query.chosen[name].length > 0),
    ...(query.price === null ? [] : ['price' as const]),
  ]
  const index = orderedIndexName(indexName, orderOf(query.sort, mode))
  const counting = { indexName, query: query.text, hitsPerPage: 0, maxValuesPerFacet: 1000 }
  const answers = await indexes.ask(store, [
    {
      ...counting,
      ...filtersOf(query, mode),
      indexName: index,
      hitsPerPage: RESULTS_A_PAGE,
      page: query.page - 1,
      facets: attributes,
      ...productsAsked(counted),
    },
    // Whether anything matches the typed text literally.
    { ...counting, facetFilters: inMode(mode), typoTolerance: false },
    ...narrowed.map((name) => ({
      ...counting,
      ...filtersOf(query, mode, name),
      facets: [name === 'price' ? priceAttribute(mode) : resultFacets[name]],
    })),
  ])
  const found = foundAnswer.safeParse(answers[0])
  const counts = anyAnswer.safeParse(answers.slice(1))
  if (!found.success || !counts.success) throw new LeaflogError('SERVICE_ANSWER_INVALID')
  const [literal, ...open] = counts.data
  const openCounts: FacetCounts = Object.fromEntries(open.flatMap((answer) => Object.entries(answer.facets)))
  const facets = { ...found.data.facets, ...openCounts }
  const { hits, nbHits, queryID } = found.data
  return {
    total: nbHits,
    products: hits.map(({ _highlightResult: _, ...product }) => product),
    page: query.page,
    pages: Math.max(1, found.data.nbPages),
    facets: {
      category: valuesOf(facets, query, 'category'),
      brand: valuesOf(facets, query, 'brand'),
      strain: valuesOf(facets, query, 'strain'),
      weight: valuesOf(facets, query, 'weight'),
    },
    prices: rangesOf(facets[priceAttribute(mode)] ?? {}, query.price),
    corrected: literal?.nbHits === 0 && query.text !== '' ? correctionOf(query.text, hits) : null,
    shorter: nbHits === 0 ? await shorterTerms(indexes, search, query.text) : [],
    foundBy: queryID === undefined ? null : { storeCode: store.store_code, index, queryID },
  }
}

/** Chosen values stay in the list even with a count of 0, so that they can be removed. */
function valuesOf(facets: FacetCounts, { chosen }: ResultsQuery, name: ResultFacet): ResultValue[] {
  const counts = facets[resultFacets[name]] ?? {}
  const gone = chosen[name].filter((value) => !Object.hasOwn(counts, value))
  return [...Object.entries(counts), ...gone.map((value) => [value, 0] as const)].map(([value, count]) => ({
    value,
    count,
    selected: chosen[name].includes(value),
  }))
}

function rangesOf(counts: Readonly<Record<string, number>>, chosen: PriceRange | null): MenuResults['prices'] {
  return priceRangeNames
    .map((value) => {
      const { from, to } = priceRanges[value]
      const count = Object.entries(counts)
        .filter(([cents]) => Number(cents) >= (from ?? 0) * 100 && Number(cents) < (to ?? Infinity) * 100)
        .reduce((sum, [, products]) => sum + products, 0)
      return { value, count, selected: value === chosen }
    })
    .filter(({ count, selected }) => count > 0 || selected)
}

const maxWords = 4

/** The single words of a term without results. */
async function shorterTerms(indexes: StoreIndexes, { store, mode }: MenuSearch, text: string) {
  const words = [...new Set(wordsOf(text))].filter((word) => word.length > 2).slice(0, maxWords)
  if (words.length < 2) return []
  const indexName = indexOfStore(store)
  const requests = words.map((query) => ({ indexName, query, hitsPerPage: 0, facetFilters: inMode(mode) }))
  const asked = await indexes.ask(store, requests).catch((error: unknown) => {
    // The page shows that nothing was found, which is correct without them.
    if (isUnanswered(error)) return null
    throw error
  })
  if (asked === null) return []
  const answers = anyAnswer.safeParse(asked)
  if (!answers.success) throw new LeaflogError('SERVICE_ANSWER_INVALID')
  return words
    .map((term, position) => ({ term, count: answers.data[position]?.nbHits ?? 0 }))
    .filter(({ count }) => count > 0)
}
