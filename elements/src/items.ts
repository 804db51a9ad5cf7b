/** A product as a menu's card shows it, whichever of the two channels sells it. Money in cents. */
import type { AddLabel, ShopState } from '@leaflog/core'

export type Strain = 'INDICA' | 'HYBRID' | 'SATIVA'

/** One way to buy it. */
export interface Choice {
  /** A weight or size; empty where there is only one way. */
  readonly label: string
  readonly price: number
  /** What it was before a special; null without one. */
  readonly was: number | null
  readonly available: boolean
}

export interface Item {
  readonly id: string
  readonly name: string
  readonly brand: string
  readonly strain: Strain | null
  /** Such as `THC 21–24%`. */
  readonly potency: string | null
  /** A path below /media. */
  readonly image: string | null
  /** The product's page, a path at the shop. */
  readonly href: string
  readonly medicalOnly: boolean
  /** None: it is chosen on its page at the shop. */
  readonly choices: readonly Choice[]
  /** Where it is chosen at the shop: the lowest price. */
  readonly from: number
}

export interface Category {
  readonly slug: string
  readonly name: string
}

export interface CategoryPage {
  readonly items: readonly Item[]
  readonly total: number
}

/** What a store has to sell. Errors: a LeaflogError where it could not be had. */
export interface MenuSource {
  categories(): Promise<readonly Category[]>
  /** The first so many of a category, or of everything. */
  page(category: string | null, count: number): Promise<CategoryPage>
  add(item: Item, choice: Choice): Promise<void>
  label(state: ShopState, item: Item, choice: Choice): AddLabel
}

export const asStrain = (label: string | null): Strain | null => {
  const upper = label?.toUpperCase()
  return upper === 'INDICA' || upper === 'HYBRID' || upper === 'SATIVA' ? upper : null
}
