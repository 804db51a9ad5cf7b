import type { AnalyticsReport } from '@leaflog/core/wire/analytics/analytics-report'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import { Button } from '../../shared/ui/button.tsx'
import { classes } from '../../shared/ui/classes.ts'
import { NoAnswer, NoOrders } from '../../shared/ui/illustrations.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { Figures } from './figures.tsx'
import { Funnel } from './funnel.tsx'
import styles from './report.module.css'
import { PlaceTables, ProductTable, SearchTables } from './tables.tsx'
import { TimeBars } from './time-bars.tsx'
import type { ReadReport } from './use-report.ts'
import { VitalsTable } from './vitals.tsx'

/** Whether nothing happened at all, with or without visitors. */
const isEmpty = ({ funnel, orders, searches, products }: AnalyticsReport): boolean =>
  funnel[0]?.visitors === 0 && orders.count === 0 && searches.length === 0 && products.length === 0

type ReportProps = { read: ReadReport; nameOf: (store: string) => string }

/** The figures, or why there are none. */
export function Report({ read: { report, busy, failed, refresh }, nameOf }: ReportProps) {
  const { t } = useTranslation('dashboard')
  const retry = <Button onClick={refresh}>{t('failed.action')}</Button>
  if (report === null) {
    return failed ? (
      <div role="alert">
        <EmptyState drawing={<NoAnswer />} title={t('failed.heading')} text={t('failed.text')} action={retry} />
      </div>
    ) : (
      <Waiting />
    )
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">{busy ? t('loading') : t('updated')}</span>
      </VisuallyHidden>
      {failed && (
        <p role="alert" className={styles.stale}>
          {t('failed.stale')} {retry}
        </p>
      )}
      {isEmpty(report) ? (
        <EmptyState
          drawing={<NoOrders />}
          title={t('empty.heading')}
          text={t('empty.text')}
          action={{ label: t('empty.action'), href: '/' }}
        />
      ) : (
        <Filled report={report} nameOf={nameOf} />
      )}
      {/* Measurements belong to no store, so a store without visitors has them too. */}
      {(report.vitals.length > 0 || !isEmpty(report)) && <VitalsTable vitals={report.vitals} />}
    </>
  )
}

function Filled({ report, nameOf }: { report: AnalyticsReport; nameOf: (store: string) => string }) {
  const { t } = useTranslation('dashboard')
  const { money, number } = useFormats()
  const heading = useId()
  const visitors = report.funnel[0]?.visitors ?? 0
  return (
    <div className={styles.report}>
      <Figures report={report} />
      <section aria-labelledby={heading} className={styles.section}>
        <div className={styles.about}>
          <h2 id={heading}>{t('funnel.heading')}</h2>
          <p>{t('funnel.about')}</p>
        </div>
        <Funnel funnel={report.funnel} />
      </section>
      <div className={styles.pair}>
        <TimeBars
          heading={t('figure.visitors')}
          total={number(visitors)}
          timeline={report.timeline}
          value={(slot) => slot.visitors}
          format={number}
          tone="visitors"
        />
        <TimeBars
          heading={t('figure.revenue')}
          total={`${money(report.orders.revenue)} · ${t('timeline.orders', { count: report.orders.count })}`}
          timeline={report.timeline}
          value={(slot) => slot.revenue}
          format={money}
          tone="revenue"
        />
      </div>
      <ProductTable products={report.products} />
      <div className={styles.pair}>
        <SearchTables searches={report.searches} withoutResult={report.withoutResult} />
        <PlaceTables stores={report.stores} channels={report.channels} nameOf={nameOf} />
      </div>
    </div>
  )
}

/** A placeholder of the same size, so that nothing shifts. */
function Waiting() {
  const { t } = useTranslation('dashboard')
  return (
    <div className={styles.report}>
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      <Skeleton className={classes(styles.waiting, styles.waitingFigures)} />
      <Skeleton className={classes(styles.waiting, styles.waitingFunnel)} />
      <div className={styles.pair}>
        <Skeleton className={classes(styles.waiting, styles.waitingBars)} />
        <Skeleton className={classes(styles.waiting, styles.waitingBars)} />
      </div>
    </div>
  )
}
