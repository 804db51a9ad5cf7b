import { commerceParts } from './commerce/commerce-parts.ts'
import { orderingParts } from './ordering/ordering-parts.ts'

/**
 * Loads what the carts lay over the page before it is wanted, when the page has nothing better to do: the connection may
 * be gone by then. What does not come is asked for again when it is wanted.
 */
export const fetchCartParts = (): Promise<unknown> =>
  Promise.allSettled([...Object.values(orderingParts), ...Object.values(commerceParts)].map((load) => load()))
