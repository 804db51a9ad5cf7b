import type { CommandContext } from '../../engine/kernel/commands.ts'
import { type ViewedProduct, recentlyViewedEvents } from './recently-viewed.events.ts'

export const recentlyViewedCommands = ({ commitIfNews }: CommandContext) => ({
  /** Somebody looks at a product's page. */
  async viewed(product: ViewedProduct): Promise<void> {
    await commitIfNews(recentlyViewedEvents.viewed(product))
  },
})
