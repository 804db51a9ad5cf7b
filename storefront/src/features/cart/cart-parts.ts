import { commerceParts } from './commerce/commerce-parts.ts'
import { orderingParts } from './ordering/ordering-parts.ts'

/**
 * The code of the carts' overlays, loaded while the page is idle, because the connection may be gone when it is needed. A
 * failed load is retried then.
 */
export const cartParts: readonly (() => Promise<unknown>)[] = [
  ...Object.values(orderingParts),
  ...Object.values(commerceParts),
]
