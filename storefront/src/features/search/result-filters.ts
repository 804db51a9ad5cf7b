import {
  type PriceRange,
  type ResultFacet,
  emptyResultsQuery,
  priceRanges,
  resultSorts,
  resultsHref,
  toggleResult,
  withoutResultFilters,
} from '@leaflog/core/search'
import { useTranslation } from 'react-i18next'
import type { FilterBarProps } from '../../shared/product/filter-bar.tsx'
import type { FilterOption } from '../../shared/product/filter-options.tsx'
import { strainLabel } from '../../shared/product/format.ts'
import { useFormats } from '../../shared/i18n/formats.ts'
import { useTerm } from '../../shared/i18n/use-term.ts'
import { type MenuResultsPage, SEARCH_PATH } from './search-data.ts'

/** In this order on the bar. */
const shown: readonly ResultFacet[] = ['category', 'strain', 'weight', 'brand']

/** The filter bar of results at a menu (2b.3, 3.8). Every state of it is an address. */
export function useResultFilters({ query, results }: MenuResultsPage): FilterBarProps {
  const { t } = useTranslation('search')
  const word = useTerm()
  const { sum } = useFormats()

  const labelOf = (name: ResultFacet, value: string): string => {
    if (name === 'strain') return word(strainLabel(value))
    return name === 'category' ? word(value) : value
  }
  const optionsOf = (name: ResultFacet): FilterOption[] =>
    results.facets[name].map(({ value, count, selected }) => ({
      value,
      label: labelOf(name, value),
      count,
      selected,
      href: resultsHref(toggleResult(query, name, value)),
    }))

  const rangeLabel = (range: PriceRange): string => {
    const { from, to } = priceRanges[range]
    if (from === null) return t('filters.under', { to: sum(to * 100) })
    return to === null
      ? t('filters.over', { from: sum(from * 100) })
      : t('filters.between', { from: sum(from * 100), to: sum(to * 100) })
  }
  const prices: FilterOption[] = results.prices.map(({ value, count, selected }) => ({
    value,
    label: rangeLabel(value),
    count,
    selected,
    href: resultsHref({ ...query, price: selected ? null : value, page: 1 }),
  }))

  const facets: FilterBarProps['facets'] = [
    ...shown.map((name) => ({ name, label: t(`filters.${name}`), options: optionsOf(name) })),
    { name: 'price', label: t('filters.price'), options: prices },
  ].filter(({ options }) => options.length > 0)
  const kept = new URLSearchParams(resultsHref({ ...query, text: '', page: 1 }).split('?')[1])

  return {
    total: results.total,
    facets,
    sorts: resultSorts.map((sort) => ({
      value: sort,
      label: t(`sorts.${sort}`),
      selected: sort === query.sort,
      href: resultsHref({ ...query, sort, page: 1 }),
    })),
    search: {
      title: t('results.everything'),
      text: query.text,
      path: SEARCH_PATH,
      kept: [...kept],
      // Another term is another search, so filters are dropped.
      hrefOf: (text) => resultsHref({ ...emptyResultsQuery, text }),
    },
    active: facets.flatMap(({ name, options }) =>
      options
        .filter(({ selected }) => selected)
        .map(({ value, label, href }) => ({ key: `${name} ${value}`, label, href })),
    ),
    clearHref: resultsHref(withoutResultFilters(query)),
  }
}
