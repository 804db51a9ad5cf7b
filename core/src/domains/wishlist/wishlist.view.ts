import { FIRST_LIST, type Wishlist, type WishlistItem, productKey } from '../../wire/commerce/wishlist-model.ts'
import { type FailedChanges, type WishlistState, expected } from './wishlist.machine.ts'
import { MAX_WISHLISTS } from './wishlist.rules.ts'

export interface WishlistItemView extends WishlistItem {
  /** Until the server confirms that it was added. */
  readonly pending: boolean
}
export interface WishlistListView extends Omit<Wishlist, 'items'> {
  readonly items: readonly WishlistItemView[]
  /** The first list cannot be deleted. */
  readonly isFirst: boolean
}

/** The wishlists of the signed-in customer. */
export interface WishlistView {
  /** `none` until they are opened; known lists stay visible while they are fetched again. */
  readonly status: 'none' | 'loading' | 'ready' | 'failed'
  /** Including pending changes. */
  readonly lists: readonly WishlistListView[]
  /** Keys (`productKey`) of products in any list; for the commerce channel, their skus. */
  readonly saved: ReadonlySet<string>
  /** Whether another list can be created. */
  readonly canCreate: boolean
  /** Ids of the changes that the server has not answered yet. */
  readonly waiting: readonly string[]
  /** The changes that failed last, and why. */
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
    saved: new Set(lists.flatMap(({ items }) => items.map(productKey))),
    canCreate: lists.filter(({ id }) => id !== FIRST_LIST).length < MAX_WISHLISTS,
    waiting,
    failed: context.failed,
  }
}
