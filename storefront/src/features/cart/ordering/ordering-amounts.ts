import type { PriceSummary } from '@leaflog/core/wire/ordering/ordering'
import type { TFunction } from 'i18next'
import type { Amount } from '../parts/cart-totals.tsx'

/** What a cart of the ordering channel comes to (3.4.1), without its total. */
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
