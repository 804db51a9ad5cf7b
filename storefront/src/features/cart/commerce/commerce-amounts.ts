import type { CommerceCart } from '@leaflog/core/wire/commerce/commerce-cart'
import type { TFunction } from 'i18next'
import type { Amount } from '../parts/cart-totals.tsx'

type Totals = CommerceCart['totals']

const saving = (label: string, cents: number): Amount[] => (cents > 0 ? [{ label, cents, isSaving: true }] : [])

/** The price of the goods after discounts, in cents, which counts for free delivery. */
export const goodsOf = ({ subtotal, discounts }: Totals): number =>
  discounts.reduce((rest, { amount }) => rest - amount, subtotal)

/** The amounts of a commerce cart (3.4.3), without the total. */
export const commerceAmounts = (t: TFunction<'cart'>, totals: Totals, handover: 'delivery' | 'pickup'): Amount[] => [
  { label: t('totals.subtotal'), cents: totals.subtotal },
  ...totals.discounts.flatMap(({ label, amount }) => saving(label, amount)),
  ...(totals.shipping === null
    ? []
    : [{ label: t(`totals.${handover}`), cents: totals.shipping, nothing: t('totals.free') }]),
  ...totals.taxes.map(({ label, amount }) => ({ label, cents: amount })),
  ...saving(t('totals.points'), totals.points),
  ...saving(t('totals.giftCards'), totals.gift_cards),
  ...saving(t('totals.credit'), totals.credit),
]
