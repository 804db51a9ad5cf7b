import { useCommerceCart } from '@leaflog/react'
import { CartTotals } from '../cart-totals.tsx'
import { commerceAmounts } from './commerce-amounts.ts'

/** What the commerce channel's cart comes to; while something is on its way, the figures of before, dimmed. */
export function CommerceTotals() {
  const { cart, status } = useCommerceCart()
  if (cart === null) return null
  const handover = cart.shipping?.is_pickup === true ? 'Pickup' : 'Delivery'
  return (
    <CartTotals
      amounts={commerceAmounts(cart.totals, handover)}
      total={cart.totals.total}
      busy={status === 'working' || status === 'offline'}
    />
  )
}
