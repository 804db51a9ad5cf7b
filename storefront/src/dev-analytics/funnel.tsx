import type { AnalyticsReport } from '@leaflog/core/wire/analytics-report'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../i18n/formats.ts'
import { classes } from '../ui/classes.ts'
import { funnelShape } from './funnel-shape.ts'
import styles from './funnel.module.css'

const WIDTH = 1120
const HEIGHT = 220
const ROW = 88

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

/** The way from a first page to an order, and where visitors leave it: the picture for the eye, the list for everybody. */
export function Funnel({ funnel }: { funnel: AnalyticsReport['funnel'] }) {
  const { t } = useTranslation('dashboard')
  const { number, percent } = useFormats()
  const stages = stagesOf(funnel)
  const shares = stages.map(({ ofFirst }) => ofFirst)
  const wide = funnelShape(shares, WIDTH, HEIGHT)
  const tall = funnelShape(shares, stages.length * ROW, 100)
  return (
    <div className={styles.funnel}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className={styles.wide}>
        <Bands paths={wide.bands.map(({ path }) => path)} />
      </svg>
      <svg
        viewBox={`0 0 100 ${stages.length * ROW}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.tall}
      >
        <g transform="matrix(0 1 1 0 0 0)">
          <Bands paths={tall.bands.map(({ path }) => path)} />
        </g>
      </svg>
      <ol className={styles.stages}>
        {stages.map(({ stage, visitors, ofFirst, lost }, index) => (
          <li key={stage} className={styles.stage}>
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
    </div>
  )
}

function Bands({ paths }: { paths: readonly string[] }) {
  return paths.map((path, index) => (
    <path key={path} d={path} className={classes(styles.band, styles[`band${index}`])} />
  ))
}
