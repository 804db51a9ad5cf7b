/** The current price. Cents and epoch milliseconds. */

export interface PriceWindow {
  price: number
  special_price: number | null
  special_from: number | null
  special_to: number | null
}

/** Whether the special price applies at `now`; both ends are inclusive. */
export const isOnSale = ({ price, special_price, special_from, special_to }: PriceWindow, now: number): boolean =>
  special_price !== null &&
  special_price < price &&
  (special_from === null || special_from <= now) &&
  (special_to === null || now <= special_to)

/** The current unit price, before promotions and taxes. */
export const finalPrice = (window: PriceWindow, now: number): number =>
  isOnSale(window, now) ? (window.special_price ?? window.price) : window.price
