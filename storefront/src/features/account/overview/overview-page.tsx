/** The first page of the account. */
import { accountOverviewQuery, type AccountOverview } from '@leaflog/core/wire/commerce/account-overview'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { NoAnswerState } from '../../../shared/ui/no-answer.tsx'
import { StaleNote } from '../../../shared/ui/stale-note.tsx'
import { AccountPage } from '../parts/account-page.tsx'
import { NoOrdersYet } from '../orders/no-orders.tsx'
import { OrderList, OrderListSkeleton } from '../orders/order-list.tsx'
import { ORDERS_PATH } from '../orders/orders-search.ts'
import { useAccountAnswer } from '../parts/use-account-answer.ts'
import { UnconfirmedNote } from '../confirm-email/unconfirmed-note.tsx'
import { Figures, FiguresSkeleton } from './figures.tsx'
import styles from './overview-page.module.css'

const nothing = {}

function Known({ of }: { of: AccountOverview }) {
  const { t } = useTranslation('account')
  const { number } = useFormats()
  const { latestOrder, orders } = of
  return (
    <>
      <section aria-labelledby="latest-order" className={styles.section}>
        <div className={styles.head}>
          <h2 id="latest-order" className={styles.heading}>
            {t('overview.latest')}
          </h2>
          {orders > 1 && <AppLink href={ORDERS_PATH}>{t('overview.allOrders', { number: number(orders) })}</AppLink>}
        </div>
        {latestOrder === null ? <NoOrdersYet /> : <OrderList orders={[latestOrder]} heading="h3" />}
      </section>
      <Figures of={of} />
    </>
  )
}

/** /account (2c.6): the latest order, and links to everything else with its total. */
export function OverviewPage() {
  const { t } = useTranslation('account')
  const { status, data, reload } = useAccountAnswer(accountOverviewQuery, nothing)
  const name = data?.firstname ?? ''
  return (
    <AccountPage
      title={name === '' ? t('overview.title') : t('overview.greeting', { name })}
      lead={<p>{data?.email ?? ' '}</p>}
    >
      {data === null && status === 'failed' && <NoAnswerState what="account" onRetry={reload} />}
      {data === null && status === 'loading' && (
        <>
          <OrderListSkeleton rows={1} />
          <FiguresSkeleton />
        </>
      )}
      {data !== null && (
        <>
          <StaleNote failed={status === 'failed'} onRetry={reload} />
          {!data.isEmailConfirmed && <UnconfirmedNote email={data.email} />}
          <Known of={data} />
        </>
      )}
    </AccountPage>
  )
}
