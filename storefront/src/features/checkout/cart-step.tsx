import { LABELS } from '@leaflog/core'
import { useCommerceCart, useOrderingCart } from '@leaflog/react'
import { CartStatus } from '../cart/commerce/cart-status.tsx'
import { CommerceLines } from '../cart/commerce/commerce-lines.tsx'
import { LimitsMeter } from '../cart/commerce/limits-meter.tsx'
import { OrderingLines } from '../cart/ordering/ordering-lines.tsx'
import { OrderingStatus } from '../cart/ordering/ordering-status.tsx'
import { useChannel } from './parts/channel.ts'
import styles from './parts/checkout-page.module.css'

function CommerceCartStep({ asking }: { asking: boolean }) {
  const { regulations } = useCommerceCart()
  return (
    <div className={styles.step}>
      <div className={styles.lines}>
        <CartStatus asking={asking} />
        <CommerceLines roomy />
      </div>
      {regulations !== null && <LimitsMeter regulations={regulations} heading="h2" messages />}
    </div>
  )
}

function MenuCartStep() {
  const { labels } = useOrderingCart()
  return (
    <div className={styles.lines}>
      <OrderingStatus limited={Object.values(labels).includes(LABELS.limit)} />
      <OrderingLines roomy />
    </div>
  )
}

/** Step 1: the lines. `asking`: a form of the summary is waiting, and shows its own refusal. */
export function CartStep({ asking }: { asking: boolean }) {
  return useChannel().name === 'commerce' ? <CommerceCartStep asking={asking} /> : <MenuCartStep />
}
