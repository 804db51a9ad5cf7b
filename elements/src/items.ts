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
  /** The cart's id of the choice on the commerce channel. */
  readonly uid?: string
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
  /** Empty if there are further options. */
  readonly choices: readonly Choice[]
  /** The lowest price. */
  readonly from: number
  /** Whether further options, or the parts of a set, can be chosen here. */
  readonly hasOptions: boolean
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
  /** The first `count` products that match the term. */
  search(term: string, count: number): Promise<readonly Item[]>
  /** Null if the store does not sell it. */
  find(id: string): Promise<Item | null>
  add(item: Item, choice: Choice): Promise<void>
  label(state: ShopState, item: Item, choice: Choice): AddLabel
  /** Lets the shopper choose options in a dialog, and add the result; false if that is possible at the shop only. */
  choose?(item: Item, root: ShadowRoot, onAdded: (choice: Choice) => void): Promise<boolean>
}

export const asStrain = (label: string | null): Strain | null => {
  const upper = label?.toUpperCase()
  return upper === 'INDICA' || upper === 'HYBRID' || upper === 'SATIVA' ? upper : null
}
