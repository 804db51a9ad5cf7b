import { useCommerceCart } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { CartTotals } from '../parts/cart-totals.tsx'
import { commerceAmounts } from './commerce-amounts.ts'

/** The totals of the commerce cart; while a change is in flight, the previous figures, dimmed. */
export function CommerceTotals() {
  const { t } = useTranslation('cart')
  const { cart, status } = useCommerceCart()
  if (cart === null) return null
  return (
    <CartTotals
      amounts={commerceAmounts(t, cart)}
      total={cart.totals.total}
      busy={status === 'working' || status === 'offline'}
    />
  )
}
