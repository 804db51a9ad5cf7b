import { useCheckout, useSession } from '@leaflog/react'
import { CouponForm } from '../cart/commerce/coupon-form.tsx'
import { FundSwitches } from '../cart/commerce/fund-switches.tsx'
import { GiftCardForm } from '../cart/commerce/gift-card-form.tsx'
import type { CartAsk } from '../cart/commerce/use-cart-ask.ts'

/** Discounts, and funds that pay part of the order (6.4). */
export function Funds({ ask }: { ask: CartAsk }) {
  const { isSignedIn } = useSession()
  const { status } = useCheckout()
  return (
    <div inert={status !== 'idle'}>
      <CouponForm ask={ask} />
      <GiftCardForm ask={ask} />
      {isSignedIn && <FundSwitches />}
    </div>
  )
}
