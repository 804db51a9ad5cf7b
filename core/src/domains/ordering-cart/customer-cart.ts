/** The cart when its shopper becomes somebody, and when they are nobody again (1.6, 4d.1, 4d.4). Pure. */
import { issueOf } from '../../wire/commerce/commerce-cart.ts'
import type { MergedCart } from '../../wire/commerce/credentials-model.ts'
import { type OrderingCartContext, emptyContext } from './ordering-cart.context.ts'

/**
 * The customer's cart takes the place of the guest's, whose lines the server has put into it. What is still waiting to be
 * sent waits until that cart is known.
 */
export function adopt(context: OrderingCartContext, { id, issues }: MergedCart): Partial<OrderingCartContext> {
  const found = { issues: [...context.issues, ...issues.map(issueOf)] }
  if (id === context.cart?.id) return found
  return { ...found, cart: null, sending: null, expecting: id, asking: null }
}

/** Nothing is left, and where one shops is remembered: a new cart can be made there. */
export const clear = ({ target }: OrderingCartContext): OrderingCartContext => ({ ...emptyContext, target })

/** The id of the only cart that would be news; any, where none is known. */
export const expectedId = ({ cart, expecting }: OrderingCartContext, any: string): string =>
  expecting ?? cart?.id ?? any
