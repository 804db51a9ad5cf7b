import { useCommerceCart, useSession } from '@leaflog/react'
import { CartStatus } from '../commerce/cart-status.tsx'
import { CheckoutLink } from '../commerce/checkout-link.tsx'
import { goodsOf } from '../commerce/commerce-amounts.ts'
import { CommerceEmpty } from '../commerce/commerce-empty.tsx'
import { CommerceLines } from '../commerce/commerce-lines.tsx'
import { CommerceTotals } from '../commerce/commerce-totals.tsx'
import { CouponForm } from '../commerce/coupon-form.tsx'
import { FundSwitches } from '../commerce/fund-switches.tsx'
import { GiftCardForm } from '../commerce/gift-card-form.tsx'
import { LimitsMeter } from '../commerce/limits-meter.tsx'
import { useCartAsk } from '../commerce/use-cart-ask.ts'
import { DeliveryProgress } from '../parts/delivery-progress.tsx'
import { MemberNote } from '../parts/member-note.tsx'
import { CartFrame } from './cart-frame.tsx'
import styles from './cart-frame.module.css'
import { RecentlyViewed } from '../../recently-viewed/recently-viewed.tsx'

/** The page of the commerce cart: lines, codes and credit, state limits, totals. */
export function CommerceCartBody() {
  const { lines, cart, regulations } = useCommerceCart()
  const { isSignedIn } = useSession()
  const { isAsking, ask } = useCartAsk()
  const empty = lines.length === 0
  return (
    <>
      <CartFrame
        lines={
          <>
            <CartStatus asking={isAsking} />
            {empty ? <CommerceEmpty roomy /> : <CommerceLines roomy />}
            {!empty && regulations !== null && (
              <div className={styles.below}>
                <LimitsMeter regulations={regulations} heading="h2" />
              </div>
            )}
          </>
        }
        summary={
          empty ? null : (
            <>
              <div className={styles.sum}>
                <CommerceTotals />
                <CheckoutLink />
                {cart?.is_virtual === false && <DeliveryProgress goods={goodsOf(cart.totals)} />}
                {cart !== null && <MemberNote paid={goodsOf(cart.totals)} />}
              </div>
              <div>
                <CouponForm ask={ask} />
                <GiftCardForm ask={ask} />
              </div>
              {isSignedIn && <FundSwitches />}
            </>
          )
        }
      />
      <RecentlyViewed />
    </>
  )
}
