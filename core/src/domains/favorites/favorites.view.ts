import { productKey } from '../../wire/commerce/wishlist-model.ts'
import type { Said } from '../../wire/messages/message.ts'
import type { Favorite } from './favorites.events.ts'
import type { FavoritesContext, FavoritesState } from './favorites.machine.ts'

export interface FavoriteView extends Favorite {
  /** Names it among the products of both channels. */
  readonly key: string
  /** Why the account's wishlist did not take it; null where it was not asked, or took it. */
  readonly problem: Said | null
}

/** Products that are saved on this device without an account. */
export interface FavoritesView {
  /** What is saved on this device, the latest first. */
  readonly items: readonly FavoriteView[]
  /** Their keys (`productKey`). */
  readonly saved: ReadonlySet<string>
  /** They are on their way to the account. */
  readonly joining: boolean
  /** Why they could not be sent there last. */
  readonly failed: Said | null
}

export function favoritesView({ context }: FavoritesState): FavoritesView {
  const problems = new Map(context.refused.map((refused) => [productKey(refused), saidOf(refused)]))
  const items = context.items.map((item) => {
    const key = productKey(item)
    return { ...item, key, problem: problems.get(key) ?? null }
  })
  return {
    items,
    saved: new Set(items.map(({ key }) => key)),
    joining: context.joining !== null,
    failed: context.failed && saidOf(context.failed),
  }
}

const saidOf = ({ message, meaning }: NonNullable<FavoritesContext['failed']>): Said => ({ text: message, meaning })
