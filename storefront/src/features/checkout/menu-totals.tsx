import type { OrderTerms } from '@leaflog/core/wire/ordering/order'
import { useTranslation } from 'react-i18next'
import { orderingAmounts } from '../cart/ordering/ordering-amounts.ts'
import { CartTotals } from '../cart/parts/cart-totals.tsx'

/** The totals of a menu's cart as it would be ordered: fees and taxes by name. */
export function MenuTotals({ terms, busy }: { terms: OrderTerms; busy: boolean }) {
  const { t } = useTranslation('cart')
  const { cart, fees, taxes } = terms
  const goods = orderingAmounts(t, cart.priceSummary).slice(0, -2)
  const amounts = [
    ...goods,
    ...fees.map(({ kind, amount }) => ({ label: t(`totals.${kind}`), cents: amount, nothing: t('totals.free') })),
    ...taxes.map(({ name, amount }) => ({ label: name, cents: amount })),
  ]
  return <CartTotals amounts={amounts} total={cart.priceSummary.total} busy={busy} />
}
