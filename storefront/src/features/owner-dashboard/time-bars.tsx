import type { AnalyticsReport } from '@leaflog/core/wire/analytics/analytics-report'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import styles from './time-bars.module.css'

type Slot = AnalyticsReport['timeline'][number]

const WIDTH = 560
const HEIGHT = 120
/** Minimum height, to distinguish little from nothing. */
const LEAST = 2

/** A round number above the maximum, for the grid line. */
const ceilingOf = (highest: number): number => {
  if (highest <= 0) return 1
  const step = 10 ** Math.floor(Math.log10(highest))
  return Math.ceil(highest / step) * step
}

export type TimeBarsProps = {
  heading: string
  total: ReactNode
  timeline: readonly Slot[]
  value: (slot: Slot) => number
  format: (value: number) => string
  tone: 'visitors' | 'revenue'
}

/** A figure over the hours of a day or over days: bars to look at, a table for screen readers. */
export function TimeBars({ heading, total, timeline, value, format, tone }: TimeBarsProps) {
  const { t } = useTranslation('dashboard')
  const { moment } = useFormats()
  const headingId = useId()
  const hours = timeline.length > 0 && new Set(timeline.map(({ begins }) => begins.slice(0, 10))).size === 1
  const label = ({ begins }: Slot): string =>
    moment(
      Date.parse(`${begins}Z`),
      hours ? { hour: 'numeric', timeZone: 'UTC' } : { day: 'numeric', month: 'short', timeZone: 'UTC' },
    )
  const ceiling = ceilingOf(Math.max(0, ...timeline.map(value)))
  const column = WIDTH / Math.max(1, timeline.length)
  const gap = Math.min(6, column * 0.25)
  const [first, last] = [timeline[0], timeline.at(-1)]
  return (
    <figure aria-labelledby={headingId} className={styles.figure}>
      <figcaption className={styles.caption}>
        <span id={headingId} className={styles.heading}>
          {heading}
        </span>
        <span className={styles.total}>{total}</span>
      </figcaption>
      <div className={styles.plot}>
        <span aria-hidden="true" className={styles.ceiling}>
          {format(ceiling)}
        </span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className={styles.bars}>
          {timeline.map((slot, index) => {
            const height = value(slot) === 0 ? 0 : Math.max(LEAST, (value(slot) / ceiling) * HEIGHT)
            return (
              <rect
                key={slot.begins}
                x={index * column + gap / 2}
                y={HEIGHT - height}
                width={column - gap}
                height={height}
                className={styles[tone]}
              >
                <title>{`${label(slot)}: ${format(value(slot))}`}</title>
              </rect>
            )
          })}
        </svg>
        <div aria-hidden="true" className={styles.axis}>
          <span>{first && label(first)}</span>
          <span>{last && last !== first && label(last)}</span>
        </div>
      </div>
      <VisuallyHidden>
        <table>
          <caption>{heading}</caption>
          <thead>
            <tr>
              <th scope="col">{t('timeline.when')}</th>
              <th scope="col">{heading}</th>
            </tr>
          </thead>
          <tbody>
            {timeline.map((slot) => (
              <tr key={slot.begins}>
                <th scope="row">{label(slot)}</th>
                <td>{format(value(slot))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  )
}
