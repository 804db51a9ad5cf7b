import type { PriceSummary } from '@leaflog/core/wire/ordering'
import type { Amount } from '../cart-totals.tsx'

/** What a cart of the ordering channel comes to (3.4.1), without its total. */
export const orderingAmounts = (summary: PriceSummary): Amount[] => [
  { label: 'Subtotal', cents: summary.subtotal },
  ...[
    { label: 'Specials', cents: summary.discounts, isSaving: true },
    { label: 'Mix and match', cents: summary.mixAndMatch, isSaving: true },
    { label: 'Rewards', cents: summary.rewards, isSaving: true },
  ].filter(({ cents }) => cents > 0),
  { label: 'Fees', cents: summary.fees, nothing: 'None' },
  { label: 'Taxes', cents: summary.taxes },
]
