import type { CreditEntry } from '@leaflog/core/wire/store-credit'
import styles from '../../personal/ledger.module.css'
import { formatCents } from '../../ui/price.tsx'
import { Moment } from '../orders/moment.tsx'

const signed = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', signDisplay: 'exceptZero' })
const change = (cents: number): string => signed.format(cents / 100)

/** How the credit came and went, as a ledger. */
export function CreditHistory({ history }: { history: readonly CreditEntry[] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <h2>History</h2>
      </caption>
      <thead>
        <tr>
          <th scope="col">What for</th>
          <th scope="col">Date</th>
          <th scope="col" className={styles.number}>
            Amount
          </th>
          <th scope="col" className={styles.number}>
            Balance
          </th>
        </tr>
      </thead>
      <tbody>
        {history.map(({ action, balance_change, actual_balance, date_time_changed }, index) => (
          <tr key={`${date_time_changed} ${index}`}>
            <th scope="row" className={styles.lead}>
              {action}
            </th>
            <td className={styles.second}>
              <Moment of={date_time_changed} />
            </td>
            <td className={styles.number}>
              <span className={(balance_change ?? 0) > 0 ? styles.gain : styles.loss}>
                {balance_change === null ? '' : change(balance_change)}
              </span>
            </td>
            <td className={styles.number}>
              <span className={styles.balance}>{actual_balance === null ? '' : formatCents(actual_balance)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
