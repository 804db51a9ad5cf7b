import type { ProductDetails } from '@leaflog/core/wire/search'
import { batchHref } from '../places/test-links.ts'
import { AppLink } from '../ui/app-link.tsx'
import { Chip } from '../ui/chip.tsx'
import styles from './product-about.module.css'
import { TerpeneChart } from './terpene-chart.tsx'

/** What it is, what it does, what is in it and what the lab found. */
export function ProductAbout({ product }: { product: ProductDetails }) {
  const { lab } = product
  return (
    <div className={styles.about}>
      <section className={styles.section}>
        <h2>About it</h2>
        <p>{product.description}</p>
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
      {product.terpenes.length > 0 && (
        <section className={styles.section}>
          <h2>Terpenes</h2>
          <TerpeneChart terpenes={product.terpenes} />
        </section>
      )}
      {lab && (
        <section className={styles.section}>
          <h2>What the lab found</h2>
          <dl className={styles.lab}>
            <div>
              <dt>Laboratory</dt>
              <dd>{lab.laboratory}</dd>
            </div>
            <div>
              <dt>Batch</dt>
              <dd>
                <AppLink href={batchHref(lab.batch)}>{lab.batch}</AppLink>
              </dd>
            </div>
            {lab.harvested && (
              <div>
                <dt>Harvested</dt>
                <dd>{day(lab.harvested)}</dd>
              </div>
            )}
            <div>
              <dt>Tested</dt>
              <dd>{day(lab.tested)}</dd>
            </div>
          </dl>
        </section>
      )}
    </div>
  )
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `2026-09-03` is "September 3, 2026"; anything else is shown as it came. */
const day = (date: string): string => {
  const [, year, month, number] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []
  const name = months[Number(month) - 1]
  return name === undefined ? date : `${name} ${Number(number)}, ${year}`
}
