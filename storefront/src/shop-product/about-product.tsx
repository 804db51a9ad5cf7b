import type { CommerceProduct } from '@leaflog/core/wire/commerce-product'
import styles from '../catalogue/product-about.module.css'
import { TerpeneChart } from '../catalogue/terpene-chart.tsx'
import { batchHref } from '../places/test-links.ts'
import { AppLink } from '../ui/app-link.tsx'
import { Chip } from '../ui/chip.tsx'
import { plainParagraphs } from '../shop-listing/plain-words.ts'
import { attributeOf, otherAttributes, readTerpenes } from './product-facts.ts'

/** What it is, what it does, what is in it and what its label says (3.7). */
export function AboutProduct({ product }: { product: CommerceProduct }) {
  const terpenes = readTerpenes(attributeOf(product, 'terpenes'))
  const label = [
    ['THC', attributeOf(product, 'thc')],
    ['CBD', attributeOf(product, 'cbd')],
    ['Batch', product.batch_code],
    ['Taken as', product.consumption_forms.join(', ')],
    ...otherAttributes(product).map(({ label: name, value }) => [name, value] as const),
  ].filter(([, value]) => value !== '')
  return (
    <div className={styles.about}>
      <section className={styles.section}>
        <h2>About it</h2>
        {plainParagraphs(product.description || product.short_description).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {product.effects.length > 0 && (
          <ul className={styles.effects} aria-label="Effects that people report">
            {product.effects.map((effect) => (
              <li key={effect}>
                <Chip>{effect}</Chip>
              </li>
            ))}
          </ul>
        )}
      </section>
      {terpenes.length > 0 && (
        <section className={styles.section}>
          <h2>Terpenes</h2>
          <TerpeneChart terpenes={terpenes} />
        </section>
      )}
      {label.length > 0 && (
        <section className={styles.section}>
          <h2>On the label</h2>
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
