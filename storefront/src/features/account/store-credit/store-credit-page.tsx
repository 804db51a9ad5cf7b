/** Store credit and its history. */
import { storeCreditQuery } from '@leaflog/core/wire/commerce/store-credit'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsSection } from '../../../shared/settings/settings-section.tsx'
import { NoCredit } from '../../../shared/ui/illustrations.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { NoAnswerState } from '../../../shared/ui/no-answer.tsx'
import { Price } from '../../../shared/ui/price.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { StaleNote } from '../../../shared/ui/stale-note.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { AccountPage } from '../parts/account-page.tsx'
import { RedeemForm } from '../gift-cards/redeem-form.tsx'
import { useAccountAnswer } from '../parts/use-account-answer.ts'
import { CreditHistory } from './credit-history.tsx'
import { CreditPaging } from './credit-paging.tsx'
import styles from './store-credit-page.module.css'

const PAGE_SIZE = 10

function CreditSkeleton() {
  const { t } = useTranslation('account')
  return (
    <div className={styles.credit}>
      <VisuallyHidden role="status">{t('credit.loading')}</VisuallyHidden>
      <Skeleton className={styles.placeOfFigure} />
      <Skeleton className={styles.placeOfHistory} />
    </div>
  )
}

/** /account/store-credit (2c.6): the balance, its history, and how to add to it. */
export function StoreCreditPage() {
  const { t } = useTranslation('account')
  const [page, setPage] = useState(1)
  const variables = useMemo(() => ({ pageSize: PAGE_SIZE, currentPage: page }), [page])
  const { status, data, reload } = useAccountAnswer(storeCreditQuery, variables)
  const redeemed = () => {
    if (page === 1) reload()
    else setPage(1)
  }
  return (
    <AccountPage title={t('credit.title')} lead={t('credit.lead')}>
      {data === null && status === 'failed' && <NoAnswerState what="storeCredit" onRetry={reload} />}
      {data === null && status === 'loading' && <CreditSkeleton />}
      {data !== null && (
        <div className={styles.credit} aria-busy={status === 'loading'}>
          <StaleNote failed={status === 'failed'} onRetry={reload} />
          <p className={styles.balance}>
            <span className={styles.label}>{t('credit.balance')}</span>
            <Price cents={data.balance} className={styles.figure} />
          </p>
          {data.history.length === 0 ? (
            <EmptyState
              drawing={<NoCredit />}
              title={t('credit.noneTitle')}
              text={t('credit.noneText')}
              action={{ label: t('credit.about'), href: '/account/gift-card' }}
            />
          ) : (
            <>
              <CreditHistory history={data.history} />
              <CreditPaging page={page} pages={data.pages} onChange={setPage} />
            </>
          )}
        </div>
      )}
      <SettingsSection title={t('credit.redeem')} text={t('credit.redeemText')}>
        <RedeemForm onRedeemed={redeemed} />
      </SettingsSection>
    </AccountPage>
  )
}
