import type { Order } from '@leaflog/core/wire/commerce/commerce-orders'
import { type FactHeading, FactHeadingContext } from './fact.tsx'
import styles from './order-details.module.css'
import { OrderFacts } from './order-facts.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderTotals } from './order-totals.tsx'

/** Everything about one order: progress, items, total and fulfillment. */
export function OrderDetails({ order, heading = 'h2' }: { order: Order; heading?: FactHeading }) {
  return (
    <FactHeadingContext value={heading}>
      <div className={styles.details}>
        <div className={styles.whole}>
          <OrderProgress order={order} />
        </div>
        <OrderItems items={order.items} heading={heading} />
        <div className={styles.side}>
          <OrderTotals order={order} />
          <OrderFacts order={order} />
        </div>
      </div>
    </FactHeadingContext>
  )
}
