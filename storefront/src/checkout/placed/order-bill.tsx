import type { PlacedOrder } from '@leaflog/core/wire/placed-order'
import { type Amount, CartTotals } from '../../cart/cart-totals.tsx'
import { formatCents } from '../../ui/price.tsx'
import bill from '../bill.module.css'
import styles from './order-bill.module.css'

const saving = (label: string, cents: number): Amount[] => (cents > 0 ? [{ label, cents, isSaving: true }] : [])

const amountsOf = ({ totals, pickup }: PlacedOrder): Amount[] => [
  { label: 'Subtotal', cents: totals.subtotal },
  ...totals.discounts.flatMap(({ label, amount }) => saving(label, amount)),
  ...(pickup === null ? [{ label: 'Delivery', cents: totals.shipping, nothing: 'Free' }] : []),
  { label: 'Taxes', cents: totals.tax },
  ...saving('Reward points', totals.points),
  ...saving('Gift cards', totals.gift_cards),
  ...saving('Store credit', totals.credit),
]

/** What was ordered, and what it came to. */
export function OrderBill({ order }: { order: PlacedOrder }) {
  return (
    <section aria-labelledby="placed-order" className={bill.bill}>
      <h2 id="placed-order" className={bill.title}>
        Order {order.number}
      </h2>
      <ul className={bill.lines}>
        {order.lines.map(({ name, sku, quantity, options, total }) => (
          <li key={`${sku} ${options.map(({ value }) => value).join()}`} className={styles.line}>
            <span>
              {quantity} × {[name, ...options.map(({ value }) => value)].join(', ')}
            </span>
            <span className={styles.amount}>{formatCents(total)}</span>
          </li>
        ))}
      </ul>
      <CartTotals amounts={amountsOf(order)} total={order.totals.total} busy={false} />
    </section>
  )
}
