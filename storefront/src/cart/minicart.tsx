import { LABELS } from '@leaflog/core'
import { useDispensary, useOrderingCart, useShop, useUI } from '@leaflog/react'
import { Sheet } from '../ui/sheet.tsx'
import { counted } from '../catalogue/format.ts'
import { CartIssues } from './cart-issues.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartOwner } from './cart-owner.tsx'
import { CartTotals } from './cart-totals.tsx'
import { DeliveryProgress } from './delivery-progress.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { MemberNote } from './member-note.tsx'
import styles from './minicart.module.css'
import { useCartAttempt } from './use-cart-attempt.ts'

/** The minicart (2h.2): what is in the cart, where it belongs, what it comes to. */
export function Minicart() {
  const shop = useShop()
  const ui = useUI()
  const cart = useOrderingCart()
  const { chosen } = useDispensary()
  const attempt = useCartAttempt()
  const close = () => attempt(shop.ui.close('sidebar'))
  const limited = Object.values(cart.labels).includes(LABELS.limit)
  const empty = cart.lines.length === 0
  const subtotal = cart.summary?.subtotal ?? 0
  return (
    <Sheet
      open={ui.sidebar}
      onClose={close}
      title={empty ? 'Your cart' : `Your cart, ${counted(cart.count, 'item')}`}
      footer={
        !empty &&
        cart.summary !== null && (
          <div className={styles.footer}>
            {chosen && <DeliveryProgress dispensary={chosen} subtotal={subtotal} />}
            <MemberNote subtotal={subtotal} />
            <CartTotals summary={cart.summary} busy={cart.status === 'working'} />
          </div>
        )
      }
    >
      <p className={styles.status} role="status">
        {cart.status === 'working' ? 'Updating your cart…' : limited ? LABELS.limit : ''}
      </p>
      {cart.problem && (
        <p className={styles.problem} role="alert">
          {cart.problem.sentence}
        </p>
      )}
      <CartIssues />
      {empty ? (
        <EmptyCart onLeave={close} waiting={cart.status === 'waitingForStore'} />
      ) : (
        <>
          <CartOwner />
          <CartLines />
        </>
      )}
    </Sheet>
  )
}
