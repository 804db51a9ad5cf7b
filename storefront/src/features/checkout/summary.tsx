import type { CheckoutStep, Missing } from '@leaflog/core'
import type { CommerceCart } from '@leaflog/core/wire/commerce/commerce-cart'
import { useCheckout, useSession } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { CommerceTotals } from '../cart/commerce/commerce-totals.tsx'
import { CouponForm } from '../cart/commerce/coupon-form.tsx'
import { FundSwitches } from '../cart/commerce/fund-switches.tsx'
import { GiftCardForm } from '../cart/commerce/gift-card-form.tsx'
import type { CartAsk } from '../cart/commerce/use-cart-ask.ts'
import { useFormats } from '../../shared/i18n/formats.ts'
import { classes } from '../../shared/ui/classes.ts'
import bill from './parts/bill.module.css'
import { Continue } from './continue.tsx'
import { PlaceOrder } from './payment/place-order.tsx'
import styles from './summary.module.css'

type SummaryProps = { step: CheckoutStep; cart: CommerceCart; missing: readonly Missing[]; ask: CartAsk }

/** Discounts, and funds that pay part of the order (6.4). */
function Funds({ ask }: { ask: CartAsk }) {
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

/** The totals beside the steps; at the first and the last with the button to continue. */
export function Summary({ step, cart, missing, ask }: SummaryProps) {
  const { t } = useTranslation('checkout')
  const { number } = useFormats()
  const count = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <aside aria-label={t('summary')} className={classes(bill.bill, styles.summary)}>
      <h2 className={bill.title}>{t('counting', { count, number: number(count) })}</h2>
      {step !== 'cart' && (
        <ul className={bill.lines}>
          {cart.lines.map(({ uid, name, quantity, options }) => (
            <li key={uid} className={styles.line}>
              <span className={styles.quantity}>{quantity} ×</span>
              <span>{[name, ...options.map(({ value }) => value)].join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
      <CommerceTotals />
      {step === 'cart' && <Continue missing={missing} />}
      {step === 'payment' && <PlaceOrder cart={cart} missing={missing} />}
      {step !== 'shipping' && <Funds ask={ask} />}
    </aside>
  )
}
