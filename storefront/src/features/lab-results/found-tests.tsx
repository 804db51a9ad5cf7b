import type { FoundBatch } from '@leaflog/core/wire/commerce/lab-results'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import { Paging } from '../../shared/product/paging.tsx'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import styles from './found-tests.module.css'
import { batchHref, foundHref } from './test-links.ts'

type FoundTestsProps = {
  items: readonly FoundBatch[]
  /** The code they share, if one was searched for. */
  batch?: string
  search?: string
  total?: number
  page?: number
  pages?: number
}

/** Batches, each with its product. */
export function FoundTests({ items, batch, search = '', total = 0, page = 1, pages = 1 }: FoundTestsProps) {
  const { t } = useTranslation('places')
  const { shortDay } = useFormats()
  return (
    <section className={styles.found}>
      <div role="status">
        <h2>{batch === undefined ? t('tests.found', { count: total, search }) : t('tests.more', { batch })}</h2>
      </div>
      <ul className={styles.list}>
        {items.map((found) => (
          <li key={`${found.batch} ${found.product.product_id}`}>
            <AppLink href={batchHref(found.batch, found.product.product_id)} className={styles.item}>
              <Picture path={found.product.image} alt="" width={72} height={72} className={styles.picture} />
              <span className={styles.product}>
                <span className={styles.name}>{found.product.name}</span>
                <span className={styles.soft}>{found.product.brand}</span>
              </span>
              <span className={styles.batch}>
                <span className={styles.code}>{found.batch}</span>
                <span className={styles.soft}>{t('tests.testedOn', { day: shortDay(found.tested) })}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      <Paging page={page} pages={pages} hrefOf={(number) => foundHref(search, number)} />
    </section>
  )
}
