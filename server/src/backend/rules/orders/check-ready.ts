/** Whether a priced cart can become an order. Pure. */
import type { DeliverySlot } from '../carts/delivery-slots.ts'
import type { PricedCart } from '../carts/price-cart.ts'
import type { Regulations } from '../carts/regulations.ts'
import { PlaceOrderProblem } from './problems.ts'

const unable = (message: string) => new PlaceOrderProblem('UNABLE_TO_PLACE_ORDER', message)

/** The chosen window, or the first one where none was chosen; null where nothing is brought, or no windows are kept. */
export function chooseSlot({ days, row, method }: PricedCart): { slot: DeliverySlot; label: string } | null {
  if (method?.kind !== 'delivery') return null
  const all = days.flatMap(({ label, slots }) => slots.map((slot) => ({ slot, label })))
  const chosen = all.find(({ slot }) => slot.slotId === row.slot_id)
  return row.slot_id === null ? (all[0] ?? null) : (chosen ?? null)
}

/**
 * @param email of whose order it is
 * @returns how it is paid
 * @throws PlaceOrderProblem for the first thing that is missing
 */
export function checkReady(
  cart: PricedCart,
  email: string | null,
  regulations: Regulations,
): { code: string; title: string } {
  const { row, lines, method, payments } = cart
  if (lines.length === 0) throw unable('The cart is empty.')
  const [issue] = lines.flatMap(({ issues }) => issues)
  if (issue) throw unable(issue.message.replace('|', '. '))
  if (email === null) throw new PlaceOrderProblem('GUEST_EMAIL_MISSING', 'Guest email for cart is missing.')
  if (!regulations.isPlaceOrderAllowed) throw unable(regulations.errors.join(' '))
  if (!cart.isVirtual) {
    if (row.shipping_address === null) throw unable('Some addresses are missing: set the shipping address.')
    if (!method) throw unable('The shipping method is missing. Select the shipping method and try again.')
    if (method.kind === 'delivery' && cart.settings.deliveryPlans[cart.place.storeCode] && chooseSlot(cart) === null) {
      const message = 'This delivery window is not available any more. Choose another.'
      throw new PlaceOrderProblem('SLOT_UNAVAILABLE', message)
    }
  }
  if (row.billing_address === null) throw unable('Some addresses are missing: set the billing address.')
  const [only] = payments
  // Where nothing is left to pay, the method that was chosen before no longer matters.
  const payment = cart.payment ?? (only?.code === 'free' ? only : null)
  if (!payment) throw unable('The payment method is missing. Select the payment method and try again.')
  return payment
}
