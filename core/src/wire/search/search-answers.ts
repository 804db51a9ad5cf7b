/** Answers of `POST /1/indexes/*\/queries` as the search screens read them: hits, counts and highlights. */
import * as z from 'zod/mini'
import { listedProduct } from './search.ts'

/**
 * Marks around matches in a highlighted value: two private-use characters instead of tags. No text of ours contains
 * them, so a value is never parsed as HTML.
 */
export const highlightMarks = { pre: '\uE000', post: '\uE001' } as const

const highlighted = z.object({ value: z.string() })

/** A found product, with its highlights. */
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

/** The answer to one search. */
export const foundAnswer = z.object({
  hits: z.array(foundProduct),
  nbHits: z.int(),
  page: z.int(),
  nbPages: z.int(),
  facets: z._default(counts, {}),
  /** Identifies this answer for the insights endpoint (7d.3). */
  queryID: z.optional(z.string()),
})
export type FoundAnswer = z.infer<typeof foundAnswer>

/** A count without hits. */
export const countedAnswer = z.object({ nbHits: z.int(), facets: z._default(counts, {}) })

/** A search among the values of a facet. */
export const facetAnswer = z.object({
  facetHits: z.array(z.object({ value: z.string(), highlighted: z.string(), count: z.int() })),
})

export const answersOf = z.object({ results: z.array(z.unknown()) })
