import { type ListedItem, type ListedOrder, pictureOf } from '@leaflog/core/wire/commerce/commerce-orders'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type Formats, useFormats } from '../../../shared/i18n/formats.ts'
import { useTerm } from '../../../shared/i18n/use-term.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { ItemPicture } from './item-picture.tsx'
import { Moment } from './moment.tsx'
import styles from './order-list.module.css'
import { OrderAgain } from './order-again.tsx'
import { statusTone } from './order-status.ts'
import { orderHref } from './orders-search.ts'

const shown = 3

/** The first images, and how many more there are. */
function Thumbnails({ items }: { items: readonly ListedItem[] }) {
  const more = items.length - shown
  return (
    <div className={styles.thumbnails}>
      {items.slice(0, shown).map((item) => (
        <ItemPicture key={item.id} small path={pictureOf(item)} />
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </div>
  )
}

const isWay = (type: string | null) => type === 'pickup' || type === 'delivery'

const contents = (
  items: readonly ListedItem[],
  t: TFunction<'orders'>,
  { number }: Pick<Formats, 'number'>,
): string => {
  const [one, ...others] = items.map(({ product_name, product_sku }) => product_name || product_sku)
  if (one === undefined) return t('list.nothing')
  const count = others.length
  return count === 0 ? one : t('list.andMore', { count, name: one, number: number(count) })
}

type Heading = 'h2' | 'h3'

function Row({ order, heading: Number }: { order: ListedOrder; heading: Heading }) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const word = useTerm('orders')
  const { number, order_date, status, checkout_type, items, total } = order
  return (
    <li className={styles.row}>
      <Thumbnails items={items} />
      <div className={styles.facts}>
        <Number className={styles.number}>
          <AppLink href={orderHref(number)} className={styles.link}>
            {t('order', { number })}
          </AppLink>
        </Number>
        <p className={styles.soft}>
          <Moment of={order_date} />
          {isWay(checkout_type) && ` · ${t(`list.${checkout_type}`)}`}
        </p>
        <p className={styles.contents}>{contents(items, t, formats)}</p>
      </div>
      <div className={styles.status}>
        <VisuallyHidden>{t('list.status')} </VisuallyHidden>
        <Chip tone={statusTone(status)}>{word(status)}</Chip>
      </div>
      <p className={styles.total}>
        <VisuallyHidden>{t('list.total')} </VisuallyHidden>
        {formats.money(total.grand_total)}
      </p>
      <div className={styles.again}>
        <OrderAgain order={order} />
      </div>
    </li>
  )
}

/** Orders, one row each, linking to their pages. */
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

/** Placeholder for the list, with the given number of rows. */
export function OrderListSkeleton({ rows = 4 }: { rows?: number }) {
  const { t } = useTranslation('orders')
  return (
    <div className={styles.list}>
      <VisuallyHidden role="status">{t('list.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={styles.waiting} />
      ))}
    </div>
  )
}
