import type { LabResult } from '@leaflog/core/wire/commerce/lab-results'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import styles from './lab-report.module.css'

const compounds = ['total_thc', 'thca', 'delta_9_thc', 'total_cbd', 'cbda', 'cbd', 'cbg'] as const

type Labeled = NonNullable<LabResult['product']['thc']>

/** The label states totals. */
const labelOf = ({ product }: LabResult, compound: string): Labeled | null =>
  compound === 'total_thc' ? product.thc : compound === 'total_cbd' ? product.cbd : null

/** The cannabinoids as bars, with the totals on the label. */
export function LabPotency({ result }: { result: LabResult }) {
  const { t } = useTranslation('places')
  const { number, percent } = useFormats()
  const most = Math.max(1, ...result.potency.map(({ amount }) => amount))
  const nameOf = (code: string): string => {
    const known = compounds.find((one) => one === code)
    return known === undefined ? code : t(`report.compounds.${known}`)
  }
  const rangeOf = ({ min, max, unit }: Labeled): string => {
    const figures = min === max ? number(min) : `${number(min)}–${number(max)}`
    return t('report.label', { range: unit === '%' ? `${figures}%` : t('report.mgPackage', { range: figures }) })
  }
  return (
    <section className={styles.section}>
      <h2>{t('report.potency')}</h2>
      <dl className={styles.potency}>
        {result.potency.map(({ compound, amount, unit }) => {
          const label = labelOf(result, compound)
          return (
            <div key={compound} className={label === null ? styles.part : styles.total}>
              <dt>{nameOf(compound)}</dt>
              <dd>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
                  <rect width="100" height="4" className={styles.track} />
                  <rect width={(amount / most) * 100} height="4" className={styles.amount} />
                </svg>
                <span className={styles.figure}>
                  {amount === 0
                    ? t('report.notDetected')
                    : unit === 'PERCENT'
                      ? `${number(amount)}%`
                      : t('report.ofLabel', { amount: percent(amount / 100) })}
                </span>
                {label !== null && <span className={styles.label}>{rangeOf(label)}</span>}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
