import type { ProductDetails } from '@leaflog/core/wire/search/search'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../i18n/formats.ts'
import { useTerm } from '../i18n/use-term.ts'
import styles from './terpene-chart.module.css'

type Terpene = ProductDetails['terpenes'][number]

const centre = 60
const longest = 52

/** A petal that points up from the center, `reach` long. */
const petal = (reach: number): string => {
  const half = Math.max(4, reach * 0.26)
  const round = (value: number) => Math.round(value * 10) / 10
  return `M0 0C${round(half)} ${round(-reach * 0.35)} ${round(half)} ${round(-reach * 0.8)} 0 ${round(-reach)}C${round(-half)} ${round(-reach * 0.8)} ${round(-half)} ${round(-reach * 0.35)} 0 0Z`
}

export type TerpeneChartProps = { terpenes: readonly Terpene[] }

/** The terpenes as the petals of a flower, each petal's area its share; the list beside it has the same content. */
export function TerpeneChart({ terpenes }: TerpeneChartProps) {
  const { t } = useTranslation('product')
  const { number } = useFormats()
  const word = useTerm('product')
  const shown = terpenes.toSorted((a, b) => b.percent - a.percent).slice(0, 6)
  const most = Math.max(...shown.map((terpene) => terpene.percent))
  const shares = shown.map(({ name, percent }) => t('terpenes.share', { name: word(name), share: number(percent) }))
  return (
    <div className={styles.chart}>
      <svg
        viewBox="0 0 120 120"
        role="img"
        aria-label={t('terpenes.said', { shares: shares.join(', ') })}
        className={styles.flower}
      >
        <circle cx={centre} cy={centre} r={longest} className={styles.ring} />
        <circle cx={centre} cy={centre} r={longest / 2} className={styles.ring} />
        <g transform={`translate(${centre} ${centre})`}>
          {shown.map((terpene, position) => (
            <path
              key={terpene.name}
              d={petal(Math.sqrt(terpene.percent / most) * longest)}
              transform={`rotate(${(360 / shown.length) * position})`}
              className={styles[`petal${position}`]}
            />
          ))}
          <circle r="4" className={styles.heart} />
        </g>
      </svg>
      <ol className={styles.list}>
        {shown.map((terpene, position) => (
          <li key={terpene.name}>
            <svg viewBox="0 0 10 10" aria-hidden="true" className={styles.key}>
              <circle cx="5" cy="5" r="5" className={styles[`petal${position}`]} />
            </svg>
            <span>{word(terpene.name)}</span>
            <span className={styles.percent}>{terpene.percent.toFixed(2)}%</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
