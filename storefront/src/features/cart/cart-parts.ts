import { commerceParts } from './commerce/commerce-parts.ts'
import { orderingParts } from './ordering/ordering-parts.ts'

/**
 * Preloads the code of the carts' overlays while the page is idle, because the connection may be gone when they are
 * needed. A failed load is retried then.
 */
export const fetchCartParts = (): Promise<unknown> =>
  Promise.allSettled([...Object.values(orderingParts), ...Object.values(commerceParts)].map((load) => load()))
