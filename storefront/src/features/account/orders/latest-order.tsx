import { customerOrdersQuery } from '@leaflog/core/wire/commerce/commerce-orders'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { useAccountAnswer } from '../parts/use-account-answer.ts'
import styles from './latest-order.module.css'
import { OrderList } from './order-list.tsx'
import { ORDERS_PATH } from './orders-search.ts'

const latest = { filter: {}, currentPage: 1, pageSize: 1 }

/** The customer's latest order, to order it again; nothing where there is none, or no answer. */
export function LatestOrder() {
  const { t } = useTranslation('orders')
  const { data } = useAccountAnswer(customerOrdersQuery, latest)
  if (data === null || data.orders.length === 0) return null
  return (
    <section aria-labelledby="latest-order" className={styles.latest}>
      <div className={styles.head}>
        <h2 id="latest-order">{t('latest')}</h2>
        <AppLink href={ORDERS_PATH}>{t('all')}</AppLink>
      </div>
      <OrderList orders={data.orders} heading="h3" />
    </section>
  )
}
