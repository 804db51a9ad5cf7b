import type { CommandContext } from '../../engine/kernel/commands.ts'
import type { ShopConfig } from '../../http/shop-config.ts'
import type { ChannelProduct } from '../../wire/commerce/wishlist-model.ts'
import { type Favorite, favoritesEvents } from './favorites.events.ts'
import type { FavoritesView } from './favorites.view.ts'

export const favoritesCommands = ({
  commitIfNews,
  until,
  view,
  config: { shopping },
}: CommandContext<FavoritesView, ShopConfig>) => ({
  /** Saves a product on this device. Errors: WISHLIST_FULL where there are as many as there may be. */
  async keep(favorite: Favorite): Promise<void> {
    await commitIfNews(favoritesEvents.kept({ favorite, shopping: shopping() }))
  },
  /** Not while it is on its way to the account. */
  async drop({ channel = 'commerce', sku }: ChannelProduct): Promise<void> {
    await commitIfNews(favoritesEvents.dropped({ channel, sku }))
  },
  /** Sends what is still here to the account's wishlist, and waits for what comes of it. */
  async join(): Promise<void> {
    await commitIfNews(favoritesEvents.joinRequested({ shopping: shopping() }))
    await until(() => !view().joining)
  },
})
