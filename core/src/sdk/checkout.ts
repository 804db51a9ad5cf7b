/**
 * The cart of a menu as the steps of a checkout need it.
 *
 * @module @leaflog/core/checkout
 */
export {
  type CheckoutCart,
  type Orderer,
  cardProblem,
  checkoutCartOf,
  pickupAddress,
  placementOf,
} from '../domains/checkout/checkout-cart.ts'
export { menuCheckout } from './menu-checkout.ts'
