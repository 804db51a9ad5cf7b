import type { PriceSummary } from '@leaflog/core/wire/ordering/ordering'
import type { TFunction } from 'i18next'
import type { Amount } from '../parts/cart-totals.tsx'

/** The goods after specials, in cents: a delivery's minimum and its fee go by them. */
export const goodsAfterSpecials = ({ subtotal, discounts, mixAndMatch }: PriceSummary): number =>
  subtotal - discounts - mixAndMatch

/** What is paid for the goods, in cents: points are earned on it. */
export const goodsPaid = (summary: PriceSummary): number => goodsAfterSpecials(summary) - summary.rewards

/** The amounts of an ordering cart (3.4.1), without the total. */
export const orderingAmounts = (t: TFunction<'cart'>, summary: PriceSummary): Amount[] => [
  { label: t('totals.subtotal'), cents: summary.subtotal },
  ...[
    { label: t('totals.specials'), cents: summary.discounts, isSaving: true },
    { label: t('totals.mixAndMatch'), cents: summary.mixAndMatch, isSaving: true },
    { label: t('totals.rewards'), cents: summary.rewards, isSaving: true },
  ].filter(({ cents }) => cents > 0),
  { label: t('totals.fees'), cents: summary.fees, nothing: t('totals.none') },
  { label: t('totals.taxes'), cents: summary.taxes },
]
