import { useTranslation } from 'react-i18next'
import { useFormats } from '../i18n/formats.ts'
import { classes } from './classes.ts'
import styles from './price.module.css'

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** `4550` is "$45.50" (1.9, 9f.2). */
export const formatCents = (cents: number): string => usd.format(cents / 100)

/** A price in cents; with `was` the previous higher price, struck through and announced to screen readers. */
export function Price({
  cents,
  was,
  className,
}: {
  cents: number
  was?: number | null | undefined
  className?: string | undefined
}) {
  const { t } = useTranslation('common')
  const { money } = useFormats()
  const reduced = was !== null && was !== undefined && was > cents
  return (
    <span className={classes(styles.price, reduced && styles.reduced, className)}>
      {reduced && (
        <>
          <span className={styles.said}>{t('price.was')} </span>
          <s className={styles.was}>{money(was)}</s> <span className={styles.said}>{t('price.now')} </span>
        </>
      )}
      <span>{money(cents)}</span>
    </span>
  )
}
