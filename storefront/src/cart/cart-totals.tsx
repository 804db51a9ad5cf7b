import type { PriceSummary } from '@leaflog/core/wire/ordering'
import { formatCents } from '../ui/price.tsx'
import styles from './cart-totals.module.css'

/** What it comes to (3.4.1): savings said plainly, fees and taxes each on their own line. */
export function CartTotals({ summary, busy }: { summary: PriceSummary; busy: boolean }) {
  const savings = [
    { label: 'Specials', amount: summary.discounts },
    { label: 'Mix and match', amount: summary.mixAndMatch },
    { label: 'Rewards', amount: summary.rewards },
  ].filter(({ amount }) => amount > 0)
  return (
    <dl className={styles.totals} aria-busy={busy || undefined}>
      <div className={styles.row}>
        <dt>Subtotal</dt>
        <dd>{formatCents(summary.subtotal)}</dd>
      </div>
      {savings.map(({ label, amount }) => (
        <div key={label} className={styles.saving}>
          <dt>{label}</dt>
          <dd>−{formatCents(amount)}</dd>
        </div>
      ))}
      <div className={styles.row}>
        <dt>Fees</dt>
        <dd>{summary.fees === 0 ? 'None' : formatCents(summary.fees)}</dd>
      </div>
      <div className={styles.row}>
        <dt>Taxes</dt>
        <dd>{formatCents(summary.taxes)}</dd>
      </div>
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>{formatCents(summary.total)}</dd>
      </div>
    </dl>
  )
}
