import type { Wishlist, WishlistItem } from '../../wire/commerce/wishlist-model.ts'
import { type FailedChanges, type WishlistState, expected } from './wishlist.machine.ts'
import { FIRST_LIST, MAX_WISHLISTS } from './wishlist.rules.ts'

export interface WishlistItemView extends WishlistItem {
  /** Until the server has answered to its being added. */
  readonly pending: boolean
}
export interface WishlistListView extends Omit<Wishlist, 'items'> {
  readonly items: readonly WishlistItemView[]
  /** The first list stays. */
  readonly isFirst: boolean
}

export interface WishlistView {
  /** `none` until somebody looks; what was known stays while it is read again. */
  readonly status: 'none' | 'loading' | 'ready' | 'failed'
  /** With what waits to be saved. */
  readonly lists: readonly WishlistListView[]
  /** Skus of products that are in any of them. */
  readonly saved: ReadonlySet<string>
  /** 9c.6: there may be one more list. */
  readonly canCreate: boolean
  /** Ids of the changes that the server has not answered yet. */
  readonly waiting: readonly string[]
  /** What came to nothing last, and why. */
  readonly failed: FailedChanges | null
}

export function wishlistView({ context }: WishlistState): WishlistView {
  const waiting = context.queue.map(({ id }) => id)
  const lists = expected(context).map(({ id, name, items }, index) => ({
    id,
    name,
    isFirst: index === 0,
    items: items.map((item) => ({ ...item, pending: waiting.includes(item.id) })),
  }))
  return {
    status: context.status,
    lists,
    saved: new Set(lists.flatMap(({ items }) => items.map(({ sku }) => sku))),
    canCreate: lists.filter(({ id }) => id !== FIRST_LIST).length < MAX_WISHLISTS,
    waiting,
    failed: context.failed,
  }
}
