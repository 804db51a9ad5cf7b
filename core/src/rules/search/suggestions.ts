/** Search over a store’s index: terms, corrections, suggestions, pages of results. @module */
import type { StrainType } from '../../wire/search/search.ts'
import type { Piece } from './highlights.ts'

/** A product in the suggestions. */
export interface SuggestedProduct {
  readonly id: string
  readonly href: string
  readonly name: readonly Piece[]
  readonly brand: readonly Piece[]
  /** A path below /media. */
  readonly image: string | null
  readonly strain: StrainType | null
  /** Cents: its lowest price; `was` if it is reduced. Null if it has no price in this mode. */
  readonly price: { readonly from: number; readonly was: number | null; readonly several: boolean } | null
  readonly soldOut: boolean
  /** Position in the results, from 1. */
  readonly position: number
}

/** A category or brand that matches the term, with its number of products. */
export interface SuggestedWay {
  readonly href: string
  readonly label: readonly Piece[]
  readonly count: number
}

/** Identifies an answer for the insights endpoint; null without consent. */
export interface FoundBy {
  readonly storeCode: string
  readonly index: string
  readonly queryID: string
}

export interface Suggestions {
  /** The term of the search. */
  readonly term: string
  /** Total number of products. */
  readonly total: number
  readonly products: readonly SuggestedProduct[]
  readonly categories: readonly SuggestedWay[]
  readonly brands: readonly SuggestedWay[]
  /** Other terms: completions, or corrections. */
  readonly terms: readonly string[]
  readonly foundBy: FoundBy | null
}
