import { customerOrderQuery } from '@leaflog/core/wire/commerce/commerce-orders'
import { useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { NoOrders } from '../../../shared/ui/illustrations.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { NoAnswerState } from '../../../shared/ui/no-answer.tsx'
import { StaleNote } from '../../../shared/ui/stale-note.tsx'
import { AccountPage } from '../parts/account-page.tsx'
import { useAccountAnswer } from '../parts/use-account-answer.ts'
import { Moment } from './moment.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderDetails } from './order-details.tsx'
import styles from './order-page.module.css'
import { OrderSkeleton } from './order-skeleton.tsx'
import { ORDERS_PATH } from './orders-search.ts'
import { ReorderNote } from './reorder-note.tsx'
import { useFollowedOrder } from './use-followed-order.ts'
import { useReorder } from './use-reorder.ts'

function NoSuchOrder() {
  const { t } = useTranslation('orders')
  return (
    <EmptyState
      drawing={<NoOrders />}
      title={t('noSuch.title')}
      text={t('noSuch.text')}
      action={{ label: t('showAll'), href: ORDERS_PATH }}
    />
  )
}

function OneOrder({ number }: { number: string }) {
  const { t } = useTranslation('orders')
  const variables = useMemo(() => ({ number }), [number])
  const { status, data: order, reload, replace } = useAccountAnswer(customerOrderQuery, variables)
  const reorder = useReorder()
  useFollowedOrder(order, reload)
  return (
    <AccountPage
      title={t('order', { number })}
      lead={
        <>
          <p className={styles.placed}>
            {order !== null && (
              <Trans t={t} i18nKey="placed" components={{ when: <Moment of={order.order_date} withTime /> }} />
            )}
          </p>
          <AppLink href={ORDERS_PATH} className={styles.back}>
            <Icon icon={ArrowLeft} size={16} />
            {t('all')}
          </AppLink>
        </>
      }
      actions={order === null ? undefined : <OrderActions order={order} reorder={reorder} onCanceled={replace} />}
    >
      {order === null && status === 'failed' && <NoAnswerState what="order" onRetry={reload} />}
      {order === null && status === 'loading' && <OrderSkeleton />}
      {order === null && status === 'ready' && <NoSuchOrder />}
      {order !== null && (
        <>
          <ReorderNote result={reorder.result} />
          <StaleNote failed={status === 'failed'} onRetry={reload} />
          <OrderDetails order={order} />
        </>
      )}
    </AccountPage>
  )
}

/** /account/orders/NUMBER (2c.6): one order of the customer. */
export function OrderPage() {
  const { number } = useParams({ from: '/account/orders/$number' })
  return <OneOrder key={number} number={number} />
}
