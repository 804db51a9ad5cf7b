import type { CheckoutStep, Missing } from '@leaflog/core'
import type { CommerceCart } from '@leaflog/core/wire/commerce-cart'
import { CommerceTotals } from '../cart/commerce/commerce-totals.tsx'
import { counted } from '../catalogue/format.ts'
import { Continue } from './continue.tsx'
import { PlaceOrder } from './payment/place-order.tsx'
import styles from './summary.module.css'

type SummaryProps = { step: CheckoutStep; cart: CommerceCart; missing: readonly Missing[] }

/** What it comes to, beside the steps; at the first and the last with the way on. */
export function Summary({ step, cart, missing }: SummaryProps) {
  const count = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <aside aria-label="Order summary" className={styles.summary}>
      <h2 className={styles.title}>{counted(count, 'item')}</h2>
      {step !== 'cart' && (
        <ul className={styles.lines}>
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
    </aside>
  )
}
