import { countResultFilters, resultsHref, searchHref, withoutResultFilters } from '@leaflog/core/search'
import { Trans, useTranslation } from 'react-i18next'
import { FilterBar } from '../../shared/product/filter-bar.tsx'
import { ListedProducts, ListingFrame } from '../../shared/product/listing-frame.tsx'
import { ProductGrid } from '../ordering/product-grid.tsx'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { FoundProducts } from './found-products.tsx'
import { NothingFound } from './nothing-found.tsx'
import styles from './results.module.css'
import { useResultFilters } from './result-filters.ts'
import type { MenuResultsPage } from './search-data.ts'
import { useCountOf } from './use-count-of.ts'

/** Results of an ordering store's index. */
export function MenuResults({ page }: { page: MenuResultsPage }) {
  const { term, query, results, mode } = page
  const { t } = useTranslation('search')
  const filters = useResultFilters(page)
  const countOf = useCountOf()
  return (
    <ListingFrame
      trail={[{ label: t('results.crumb'), href: searchHref(term) }]}
      title={t('results.heading', { term })}
      count={countOf(results.total, page.storeName, mode)}
    >
      {results.corrected !== null && (
        <p className={styles.note}>
          <Trans
            t={t}
            i18nKey="results.corrected"
            values={{ term, corrected: results.corrected }}
            components={{ a: <AppLink href={searchHref(results.corrected)} /> }}
          />
        </p>
      )}
      <FilterBar {...filters} />
      {results.total === 0 ? (
        <NothingFound
          term={term}
          clearHref={countResultFilters(query) > 0 ? resultsHref(withoutResultFilters(query)) : null}
          heading={t('nothing.shorter')}
          terms={results.shorter.map(({ term: shorter, count }) => ({
            term: shorter,
            note: <span className={styles.soft}>{t('product.products', { count })}</span>,
          }))}
        />
      ) : (
        <ListedProducts
          {...results}
          shown={results.products.length}
          hrefOf={(number) => resultsHref({ ...query, page: number })}
        >
          <FoundProducts page={page}>
            <ProductGrid products={results.products} mode={mode} />
          </FoundProducts>
        </ListedProducts>
      )}
    </ListingFrame>
  )
}
