/** Search over a store’s index: terms, corrections, suggestions, pages of results. @module */
import type { StrainType } from '../../wire/search/search.ts'
import type { Piece } from './highlights.ts'

/** A product as a line of suggestions. */
export interface SuggestedProduct {
  readonly id: string
  readonly href: string
  readonly name: readonly Piece[]
  readonly brand: readonly Piece[]
  /** A path below /media. */
  readonly image: string | null
  readonly strain: StrainType | null
  /** Cents: the cheapest way to buy it; `was` where it is reduced. Null where it has no price in this mode. */
  readonly price: { readonly from: number; readonly was: number | null; readonly several: boolean } | null
  readonly soldOut: boolean
  /** Place in what was found, from 1. */
  readonly position: number
}

/** A category or a brand that the term names, with how many products it has. */
export interface SuggestedWay {
  readonly href: string
  readonly label: readonly Piece[]
  readonly count: number
}

/** What names an answer to the insights endpoint (7d.3); null where nothing is counted. */
export interface FoundBy {
  readonly storeCode: string
  readonly index: string
  readonly queryID: string
}

export interface Suggestions {
  /** Of which term. */
  readonly term: string
  /** How many products there are in all. */
  readonly total: number
  readonly products: readonly SuggestedProduct[]
  readonly categories: readonly SuggestedWay[]
  readonly brands: readonly SuggestedWay[]
  /** Other terms: longer ones, or what was probably meant. */
  readonly terms: readonly string[]
  readonly foundBy: FoundBy | null
}
