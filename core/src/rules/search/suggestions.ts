/** Search over a store’s index: terms, corrections, suggestions, pages of results. @module */
import type { StrainType } from '../../wire/search/search.ts'
import type { Piece } from './highlights.ts'

/** A product in the suggestions. */
export interface SuggestedProduct {
  /** The product's id in the index: `product_id` at the ordering channel, the SKU at the commerce channel. */
  readonly id: string
  /** The path of its page; starts with `/`. */
  readonly href: string
  /** The name in pieces; those that match the term are marked. */
  readonly name: readonly Piece[]
  /** The brand's name in pieces; those that match the term are marked. */
  readonly brand: readonly Piece[]
  /** A path below /media. */
  readonly image: string | null
  /** Null if the product has no strain, like an accessory. */
  readonly strain: StrainType | null
  /** Cents: its lowest price; `was` if it is reduced. Null if it has no price in this mode. */
  readonly price: { readonly from: number; readonly was: number | null; readonly several: boolean } | null
  /** True if no size is in stock. */
  readonly soldOut: boolean
  /** Position in the results, from 1. */
  readonly position: number
}

/** A category or brand that matches the term, with its number of products. */
export interface SuggestedWay {
  /** The path of the listing; starts with `/`. */
  readonly href: string
  /** The name in pieces; those that match the term are marked. */
  readonly label: readonly Piece[]
  /** Number of the store's products in this category or of this brand, whether or not they match the term. */
  readonly count: number
}

/** Identifies an answer for the insights endpoint; null without consent,
 * and at the commerce channel. */
export interface FoundBy {
  /** The code of the store that was searched. */
  readonly storeCode: string
  /** The name of the index that answered, which differs by order. */
  readonly index: string
  /** The answer's own id, which clicks and adds to the cart are attributed to. */
  readonly queryID: string
}

/** What is offered for a term while somebody types. */
export interface Suggestions {
  /** The term of the search. */
  readonly term: string
  /** Total number of products. */
  readonly total: number
  /** The best matches, at most 6. */
  readonly products: readonly SuggestedProduct[]
  /** Categories with matches, at most 3. */
  readonly categories: readonly SuggestedWay[]
  /** Brands with matches, at most 3. */
  readonly brands: readonly SuggestedWay[]
  /** Other terms: completions, or corrections. */
  readonly terms: readonly string[]
  /**
   * Pass it to `search.events` when a product of this answer is seen or clicked; null without consent, and at the
   * commerce channel.
   */
  readonly foundBy: FoundBy | null
}
