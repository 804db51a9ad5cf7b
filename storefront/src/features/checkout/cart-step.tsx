import { useCommerceCart } from '@leaflog/react'
import { CartStatus } from '../cart/commerce/cart-status.tsx'
import { CommerceLines } from '../cart/commerce/commerce-lines.tsx'
import { LimitsMeter } from '../cart/commerce/limits-meter.tsx'
import styles from './parts/checkout-page.module.css'

/** Step 1: the lines. `asking`: a form of the summary is waiting, and shows its own refusal. */
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
