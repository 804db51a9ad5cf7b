import { searchHref } from '@leaflog/core/search'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterLink } from '../../shared/product/filter-link.tsx'
import { NothingListed } from '../../shared/product/listing-frame.tsx'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { OtherStore } from './other-store.tsx'
import styles from './results.module.css'
import { SearchCategories } from './search-categories.tsx'

type NothingFoundProps = {
  term: string
  /** The results without filters; null if none is chosen. */
  clearHref: string | null
  /** Other terms to try, below their heading; `note` follows the link. */
  heading: string
  terms: readonly { readonly term: string; readonly note?: ReactNode }[]
}

/** A search without results, on either channel: removing the filters, or other terms, stores and categories. */
export function NothingFound({ term, clearHref, heading, terms }: NothingFoundProps) {
  const { t } = useTranslation('search')
  if (clearHref !== null)
    return (
      <NothingListed title={t('nothing.filtered', { term })} text={t('nothing.filteredText', { term })}>
        <FilterLink href={clearHref} className={buttonClass()}>
          {t('nothing.clear')}
        </FilterLink>
      </NothingListed>
    )
  return (
    <NothingListed title={t('nothing.title', { term })} text={t('nothing.text')}>
      {terms.length > 0 && (
        <>
          <h3 className={styles.way}>{heading}</h3>
          <ul className={styles.terms}>
            {terms.map(({ term: other, note }) => (
              <li key={other}>
                <AppLink href={searchHref(other)}>{other}</AppLink> {note}
              </li>
            ))}
          </ul>
        </>
      )}
      <OtherStore />
      <SearchCategories />
    </NothingListed>
  )
}
