import type { CommerceProduct } from '@leaflog/core/wire/commerce/commerce-product'
import { useTranslation } from 'react-i18next'
import { Effects, Terpenes } from '../../../shared/product/product-about.tsx'
import styles from '../../../shared/product/product-about.module.css'
import { useLangOf } from '../../../shared/i18n/in-language.ts'
import { useTerm } from '../../../shared/i18n/use-term.ts'
import { batchHref } from '../../lab-results/test-links.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { plainParagraphs } from '@leaflog/core/content'
import { attributeOf, otherAttributes, readTerpenes } from './product-facts.ts'

/** Description, effects, contents and label data (3.7). */
export function AboutProduct({ product }: { product: CommerceProduct }) {
  const { t } = useTranslation('product')
  const word = useTerm('product')
  const langOf = useLangOf()
  const terpenes = readTerpenes(attributeOf(product, 'terpenes'))
  const label = [
    ['THC', attributeOf(product, 'thc')],
    ['CBD', attributeOf(product, 'cbd')],
    [t('about.batch'), product.batch_code],
    [t('about.takenAs'), product.consumption_forms.map((form) => word(form)).join(', ')],
    ...otherAttributes(product).map(({ label: name, value }) => [word(name), value] as const),
  ].filter(([, value]) => value !== '')
  return (
    <div className={styles.about}>
      <section className={styles.section}>
        <h2>{t('about.heading')}</h2>
        {plainParagraphs(product.description || product.short_description).map((text) => (
          <p key={text} lang={langOf('en')}>
            {text}
          </p>
        ))}
        <Effects effects={product.effects} />
      </section>
      <Terpenes terpenes={terpenes} />
      {label.length > 0 && (
        <section className={styles.section}>
          <h2>{t('about.label')}</h2>
          <dl className={styles.lab}>
            {label.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value === product.batch_code ? <AppLink href={batchHref(value)}>{value}</AppLink> : value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}
