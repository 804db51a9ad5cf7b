import { storeCreditQuery } from '@leaflog/core/wire/store-credit'
import { useMemo, useState } from 'react'
import { SettingsSection } from '../../personal/settings-section.tsx'
import { NoCredit } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NoAnswerState } from '../../ui/no-answer.tsx'
import { Price } from '../../ui/price.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StaleNote } from '../../ui/stale-note.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AccountPage } from '../account-page.tsx'
import { RedeemForm } from '../gift-cards/redeem-form.tsx'
import { useAccountAnswer } from '../use-account-answer.ts'
import { CreditHistory } from './credit-history.tsx'
import { CreditPaging } from './credit-paging.tsx'
import styles from './store-credit-page.module.css'

const PAGE_SIZE = 10

function CreditSkeleton() {
  return (
    <div className={styles.credit}>
      <VisuallyHidden role="status">Your store credit is on its way.</VisuallyHidden>
      <Skeleton className={styles.placeOfFigure} />
      <Skeleton className={styles.placeOfHistory} />
    </div>
  )
}

/** /account/store-credit (2c.6): what the shop owes, how it came to be, and how to make more of it. */
export function StoreCreditPage() {
  const [page, setPage] = useState(1)
  const variables = useMemo(() => ({ pageSize: PAGE_SIZE, currentPage: page }), [page])
  const { status, data, reload } = useAccountAnswer(storeCreditQuery, variables)
  const redeemed = () => {
    if (page === 1) reload()
    else setPage(1)
  }
  return (
    <AccountPage title="Your store credit" lead="It pays for anything in the shop, at checkout, and has no last day.">
      {data === null && status === 'failed' && <NoAnswerState what="store credit" onRetry={reload} />}
      {data === null && status === 'loading' && <CreditSkeleton />}
      {data !== null && (
        <div className={styles.credit} aria-busy={status === 'loading'}>
          <StaleNote failed={status === 'failed'} onRetry={reload} />
          <p className={styles.balance}>
            <span className={styles.label}>Balance</span>
            <Price cents={data.balance} className={styles.figure} />
          </p>
          {data.history.length === 0 ? (
            <EmptyState
              drawing={<NoCredit />}
              title="Nothing in the purse yet"
              text="Credit comes from gift cards and from what we give back."
              action={{ label: 'About gift cards', href: '/account/gift-card' }}
            />
          ) : (
            <>
              <CreditHistory history={data.history} />
              <CreditPaging page={page} pages={data.pages} onChange={setPage} />
            </>
          )}
        </div>
      )}
      <SettingsSection title="Redeem a gift card" text="All that is on it becomes store credit.">
        <RedeemForm onRedeemed={redeemed} />
      </SettingsSection>
    </AccountPage>
  )
}
