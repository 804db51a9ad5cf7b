import type { CommandContext } from '../../engine/kernel/commands.ts'
import { type ViewedProduct, recentlyViewedEvents } from './recently-viewed.events.ts'

export const recentlyViewedCommands = ({ commitIfNews }: CommandContext) => ({
  /** A product's page was opened. */
  async viewed(product: ViewedProduct): Promise<void> {
    await commitIfNews(recentlyViewedEvents.viewed(product))
  },
})
