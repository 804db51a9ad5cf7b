/** Answers of `POST /1/indexes/*\/queries` as the search's screens read them: what was found, counted and highlighted. */
import * as z from 'zod/mini'
import { listedProduct } from './search.ts'

/**
 * Around what matched in a highlighted value, instead of tags: two characters of the private use area, which no text of
 * ours has, so that nothing of a value is ever read as HTML.
 */
export const highlightMarks = { pre: '\uE000', post: '\uE001' } as const

const highlighted = z.object({ value: z.string() })

/** A product that was found, with what of it matched. */
export const foundProduct = z.extend(listedProduct, {
  _highlightResult: z.optional(
    z.object({
      name: z.optional(highlighted),
      brand: z.optional(z.object({ name: z.optional(highlighted) })),
      subcategory: z.optional(highlighted),
      category: z.optional(highlighted),
    }),
  ),
})
export type FoundProduct = z.infer<typeof foundProduct>

const counts = z.record(z.string(), z.record(z.string(), z.int()))
export type FacetCounts = z.infer<typeof counts>

/** One search's answer. */
export const foundAnswer = z.object({
  hits: z.array(foundProduct),
  nbHits: z.int(),
  page: z.int(),
  nbPages: z.int(),
  facets: z._default(counts, {}),
  /** Names this answer to the insights endpoint (7d.3). */
  queryID: z.optional(z.string()),
})
export type FoundAnswer = z.infer<typeof foundAnswer>

/** How much there is, where that is all that is asked. */
export const countedAnswer = z.object({ nbHits: z.int(), facets: z._default(counts, {}) })

/** A search among the values of a facet. */
export const facetAnswer = z.object({
  facetHits: z.array(z.object({ value: z.string(), highlighted: z.string(), count: z.int() })),
})

export const answersOf = z.object({ results: z.array(z.unknown()) })
