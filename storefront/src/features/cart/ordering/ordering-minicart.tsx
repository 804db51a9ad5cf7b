import { LABELS } from '@leaflog/core'
import { useOrderingCart, useShop, useUI } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { weightOf } from '../../../shared/product/menu-room.ts'
import { useRoomText } from '../../../shared/product/use-room-text.ts'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { CartTotals } from '../parts/cart-totals.tsx'
import { DeliveryProgress } from '../parts/delivery-progress.tsx'
import { isNear } from '../parts/is-near.ts'
import { NearestLimit } from '../parts/nearest-limit.tsx'
import { MemberNote } from '../parts/member-note.tsx'
import { useCartAttempt } from '../parts/use-cart-attempt.ts'
import { useCartChannel } from '../parts/use-cart-channel.ts'
import { CartOwner } from './cart-owner.tsx'
import { WayToOrder } from './way-to-order.tsx'
import { goodsAfterSpecials, goodsPaid, orderingAmounts } from './ordering-amounts.ts'
import { OrderingEmpty } from './ordering-empty.tsx'
import { OrderingLines } from './ordering-lines.tsx'
import styles from './ordering-minicart.module.css'
import { OrderingStatus } from './ordering-status.tsx'

/** The minicart of the ordering channel (2h.2): lines, store, and totals. */
export function OrderingMinicart() {
  const { t } = useTranslation('cart')
  const { number } = useFormats()
  const shop = useShop()
  const ui = useUI()
  const channel = useCartChannel()
  const cart = useOrderingCart()
  const attempt = useCartAttempt()
  const close = () => attempt(shop.ui.close('sidebar'))
  const empty = cart.lines.length === 0
  const { summary, orderLimit } = cart
  const { leftText } = useRoomText()
  const use = { most: orderLimit?.milligrams ?? 0, taken: weightOf(cart) }
  return (
    <Sheet
      open={ui.sidebar && channel === 'ordering'}
      onClose={close}
      title={empty ? t('title') : t('titleCounting', { count: cart.count, number: number(cart.count) })}
      footer={
        !empty &&
        summary !== null && (
          <div className={styles.footer}>
            {orderLimit !== null && isNear(use.taken, use.most) && (
              <NearestLimit label={t('limits.order')} text={leftText(use)} />
            )}
            <DeliveryProgress goods={goodsAfterSpecials(summary)} />
            <MemberNote paid={goodsPaid(summary)} onSignedIn={() => attempt(shop.ui.open('sidebar'))} />
            <CartTotals
              amounts={orderingAmounts(t, summary)}
              total={summary.total}
              busy={cart.status === 'working' || cart.status === 'offline'}
            />
            <WayToOrder onLeave={close} />
          </div>
        )
      }
    >
      <OrderingStatus limited={Object.values(cart.labels).includes(LABELS.limit)} />
      {empty ? (
        <OrderingEmpty onLeave={close} />
      ) : (
        <>
          <CartOwner />
          <OrderingLines />
        </>
      )}
    </Sheet>
  )
}
