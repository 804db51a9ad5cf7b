/** A menu's cart at the checkout, and what its service is asked. Loaded with the first checkout. */
import type { OrderTerms } from '../wire/ordering/order.ts'
import { type CheckoutCart, checkoutCartOf } from '../domains/checkout/checkout-cart.ts'
import type { SomeState } from '../domains/domains.ts'

export { placementOf } from '../domains/checkout/checkout-cart.ts'
export { askOrderTerms } from '../domains/checkout/order.calls.ts'

/** The checkout of a menu's cart as it stands; null while its store is not the chosen one. */
export function menuCheckout(
  { dispensary, checkout, account, session }: SomeState,
  terms: OrderTerms,
): CheckoutCart | null {
  const { chosen } = dispensary.view
  if (!checkout || chosen?.store_id !== terms.cart.storeId) return null
  const customer = (session.view.isSignedIn && account?.view.customer) || null
  return checkoutCartOf(terms, { details: checkout.view.details, store: chosen, customer })
}
