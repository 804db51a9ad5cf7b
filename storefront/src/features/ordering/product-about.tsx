import type { ProductDetails } from '@leaflog/core/wire/search/search'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import { useLangOf } from '../../shared/i18n/in-language.ts'
import { batchHref } from '../lab-results/test-links.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { Effects, Terpenes } from '../../shared/product/product-about.tsx'
import styles from '../../shared/product/product-about.module.css'

/** Description, effects, contents and lab results. */
export function ProductAbout({ product }: { product: ProductDetails }) {
  const { t } = useTranslation('product')
  const { day } = useFormats()
  const langOf = useLangOf()
  const { lab } = product
  return (
    <div className={styles.about}>
      <section className={styles.section}>
        <h2>{t('about.heading')}</h2>
        <p lang={langOf('en')}>{product.description}</p>
        <Effects effects={product.effects} />
      </section>
      <Terpenes terpenes={product.terpenes} />
      {lab && (
        <section className={styles.section}>
          <h2>{t('about.lab')}</h2>
          <dl className={styles.lab}>
            <div>
              <dt>{t('about.laboratory')}</dt>
              <dd>{lab.laboratory}</dd>
            </div>
            <div>
              <dt>{t('about.batch')}</dt>
              <dd>
                <AppLink href={batchHref(lab.batch)}>{lab.batch}</AppLink>
              </dd>
            </div>
            {lab.harvested && (
              <div>
                <dt>{t('about.harvested')}</dt>
                <dd>{day(lab.harvested)}</dd>
              </div>
            )}
            <div>
              <dt>{t('about.tested')}</dt>
              <dd>{day(lab.tested)}</dd>
            </div>
          </dl>
        </section>
      )}
    </div>
  )
}
