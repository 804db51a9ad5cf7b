/** Whether a priced cart can become an order. Pure. */
import type { DeliverySlot } from '../carts/delivery-slots.ts'
import type { PricedCart } from '../carts/price-cart.ts'
import type { Regulations } from '../carts/regulations.ts'
import { PlaceOrderProblem } from './problems.ts'
import { message, type Message } from '../../../platform/message.ts'

const unable = (reason: Message) => new PlaceOrderProblem('UNABLE_TO_PLACE_ORDER', reason)

/** A title and its text as two sentences. */
const inOneLine = (reason: Message): Message => ({ ...reason, text: reason.text.replace('|', '. ') })

/** The chosen window, or the first one by default; null if nothing is delivered, or there are no windows. */
export function chooseSlot({ days, row, method }: PricedCart): { slot: DeliverySlot; label: string } | null {
  if (method?.kind !== 'delivery') return null
  const all = days.flatMap(({ label, slots }) => slots.map((slot) => ({ slot, label })))
  const chosen = all.find(({ slot }) => slot.slotId === row.slot_id)
  return row.slot_id === null ? (all[0] ?? null) : (chosen ?? null)
}

/**
 * @param email of the order's owner
 * @returns the payment method
 * @throws PlaceOrderProblem for the first thing that is missing
 */
export function checkReady(
  cart: PricedCart,
  email: string | null,
  regulations: Regulations,
): { code: string; title: string } {
  const { row, lines, method, payments } = cart
  if (lines.length === 0) throw unable(message('CART_EMPTY'))
  const [issue] = lines.flatMap(({ issues }) => issues)
  if (issue) throw unable(inOneLine(issue.message))
  if (email === null) throw new PlaceOrderProblem('GUEST_EMAIL_MISSING', message('GUEST_EMAIL_MISSING'))
  const [forbidden] = regulations.errors
  if (forbidden) throw unable(forbidden)
  if (!cart.isVirtual) {
    if (row.shipping_address === null) throw unable(message('SHIPPING_ADDRESS_MISSING'))
    if (!method) throw unable(message('SHIPPING_METHOD_MISSING'))
    if (method.kind === 'delivery' && cart.settings.deliveryPlans[cart.place.storeCode] && chooseSlot(cart) === null) {
      throw new PlaceOrderProblem('SLOT_UNAVAILABLE', message('SLOT_GONE'))
    }
  }
  if (row.billing_address === null) throw unable(message('BILLING_ADDRESS_MISSING'))
  const [only] = payments
  // With nothing left to pay, the chosen method does not matter.
  const payment = cart.payment ?? (only?.code === 'free' ? only : null)
  if (!payment) throw unable(message('PAYMENT_METHOD_MISSING'))
  return payment
}
