import type { AnalyticsReport } from '@leaflog/core/wire/analytics/analytics-report'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import { classes } from '../../shared/ui/classes.ts'
import { funnelShape } from './funnel-shape.ts'
import styles from './funnel.module.css'

/** Size of the drawing before it is stretched: along the funnel, per stage; and across it. */
const LONG = 160
const ACROSS = 220

type Stage = AnalyticsReport['funnel'][number] & { ofFirst: number; lost: number | null }

const stagesOf = (funnel: AnalyticsReport['funnel']): Stage[] => {
  const first = funnel[0]?.visitors ?? 0
  return funnel.map((stage, index) => {
    const before = funnel[index - 1]?.visitors ?? 0
    return {
      ...stage,
      ofFirst: first === 0 ? 0 : stage.visitors / first,
      lost: before === 0 ? null : (before - stage.visitors) / before,
    }
  })
}

/** From the first page to an order, and where visitors leave: bands to look at, figures for everyone. */
export function Funnel({ funnel }: { funnel: AnalyticsReport['funnel'] }) {
  const { t } = useTranslation('dashboard')
  const { number, percent } = useFormats()
  const stages = stagesOf(funnel)
  const { bands } = funnelShape(
    stages.map(({ ofFirst }) => ofFirst),
    stages.length * LONG,
    ACROSS,
  )
  return (
    <ol className={styles.stages}>
      {stages.map(({ stage, visitors, ofFirst, lost }, index) => (
        <li key={stage} className={styles.stage}>
          <Band path={bands[index]?.path ?? ''} index={index} />
          <span className={styles.name}>{t(`funnel.stage.${stage}`)}</span>
          <span className={styles.count}>{number(visitors)}</span>
          <span className={styles.share}>
            {index === 0 ? t('funnel.everybody') : t('funnel.ofVisitors', { share: percent(ofFirst) })}
          </span>
          {lost !== null && (
            <span className={classes(styles.lost, lost === 0 && styles.none)}>
              {lost === 0 ? t('funnel.nobodyLeft') : t('funnel.left', { share: percent(lost) })}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** A stage's part of the funnel: horizontal if there is room, vertical on a phone. */
function Band({ path, index }: { path: string; index: number }) {
  const drawn = <path d={path} className={classes(styles.band, styles[`band${index}`])} />
  const start = index * LONG
  return (
    <span aria-hidden="true" className={styles.drawing}>
      <svg viewBox={`${start} 0 ${LONG} ${ACROSS}`} preserveAspectRatio="none" className={styles.lying}>
        {drawn}
      </svg>
      <svg viewBox={`0 ${start} ${ACROSS} ${LONG}`} preserveAspectRatio="none" className={styles.standing}>
        <g transform="matrix(0 1 1 0 0 0)">{drawn}</g>
      </svg>
    </span>
  )
}
