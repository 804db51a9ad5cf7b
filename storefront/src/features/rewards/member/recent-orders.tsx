import type { RecentOrder } from '@leaflog/core/wire/commerce/customer-model'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useTerm } from '../../../shared/i18n/use-term.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { NoOrders } from '../../../shared/ui/illustrations.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import styles from '../../../shared/settings/ledger.module.css'

/** The latest orders as a table; on a phone each row is a card. */
export function RecentOrders({ orders }: { orders: readonly RecentOrder[] }) {
  const { t } = useTranslation('rewards')
  const { day, money } = useFormats()
  const word = useTerm('orders')
  if (orders.length === 0)
    return (
      <section aria-labelledby="orders-heading" className={styles.section}>
        <h2 id="orders-heading">{t('orders.heading')}</h2>
        <EmptyState
          drawing={<NoOrders />}
          title={t('orders.noneTitle')}
          text={t('orders.noneText')}
          action={{ label: t('orders.menu'), href: '/shopd/category/flower' }}
        />
      </section>
    )
  return (
    <section aria-labelledby="orders-heading" className={styles.section}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <h2 id="orders-heading">{t('orders.heading')}</h2>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('orders.order')}</th>
            <th scope="col">{t('orders.date')}</th>
            <th scope="col">{t('orders.status')}</th>
            <th scope="col" className={styles.number}>
              {t('orders.total')}
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
                <time dateTime={order_date.slice(0, 10)}>{day(order_date)}</time>
              </td>
              <td className={styles.second}>{word(status)}</td>
              <td className={styles.number}>{money(total.grand_total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
