import type { AnalyticsReport } from '@leaflog/core/wire/analytics/analytics-report'
import { vitalNames, vitalRating, type VitalName } from '@leaflog/core/wire/analytics/web-vitals'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import { classes } from '../../shared/ui/classes.ts'
import { ListTable } from './list-table.tsx'
import styles from './vitals.module.css'

/** Those that have a name here; see features/analytics/page-type.ts. */
const kindNames = [
  'home',
  'category',
  'product',
  'brands',
  'search',
  'cart',
  'checkout',
  'dispensaries',
  'wishlist',
  'account',
  'address',
  'orders',
  'account-information',
  'store-credit',
  'newsletter',
  'gift-card',
  'login',
  'create-account',
  'reset-password',
  'rewards',
  'profile',
  'content',
] as const

type Measured = AnalyticsReport['vitals'][number]

/** Seconds, milliseconds or a score, as the field writes them. */
function useVitalFormat(): (metric: VitalName, value: number) => string {
  const { number, locale } = useFormats()
  return (metric, value) => {
    if (metric === 'CLS') return number(value)
    const inSeconds = metric !== 'INP'
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: inSeconds ? 'second' : 'millisecond',
      maximumFractionDigits: inSeconds ? 1 : 0,
    }).format(inSeconds ? value / 1000 : value)
  }
}

/** The value, and its rating in words, since a color alone says nothing to many. */
function Vital({ measured }: { measured: Measured | undefined }) {
  const { t } = useTranslation('dashboard')
  const format = useVitalFormat()
  if (measured === undefined) return <span className={styles.none}>{t('vitals.unknown')}</span>
  const rating = vitalRating(measured.metric, measured.p75)
  return (
    <span className={classes(styles.vital, styles[rating])}>
      <span className={styles.value}>{format(measured.metric, measured.p75)}</span>
      <span className={styles.rating}>{t(`vitals.rating.${rating}`)}</span>
    </span>
  )
}

export type VitalsTableProps = Pick<AnalyticsReport, 'vitals'>

/** Core Web Vitals by kind of page, as three of four consenting visitors see them or better. */
export function VitalsTable({ vitals }: VitalsTableProps) {
  const { t } = useTranslation('dashboard')
  const nameOf = (kind: string) => {
    const known = kindNames.find((name) => name === kind)
    return known === undefined ? kind : t(`kind.${known}`)
  }
  const kinds = [...Map.groupBy(vitals, ({ kind }) => kind)]
  return (
    <div className={styles.vitals}>
      <ListTable
        heading={t('vitals.heading')}
        none={t('vitals.none')}
        columns={[
          { key: 'kind', title: t('vitals.page') },
          ...vitalNames.map((name) => ({
            key: name,
            title: t(`vitals.${name}`),
            number: true,
            minor: name === 'TTFB',
          })),
        ]}
        lines={kinds.map(([kind, of]) => ({
          key: kind,
          cells: [
            nameOf(kind),
            ...vitalNames.map((name) => <Vital key={name} measured={of.find(({ metric }) => metric === name)} />),
          ],
        }))}
      />
      <p className={styles.about}>{t('vitals.about')}</p>
    </div>
  )
}
