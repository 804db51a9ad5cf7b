import { useCommerceCart, useDispensary, useSession } from '@leaflog/react'
import { CartStatus } from '../commerce/cart-status.tsx'
import { CheckoutWay } from '../commerce/checkout-way.tsx'
import { goodsOf } from '../commerce/commerce-amounts.ts'
import { CommerceEmpty } from '../commerce/commerce-empty.tsx'
import { CommerceLines } from '../commerce/commerce-lines.tsx'
import { CommerceTotals } from '../commerce/commerce-totals.tsx'
import { CouponForm } from '../commerce/coupon-form.tsx'
import { FundSwitches } from '../commerce/fund-switches.tsx'
import { GiftCardForm } from '../commerce/gift-card-form.tsx'
import { LimitsMeter } from '../commerce/limits-meter.tsx'
import { useCartAsk } from '../commerce/use-cart-ask.ts'
import { DeliveryProgress } from '../delivery-progress.tsx'
import { MemberNote } from '../member-note.tsx'
import { CartFrame } from './cart-frame.tsx'
import { LastViewed } from './last-viewed.tsx'

/** The commerce channel's cart on a page of its own: lines, codes and credit, what the state allows, what it comes to. */
export function CommerceCartBody() {
  const { lines, count, cart, regulations } = useCommerceCart()
  const { chosen } = useDispensary()
  const { isSignedIn } = useSession()
  const { isAsking, ask } = useCartAsk()
  const empty = lines.length === 0
  return (
    <CartFrame
      count={count}
      lines={
        <>
          <CartStatus asking={isAsking} />
          {empty ? <CommerceEmpty /> : <CommerceLines roomy />}
        </>
      }
      summary={
        empty ? null : (
          <>
            <div>
              <CouponForm ask={ask} />
              <GiftCardForm ask={ask} />
            </div>
            {isSignedIn && <FundSwitches />}
            {regulations !== null && <LimitsMeter regulations={regulations} />}
            <CommerceTotals />
            {cart !== null && chosen?.delivery && (
              <DeliveryProgress dispensary={chosen} subtotal={goodsOf(cart.totals)} />
            )}
            {cart !== null && <MemberNote subtotal={goodsOf(cart.totals)} />}
            <CheckoutWay />
          </>
        )
      }
    >
      <LastViewed />
    </CartFrame>
  )
}
