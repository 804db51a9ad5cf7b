/** Past orders: list, details, order again, cancel. */
import { customerOrdersQuery } from '@leaflog/core/wire/commerce/commerce-orders'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { NoAnswerState } from '../../../shared/ui/no-answer.tsx'
import { StaleNote } from '../../../shared/ui/stale-note.tsx'
import { AccountPage } from '../parts/account-page.tsx'
import { useAccountAnswer } from '../parts/use-account-answer.ts'
import { NoOrdersFound, NoOrdersYet } from './no-orders.tsx'
import { OrderList, OrderListSkeleton } from './order-list.tsx'
import { OrdersFilter } from './orders-filter.tsx'
import { OrdersPaging } from './orders-paging.tsx'
import { ordersVariables, readOrdersSearch } from './orders-search.ts'
import styles from './orders-page.module.css'

/** /account/orders (2c.6): the customer's orders, the latest first, by status and number. */
export function OrdersPage() {
  const { t } = useTranslation('orders')
  const { number } = useFormats()
  const raw = useSearch({ strict: false })
  const search = useMemo(() => readOrdersSearch(raw), [raw])
  const variables = useMemo(() => ordersVariables(search), [search])
  const { status, data, reload } = useAccountAnswer(customerOrdersQuery, variables)
  const isFiltered = search.status !== null || search.number !== ''
  const nothing = data !== null && data.count === 0 && status !== 'loading'
  const found = data === null ? '' : t('found', { count: data.count, number: number(data.count) })
  return (
    <AccountPage title={t('title')}>
      {(isFiltered || !nothing) && <OrdersFilter search={search} />}
      <VisuallyHidden role="status">{status === 'ready' ? found : ''}</VisuallyHidden>
      {data === null && status === 'failed' && <NoAnswerState what="orders" onRetry={reload} />}
      {data === null && status === 'loading' && <OrderListSkeleton />}
      {data !== null && (
        <div className={styles.found} aria-busy={status === 'loading'}>
          <StaleNote failed={status === 'failed'} onRetry={reload} />
          {nothing && (isFiltered ? <NoOrdersFound /> : <NoOrdersYet />)}
          <OrderList orders={data.orders} />
          <OrdersPaging search={search} pages={data.pages} />
        </div>
      )}
    </AccountPage>
  )
}
