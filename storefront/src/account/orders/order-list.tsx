import type { ListedItem, ListedOrder } from '@leaflog/core/wire/commerce-orders'
import { AppLink } from '../../ui/app-link.tsx'
import { Chip } from '../../ui/chip.tsx'
import { formatCents } from '../../ui/price.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ItemPicture } from './item-picture.tsx'
import { Moment } from './moment.tsx'
import styles from './order-list.module.css'
import { statusTone } from './order-status.ts'
import { orderHref } from './orders-search.ts'

const shown = 3

/** The first pictures, and how many more there are. */
function Thumbnails({ items }: { items: readonly ListedItem[] }) {
  const more = items.length - shown
  return (
    <div className={styles.thumbnails}>
      {items.slice(0, shown).map((item) => (
        <ItemPicture key={item.id} small path={item.picture} />
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </div>
  )
}

const handover: ReadonlyMap<string | null, string> = new Map([
  ['pickup', 'Pickup'],
  ['delivery', 'Delivery'],
])

const contents = (items: readonly ListedItem[]): string => {
  const [one, ...others] = items.map(({ product_name, product_sku }) => product_name || product_sku)
  if (one === undefined) return 'Nothing'
  return others.length === 0 ? one : `${one} and ${others.length} more`
}

type Heading = 'h2' | 'h3'

function Row({ order, heading: Number }: { order: ListedOrder; heading: Heading }) {
  const { number, order_date, status, checkout_type, items, total } = order
  const way = handover.get(checkout_type)
  return (
    <li className={styles.row}>
      <Thumbnails items={items} />
      <div className={styles.facts}>
        <Number className={styles.number}>
          <AppLink href={orderHref(number)} className={styles.link}>
            Order {number}
          </AppLink>
        </Number>
        <p className={styles.soft}>
          <Moment of={order_date} />
          {way !== undefined && ` · ${way}`}
        </p>
        <p className={styles.contents}>{contents(items)}</p>
      </div>
      <div className={styles.status}>
        <VisuallyHidden>Status: </VisuallyHidden>
        <Chip tone={statusTone(status)}>{status}</Chip>
      </div>
      <p className={styles.total}>
        <VisuallyHidden>Total: </VisuallyHidden>
        {formatCents(total.grand_total)}
      </p>
    </li>
  )
}

/** Orders, each as one row that leads to its page. */
export function OrderList({ orders, heading = 'h2' }: { orders: readonly ListedOrder[]; heading?: Heading }) {
  if (orders.length === 0) return null
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <Row key={order.number} order={order} heading={heading} />
      ))}
    </ul>
  )
}

/** The list before it is there, of so many rows. */
export function OrderListSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <div className={styles.list}>
      <VisuallyHidden role="status">Your orders are on their way.</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={styles.waiting} />
      ))}
    </div>
  )
}
