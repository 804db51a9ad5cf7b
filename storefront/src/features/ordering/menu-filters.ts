import { filterNames, listingSorts, toggleFilter, withoutFilters, type FilterName } from '@leaflog/core/catalogue'
import type { FilterBarProps } from '../../shared/product/filter-bar.tsx'
import { strainLabel } from '../../shared/product/format.ts'
import { listingHref } from './listing-links.ts'
import type { ListingPageData } from './listing-loader.ts'
import type { CatalogueWords } from '../../shared/product/words.ts'

/** The filters of the bar, in their order. */
const facets: readonly FilterName[] = ['strain', 'weight', 'brand']

/** The filter bar of a menu's listing (2b.3). */
export function menuFilters(page: ListingPageData, { t, word }: CatalogueWords): Omit<FilterBarProps, 'onApproach'> {
  const { query, path, listing } = page
  const { brand, strain, weight, special, text } = query
  const labelOf = (name: FilterName, label: string): string =>
    name === 'brand' ? label : word(name === 'strain' ? strainLabel(label) : label)
  const optionsOf = (name: FilterName) =>
    listing.facets[name].map((option) => ({
      ...option,
      label: labelOf(name, option.label),
      href: listingHref(path, toggleFilter(query, name, option.value)),
    }))
  const chosen = filterNames.flatMap((name) =>
    optionsOf(name)
      .filter(({ selected }) => selected)
      .map(({ value, label, href }) => ({ key: `${name} ${value}`, label, href })),
  )
  const found =
    text === '' ? [] : [{ key: 'q', label: `“${text}”`, href: listingHref(path, { ...query, text: '', page: 1 }) }]
  const kept = { brand: brand.join(','), strain: strain.join(','), weight: weight.join(','), special: special ?? '' }
  return {
    total: listing.total,
    facets: facets
      .filter((name) => listing.facets[name].length > 0 && !(name === 'brand' && page.kind === 'brand'))
      .map((name) => ({ name, label: t(`filters.${name}`), options: optionsOf(name) })),
    sorts: listingSorts.map((sort) => ({
      value: sort,
      label: t(`sorts.${sort}`),
      selected: sort === query.sort,
      href: listingHref(path, { ...query, sort, page: 1 }),
    })),
    search: {
      title: page.title,
      text,
      path,
      kept: Object.entries(kept).filter(([, value]) => value !== ''),
      hrefOf: (words) => listingHref(path, { ...query, text: words, page: 1 }),
    },
    active: [...chosen, ...found],
    clearHref: listingHref(path, withoutFilters(query)),
  }
}
