/** A product as a menu's card shows it, of either channel. Money in cents. */
import type { AddLabel, ShopState } from '@leaflog/core'

/** A strain type, in capitals as the APIs spell it. */
export type Strain = 'INDICA' | 'HYBRID' | 'SATIVA'

/** One variant. */
export interface Choice {
  /** A weight or size; empty if there is only one variant. */
  readonly label: string
  /** Cents, the price to pay. */
  readonly price: number
  /** The price before a special; null without one. */
  readonly was: number | null
  /** Whether it is in stock. */
  readonly available: boolean
  /** The cart's id of the choice on the commerce channel. */
  readonly uid?: string
}

/** A product as a card of the menu shows it. Write your own, or make it with `orderingItems` and `commerceItem`. */
export interface Item {
  /** The `product_id` at the ordering channel, the SKU at the commerce channel. */
  readonly id: string
  /** The product's name, without the brand. */
  readonly name: string
  /** The brand's name. */
  readonly brand: string
  /** Null if it has no strain, like an accessory. */
  readonly strain: Strain | null
  /** Such as `THC 21–24%`. */
  readonly potency: string | null
  /** A path below /media. */
  readonly image: string | null
  /** The product's page, a path at the shop. */
  readonly href: string
  /** Whether only patients may buy it. */
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
