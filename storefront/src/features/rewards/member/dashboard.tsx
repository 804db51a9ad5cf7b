import type { Customer, RecentOrder, Rewards } from '@leaflog/core/wire/commerce/customer-model'
import { useLoaderData } from '@tanstack/react-router'
import { memo, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { site } from '../../../shared/page/site.ts'
import { ContentHtml } from '../../../shared/ui/content-html.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import styles from './dashboard.module.css'
import { MemberCard } from './member-card.tsx'
import { MemberPage } from './member-page.tsx'
import { NoAnswerState } from '../../../shared/ui/no-answer.tsx'
import { NotAMember } from './not-a-member.tsx'
import { Offers } from './offers.tsx'
import { PointsHistory } from './points-history.tsx'
import { PointsPanel } from './points-panel.tsx'
import { RecentOrders } from './recent-orders.tsx'
import { StaleNote } from '../../../shared/ui/stale-note.tsx'
import { type Member, useMember } from '../../../shared/settings/use-member.ts'

type Known = { customer: Customer; rewards: Rewards; orders: readonly RecentOrder[] | null }

const fullName = ({ firstname, lastname, suffix }: Customer): string =>
  [firstname, lastname, suffix].filter((part) => part !== null && part !== '').join(' ')

function Parts({ customer, rewards, orders }: Known) {
  const { t } = useTranslation('rewards')
  const { header } = useLoaderData({ from: '__root__' })
  return (
    <div className={styles.parts}>
      <div className={styles.whole}>
        <PointsPanel rewards={rewards} />
      </div>
      <MemberCard
        name={fullName(customer)}
        code={rewards.member_code}
        programme={header?.brand.rewardsName ?? t('programme', { brand: site.name })}
      />
      <PointsHistory history={rewards.history} />
      <div className={styles.whole}>
        <Offers offers={rewards.offers} />
      </div>
      <div className={styles.whole}>
        <RecentOrders orders={orders ?? []} />
      </div>
    </div>
  )
}

/** Drawn in slices, after what hears of the account's answers at once: five panels together block a phone. */
const Content = memo(function Content({ account, reload }: Member) {
  const { customer, rewards, orders, status, rewardsStatus } = account
  const failed = status === 'failed' || rewardsStatus === 'failed'
  if (customer !== null && !customer.loyalty.is_signed) return <NotAMember />
  if (customer === null || rewards === null)
    return failed ? <NoAnswerState what="rewards" onRetry={reload} /> : <DashboardSkeleton />
  return (
    <>
      <StaleNote failed={failed} onRetry={reload} />
      <Parts customer={customer} rewards={rewards} orders={orders} />
    </>
  )
})

/** /rewards/dashboard (2d.1): points, card, history, offers and orders of the signed-in member. */
export function DashboardPage() {
  // Loads the texts of the figures together with the page's.
  const { t } = useTranslation(['rewards', 'orders', 'account'])
  const { account, reload } = useMember('dashboard')
  const shown = useDeferredValue(account)
  const blocks = useLoaderData({ from: '/rewards/dashboard' })
  const name = account.customer?.firstname ?? ''
  const welcome = blocks['rewards_dashboard_welcome']
  return (
    <MemberPage
      narrow
      title={name === '' ? t('title') : t('greeting', { name })}
      lead={welcome && <ContentHtml html={welcome.content} language={welcome.language} />}
    >
      <Content account={shown} reload={reload} />
    </MemberPage>
  )
}
