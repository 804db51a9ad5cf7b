import type { Generated, JSONColumnType, Selectable } from 'kysely'

export type Visibility = 'PUBLIC' | 'PRIVATE'

/** Of a customer's lists the one with the least id is the default. Times are epoch milliseconds. */
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

/** What is wished for, chosen as far as it was: a configurable product without a variant is one too. */
export interface WishlistItemsTable {
  id: Generated<number>
  wishlist_id: number
  sku: string
  /** Of the configurable product, where `sku` is a variant. */
  parent_sku: string | null
  /** Uids. */
  selected_options: JSONColumnType<string[]>
  entered_options: JSONColumnType<EnteredOption[]>
  /** The same for the same choice: a list holds each once. */
  choice_key: string
  quantity: number
  description: string | null
  added_at: number
}
export type WishlistItemRow = Selectable<WishlistItemsTable>
