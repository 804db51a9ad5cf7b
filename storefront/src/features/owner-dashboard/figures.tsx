import type { AnalyticsReport } from '@leaflog/core/wire/analytics/analytics-report'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import styles from './figures.module.css'

/** The five main figures for an owner. */
export function Figures({ report: { funnel, orders } }: { report: AnalyticsReport }) {
  const { t } = useTranslation('dashboard')
  const { money, number, percent } = useFormats()
  const visitors = funnel[0]?.visitors ?? 0
  const buyers = funnel.at(-1)?.visitors ?? 0
  const figures = [
    ['visitors', number(visitors)],
    ['orders', number(orders.count)],
    ['revenue', money(orders.revenue)],
    ['average', orders.count === 0 ? '–' : money(Math.round(orders.revenue / orders.count))],
    ['conversion', visitors === 0 ? '–' : percent(buyers / visitors)],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name} className={styles.figure}>
          <dt>{t(`figure.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
