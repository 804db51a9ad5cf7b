import type { Order } from '@leaflog/core/wire/commerce-orders'
import { classes } from '../../ui/classes.ts'
import { formatCents } from '../../ui/price.tsx'
import { totalRows } from './order-rows.ts'
import styles from './order-totals.module.css'

const amount = (cents: number): string => (cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents))

/** What it came to, row by row. */
export function OrderTotals({ order }: { order: Order }) {
  const rows = totalRows(order.total, {
    delivered: order.checkout_type === 'delivery',
    giftCards: order.applied_gift_cards,
  })
  return (
    <dl className={styles.totals}>
      {rows.map(({ label, cents }, index) => (
        <div key={`${label} ${index}`} className={classes(styles.row, cents < 0 && styles.saving)}>
          <dt>{label}</dt>
          <dd>{cents === 0 && label === 'Delivery' ? 'Free' : amount(cents)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>{formatCents(order.total.grand_total)}</dd>
      </div>
    </dl>
  )
}
