import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../shared/ui/use-hydrated.ts'
import page from '../../shared/ui/page.module.css'
import { Controls } from './controls.tsx'
import styles from './dashboard-page.module.css'
import { LiveFeed } from './live-feed.tsx'
import { useQuestion } from './question.ts'
import { Report } from './report.tsx'
import { useFollowUp } from './use-follow-up.ts'
import { useReport } from './use-report.ts'
import { useStoreNames } from './use-store-names.ts'

/** The shop's performance, for its owner (1.8): funnel, orders, products, searches, and live events. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard')
  const hydrated = useHydrated()
  const [question, change] = useQuestion()
  const read = useReport(question)
  const nameOf = useStoreNames()
  const onNew = useFollowUp(read.refresh)
  return (
    <div className={page.page}>
      <header className={styles.header}>
        <p className={styles.eyebrow}>{t('development')}</p>
        <h1>{t('title')}</h1>
      </header>
      {hydrated && (
        <Controls question={question} onChange={change} stores={read.report?.knownStores ?? []} nameOf={nameOf} />
      )}
      <Report read={read} nameOf={nameOf} />
      {hydrated && <LiveFeed onNew={onNew} />}
    </div>
  )
}
