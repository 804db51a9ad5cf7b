import { LABELS } from '@leaflog/core'
import { useOrderingCart } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { CartTotals } from '../parts/cart-totals.tsx'
import { DeliveryProgress } from '../parts/delivery-progress.tsx'
import { MemberNote } from '../parts/member-note.tsx'
import { CartOwner } from '../ordering/cart-owner.tsx'
import { WayToOrder } from '../ordering/way-to-order.tsx'
import { goodsAfterSpecials, goodsPaid, orderingAmounts } from '../ordering/ordering-amounts.ts'
import { OrderingEmpty } from '../ordering/ordering-empty.tsx'
import { OrderingLines } from '../ordering/ordering-lines.tsx'
import { OrderingStatus } from '../ordering/ordering-status.tsx'
import { CartFrame } from './cart-frame.tsx'
import styles from './cart-frame.module.css'

/** The page of the ordering cart. */
export function OrderingCartBody() {
  const { t } = useTranslation('cart')
  const cart = useOrderingCart()
  const { lines, summary, status } = cart
  const shown = (
    <>
      <OrderingStatus limited={Object.values(cart.labels).includes(LABELS.limit)} />
      {lines.length === 0 ? (
        <OrderingEmpty roomy />
      ) : (
        <>
          <CartOwner />
          <OrderingLines roomy />
        </>
      )}
    </>
  )
  if (lines.length === 0 || summary === null) return <CartFrame lines={shown} summary={null} />
  return (
    <CartFrame
      lines={shown}
      summary={
        <div className={styles.sum}>
          <CartTotals
            amounts={orderingAmounts(t, summary)}
            total={summary.total}
            busy={status === 'working' || status === 'offline'}
          />
          <WayToOrder />
          <DeliveryProgress goods={goodsAfterSpecials(summary)} />
          <MemberNote paid={goodsPaid(summary)} />
        </div>
      }
    />
  )
}
