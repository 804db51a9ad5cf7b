import type { ViewedProduct } from './recently-viewed.events.ts'
import type { RecentlyViewedState } from './recently-viewed.machine.ts'

/** The products that were looked at last. */
export interface RecentlyViewedView {
  /** Newest first, at most 12. */
  readonly products: readonly ViewedProduct[]
}

export const recentlyViewedView = ({ context: { products } }: RecentlyViewedState): RecentlyViewedView => ({ products })
