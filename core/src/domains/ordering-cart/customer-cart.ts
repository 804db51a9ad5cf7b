/** The cart at sign-in and at the end of a session (1.6, 4d.1, 4d.4). Pure. */
import { issueOf } from '../../wire/commerce/commerce-cart.ts'
import type { MergedCart } from '../../wire/commerce/credentials-model.ts'
import { type OrderingCartContext, emptyContext } from './ordering-cart.context.ts'

/**
 * The customer's cart replaces the guest's, whose lines the server merged into it. Waiting changes wait until that cart
 * is known.
 */
export function adopt(context: OrderingCartContext, { id, issues }: MergedCart): Partial<OrderingCartContext> {
  const found = { issues: [...context.issues, ...issues.map(issueOf)] }
  if (id === context.cart?.id) return found
  return { ...found, cart: null, sending: null, call: undefined, expecting: id, asking: null }
}

/** Keeps only the chosen store, so that a new cart can be created there. */
export const clear = ({ target }: OrderingCartContext): OrderingCartContext => ({ ...emptyContext, target })

/** Whether the latest fetch was for this cart. */
export const isAsked = ({ fetching }: OrderingCartContext, id: string): boolean => fetching?.request.cartId === id

/** The id of the cart that is expected; any if none is known. */
export const expectedId = ({ cart, expecting }: OrderingCartContext, any: string): string =>
  expecting ?? cart?.id ?? any
