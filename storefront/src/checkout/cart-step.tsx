import { useCommerceCart } from '@leaflog/react'
import { CartStatus } from '../cart/commerce/cart-status.tsx'
import { CommerceLines } from '../cart/commerce/commerce-lines.tsx'
import { LimitsMeter } from '../cart/commerce/limits-meter.tsx'
import styles from './checkout-page.module.css'

/** Step 1: what is ordered. */
export function CartStep() {
  const { regulations } = useCommerceCart()
  return (
    <div className={styles.step}>
      <CartStatus />
      <CommerceLines roomy />
      {regulations !== null && <LimitsMeter regulations={regulations} messages />}
    </div>
  )
}
