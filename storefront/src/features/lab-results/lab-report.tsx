import { commerceProductHref, productHref } from '@leaflog/core/catalogue'
import type { LabResult } from '@leaflog/core/wire/commerce/lab-results'
import { useDispensary } from '@leaflog/react'
import { BadgeCheck, Printer, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TerpeneChart } from '../../shared/product/terpene-chart.tsx'
import { useFormats } from '../../shared/i18n/formats.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { classes } from '../../shared/ui/classes.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import { LabPanels } from './lab-panels.tsx'
import { LabPotency } from './lab-potency.tsx'
import styles from './lab-report.module.css'
import { TESTS_PATH } from './test-links.ts'

/** In the channel of the visitor's store, if it is sold there. */
const useProductHref = ({ product }: LabResult): string => {
  const { chosen } = useDispensary()
  return chosen?.channel === 'commerce' && product.url_key !== null
    ? commerceProductHref(product.url_key)
    : productHref({ ...product, brand: { name: product.brand } })
}

/** The laboratory results of one batch: on screen and in print. */
export function LabReport({ result, lapsed }: { result: LabResult; lapsed: boolean }) {
  const { t } = useTranslation('places')
  const { day } = useFormats()
  const { product, passed } = result
  const facts: readonly (readonly [string, string])[] = [
    [t('report.batch'), result.batch],
    [t('report.laboratory'), result.laboratory],
    ...(result.harvested === null ? [] : [[t('report.harvested'), day(result.harvested)] as const]),
    [t('report.tested'), day(result.tested)],
    [t('report.expires'), day(result.expires)],
  ]
  return (
    <article className={styles.report}>
      <header className={styles.header}>
        <Picture path={product.image} alt="" width={200} height={200} eager className={styles.picture} />
        <div className={styles.title}>
          <p className={styles.brand}>{product.brand}</p>
          <h1 tabIndex={-1}>{product.name}</h1>
          <p className={classes(styles.verdict, !passed && styles.failed)}>
            <Icon icon={passed ? BadgeCheck : TriangleAlert} size={22} />
            {passed ? t('report.passed') : t('report.notPassed')}
          </p>
          {!passed && <p>{t('report.notPassedText')}</p>}
          {lapsed && <p className={styles.lapsed}>{t('report.lapsed', { day: day(result.expires) })}</p>}
          <div className={styles.actions}>
            <AppLink href={useProductHref(result)} className={buttonClass({ variant: 'secondary', size: 'small' })}>
              {t('report.toProduct')}
            </AppLink>
            <Button variant="quiet" size="small" className={styles.print} onClick={() => print()}>
              <Icon icon={Printer} size={18} />
              {t('report.print')}
            </Button>
          </div>
        </div>
        <section aria-label={t('report.facts')}>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </header>
      <div className={styles.found}>
        <LabPotency result={result} />
        {result.terpenes.length > 0 && (
          <section className={styles.section}>
            <h2>{t('report.terpenes')}</h2>
            <TerpeneChart terpenes={result.terpenes} />
          </section>
        )}
      </div>
      <LabPanels panels={result.panels} />
      <footer className={styles.foot}>
        <p>{t('report.foot', { batch: result.batch })}</p>
        <AppLink href={TESTS_PATH} className={styles.another}>
          {t('report.another')}
        </AppLink>
      </footer>
    </article>
  )
}
