import type { ViewedProduct } from './recently-viewed.events.ts'
import type { RecentlyViewedState } from './recently-viewed.machine.ts'

export interface RecentlyViewedView {
  /** Newest first, at most 12. */
  readonly products: readonly ViewedProduct[]
}

export const recentlyViewedView = ({ context: { products } }: RecentlyViewedState): RecentlyViewedView => ({ products })
