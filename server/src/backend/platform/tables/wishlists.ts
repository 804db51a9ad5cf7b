import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely'

export type Visibility = 'PUBLIC' | 'PRIVATE'

/** The customer's list with the lowest id is the default one. Times are epoch milliseconds. */
export interface WishlistsTable {
  id: Generated<number>
  customer_id: string
  name: string
  visibility: Visibility
  sharing_code: string
  updated_at: number
}
export type WishlistRow = Selectable<WishlistsTable>

export interface EnteredOption {
  uid: string
  value: string
}

/** Who sells it: the commerce catalogue, or the menus of the ordering API (migration 015). */
export type WishChannel = 'commerce' | 'ordering'

/** A wishlist item with its choices, which may be incomplete: a configurable product without a variant is valid. */
export interface WishlistItemsTable {
  id: Generated<number>
  wishlist_id: number
  channel: ColumnType<WishChannel, WishChannel | undefined>
  /** Of the ordering channel the product's id. */
  sku: string
  /** The configurable product, if `sku` is a variant. */
  parent_sku: string | null
  /** Uids. */
  selected_options: JSONColumnType<string[]>
  entered_options: JSONColumnType<EnteredOption[]>
  /** The same for equal choices: a list has each item once. */
  choice_key: string
  quantity: number
  description: string | null
  added_at: number
}
export type WishlistItemRow = Selectable<WishlistItemsTable>
