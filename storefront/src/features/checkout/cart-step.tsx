import { useCommerceCart } from '@leaflog/react'
import { CartStatus } from '../cart/commerce/cart-status.tsx'
import { CommerceLines } from '../cart/commerce/commerce-lines.tsx'
import { LimitsMeter } from '../cart/commerce/limits-meter.tsx'
import styles from './parts/checkout-page.module.css'

/** Step 1: what is ordered. `asking`: a form of the summary is waiting, and says itself what was refused. */
export function CartStep({ asking }: { asking: boolean }) {
  const { regulations } = useCommerceCart()
  return (
    <div className={styles.step}>
      <div className={styles.lines}>
        <CartStatus asking={asking} />
        <CommerceLines roomy />
      </div>
      {regulations !== null && <LimitsMeter regulations={regulations} messages />}
    </div>
  )
}
