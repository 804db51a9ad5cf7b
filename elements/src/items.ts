/** A product as a menu's card shows it, of either channel. Money in cents. */
import type { AddLabel, ShopState } from '@leaflog/core'

export type Strain = 'INDICA' | 'HYBRID' | 'SATIVA'

/** One variant. */
export interface Choice {
  /** A weight or size; empty if there is only one variant. */
  readonly label: string
  readonly price: number
  /** The price before a special; null without one. */
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
  /** Empty if options are chosen on the product's page at the shop. */
  readonly choices: readonly Choice[]
  /** The lowest price, if options are chosen at the shop. */
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

/** A store's products. Errors: a LeaflogError if they could not be loaded. */
export interface MenuSource {
  categories(): Promise<readonly Category[]>
  /** The first `count` products of a category, or of everything. */
  page(category: string | null, count: number): Promise<CategoryPage>
  add(item: Item, choice: Choice): Promise<void>
  label(state: ShopState, item: Item, choice: Choice): AddLabel
}

export const asStrain = (label: string | null): Strain | null => {
  const upper = label?.toUpperCase()
  return upper === 'INDICA' || upper === 'HYBRID' || upper === 'SATIVA' ? upper : null
}
