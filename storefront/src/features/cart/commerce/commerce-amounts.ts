import type { CommerceCart } from '@leaflog/core/wire/commerce/commerce-cart'
import type { TFunction } from 'i18next'
import type { Amount } from '../parts/cart-totals.tsx'

type Totals = CommerceCart['totals']

const saving = (label: string, cents: number): Amount[] => (cents > 0 ? [{ label, cents, isSaving: true }] : [])

/** The price of the goods after discounts, in cents, which counts for free delivery. */
export const goodsOf = ({ subtotal, discounts }: Totals): number =>
  discounts.reduce((rest, { amount }) => rest - amount, subtotal)

/** Taxes that apply: gift cards alone are not taxed, and a row of zeros would only raise the question. */
const taxesOf = ({ is_virtual: virtual, totals }: CommerceCart) =>
  totals.taxes.filter(({ amount }) => amount !== 0 || !virtual)

/** The amounts of a commerce cart (3.4.3), without the total. */
export const commerceAmounts = (t: TFunction<'cart'>, cart: CommerceCart): Amount[] => {
  const { totals } = cart
  return [
    { label: t('totals.subtotal'), cents: totals.subtotal },
    ...totals.discounts.flatMap(({ label, amount }) => saving(label, amount)),
    ...(totals.shipping === null
      ? []
      : [
          {
            label: t(cart.shipping?.is_pickup === true ? 'totals.pickup' : 'totals.delivery'),
            cents: totals.shipping,
            nothing: t('totals.free'),
          },
        ]),
    ...taxesOf(cart).map(({ label, amount }) => ({ label, cents: amount })),
    ...saving(t('totals.points'), totals.points),
    ...saving(t('totals.giftCards'), totals.gift_cards),
    ...saving(t('totals.credit'), totals.credit),
  ]
}
