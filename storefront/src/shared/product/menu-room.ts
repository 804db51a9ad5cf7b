import { type LimitUse, menuUses, type OrderingCartView } from '@leaflog/core'
import type { OrderLimit } from '@leaflog/core/wire/ordering/ordering'

/** The weight of a menu's cart in milligrams of flower equivalent, changes that are being sent included. */
export const weightOf = ({ lines }: Pick<OrderingCartView, 'lines'>): number =>
  lines.reduce((sum, { quantity, weightMg }) => sum + quantity * weightMg, 0)

/**
 * What the limits of an order leave for an option beside the lines of a cart (8.3).
 * @param weightMg what one takes
 */
export const roomBeside = (
  cart: Pick<OrderingCartView, 'lines'>,
  limit: OrderLimit,
  { held, weightMg }: { held: number; weightMg: number },
): LimitUse[] => menuUses(limit, held, weightOf(cart), weightMg)

/** The same for adding one more: where the cart is another store's or mode's, a new one begins with nothing in it. */
export const roomToAdd = (
  cart: Pick<OrderingCartView, 'lines' | 'elsewhere' | 'orderLimit'>,
  limit: OrderLimit,
  of: { held: number; weightMg: number },
): LimitUse[] =>
  cart.elsewhere ? roomBeside({ lines: [] }, limit, of) : roomBeside(cart, cart.orderLimit ?? limit, of)
