import type { RecentOrder } from '@leaflog/core/wire/customer-shape'
import { formatCents } from '../../ui/price.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { NoOrders } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from '../../personal/ledger.module.css'
import { longDay } from '../../ui/words.ts'

/** The latest orders as a ledger; on a phone each row is an entry of its own. */
export function RecentOrders({ orders }: { orders: readonly RecentOrder[] }) {
  if (orders.length === 0)
    return (
      <section aria-labelledby="orders-heading" className={styles.section}>
        <h2 id="orders-heading">Recent orders</h2>
        <EmptyState
          drawing={<NoOrders />}
          title="Nothing written down yet"
          text="Your orders appear here once you have placed one. Flower is where most people begin."
          action={{ label: 'See the menu', href: '/shopd/category/flower' }}
        />
      </section>
    )
  return (
    <section aria-labelledby="orders-heading" className={styles.section}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <h2 id="orders-heading">Recent orders</h2>
        </caption>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Date</th>
            <th scope="col">Status</th>
            <th scope="col" className={styles.number}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ number, order_date, status, total }) => (
            <tr key={number}>
              <th scope="row" className={styles.lead}>
                <AppLink href={`/account/orders/${encodeURIComponent(number)}`}>{number}</AppLink>
              </th>
              <td className={styles.second}>
                <time dateTime={order_date.slice(0, 10)}>{longDay(order_date)}</time>
              </td>
              <td className={styles.second}>{status}</td>
              <td className={styles.number}>{formatCents(total.grand_total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
