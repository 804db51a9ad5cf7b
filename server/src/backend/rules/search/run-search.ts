/** The search service: an index of each store, and its query language. @module */
import { countFacets, countValues, facetStats } from './facets.ts'
import { matches } from './filter.ts'
import type { HighlightStyle } from './highlight.ts'
import { highlight, highlightText } from './highlight.ts'
import type { SearchParams } from './params.ts'
import { pickAttributes } from './pick.ts'
import type { SearchRecord } from './record.ts'
import { searchableAttributes } from './record.ts'
import type { StoreIndex } from './store-index.ts'
import { fold, wordsOf } from './words.ts'

const maxWords = 10

const matching = async (index: StoreIndex, params: SearchParams): Promise<readonly SearchRecord[]> => {
  const words = wordsOf(params.query).slice(0, maxWords)
  const { filter } = params
  const passing = (records: readonly SearchRecord[]) =>
    params.filtered ? records.filter((record) => matches(filter, record)) : records
  if (words.length === 0) return passing(index.records)
  const text = await index.text()
  const attributes = params.restrictSearchableAttributes
  const hits = await text.find({ words, typoTolerance: params.typoTolerance, attributes })
  return passing(hits.flatMap(({ position }) => index.records[position] ?? []))
}

const found = async (index: StoreIndex, params: SearchParams): Promise<readonly SearchRecord[]> => {
  const records = await matching(index, params)
  return index.compare === undefined ? records : records.toSorted(index.compare)
}

const styleOf = (params: SearchParams, query: string): HighlightStyle => ({
  words: wordsOf(query).slice(0, maxWords),
  pre: params.highlightPreTag,
  post: params.highlightPostTag,
  typoTolerance: params.typoTolerance,
})

/** Attributes to highlight: the requested ones, else the searchable ones among the retrieved. */
const highlighted = (params: SearchParams): readonly string[] => {
  const asked = params.attributesToHighlight
  if (asked !== undefined) return asked.includes('*') ? searchableAttributes : asked
  const retrieved = params.attributesToRetrieve
  if (retrieved.includes('*')) return searchableAttributes
  return searchableAttributes.filter((name) =>
    retrieved.some((wanted) => wanted === name || name.startsWith(`${wanted}.`)),
  )
}

/** Runs one search: text, filters, facets, one page of hits. */
export const runSearch = async (index: StoreIndex, params: SearchParams) => {
  const records = await found(index, params)
  const { page, hitsPerPage, facets } = params
  const style = styleOf(params, params.query)
  const attributes = highlighted(params)
  const hits = records.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => ({
    ...pickAttributes(record, params.attributesToRetrieve),
    ...(attributes.length === 0 ? {} : { _highlightResult: highlight(record, attributes, style) }),
  }))
  const counted =
    facets.length === 0
      ? {}
      : {
          facets: countFacets(records, {
            attributes: facets,
            maxValues: params.maxValuesPerFacet,
            sortBy: params.sortFacetValuesBy,
          }),
          facets_stats: facetStats(records, facets),
          exhaustiveFacetsCount: true,
        }
  return {
    hits,
    nbHits: records.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(records.length / hitsPerPage),
    hitsPerPage,
    ...counted,
    exhaustiveNbHits: true,
    query: params.query,
    params: params.params,
    index: index.name,
  }
}

/**
 * Searches the values of one facet: those with a word that begins with each word of `facetQuery`, most common first.
 */
export const runFacetSearch = async (index: StoreIndex, facet: string, params: SearchParams) => {
  const records = await found(index, params)
  const wanted = wordsOf(params.facetQuery)
  const style = { ...styleOf(params, params.facetQuery), typoTolerance: false }
  const facetHits = [...countValues(records, facet)]
    .filter(([value]) => wanted.every((word) => wordsOf(value).some((known) => known.startsWith(word))))
    .toSorted((a, b) => b[1] - a[1] || fold(a[0]).localeCompare(fold(b[0]), 'en'))
    .slice(0, params.maxFacetHits)
    .map(([value, count]) => ({ value, highlighted: highlightText(value, style).value, count }))
  return { facetHits, exhaustiveFacetsCount: true }
}
