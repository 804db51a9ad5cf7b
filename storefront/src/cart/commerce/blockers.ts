import type { CommerceCartView } from '@leaflog/core'

const LINES = 'Something in your cart cannot be ordered as it is. Change it or take it out to go on.'
const NOT_ALLOWED = 'This cart cannot be ordered as it is.'
const OFFLINE = 'Checkout needs a connection. Your cart is kept until you are back.'

/** Why this cart cannot go to checkout now (3.4.5, 8.11); nothing where it can. */
export function blockersOf({ status, lines, cart, regulations }: CommerceCartView): readonly string[] {
  const refused = regulations?.is_place_order_allowed === false ? regulations.error_messages : []
  return [
    ...(status === 'offline' ? [OFFLINE] : []),
    ...(cart?.service_problem ? [cart.service_problem] : []),
    ...(lines.some(({ errors }) => errors.length > 0) ? [LINES] : []),
    ...(regulations?.is_place_order_allowed === false && refused.length === 0 ? [NOT_ALLOWED] : refused),
  ]
}
