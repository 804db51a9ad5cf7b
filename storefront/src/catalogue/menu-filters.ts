import {
  filterNames,
  listingSorts,
  toggleFilter,
  withoutFilters,
  type FilterName,
  type ListingSort,
} from '@leaflog/core/catalogue'
import type { FilterBarProps } from './filter-bar.tsx'
import { strainLabel } from './format.ts'
import { listingHref } from './listing-links.ts'
import type { ListingPageData } from './listing-loader.ts'

const sortLabels: Readonly<Record<ListingSort, string>> = {
  featured: 'Featured first',
  price: 'Price, low to high',
  'price-desc': 'Price, high to low',
  thc: 'THC, high to low',
  name: 'Name, A to Z',
}

const facetTitles: readonly { name: FilterName; label: string }[] = [
  { name: 'strain', label: 'Strain' },
  { name: 'weight', label: 'Weight' },
  { name: 'brand', label: 'Brand' },
]

const labelOf = (name: FilterName, label: string): string => (name === 'strain' ? strainLabel(label) : label)

/** What the filter bar shows of a menu's listing (2b.3). */
export function menuFilters(page: ListingPageData): Omit<FilterBarProps, 'onApproach'> {
  const { query, path, listing } = page
  const { brand, strain, weight, special, text } = query
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
    facets: facetTitles
      .filter(({ name }) => listing.facets[name].length > 0 && !(name === 'brand' && page.kind === 'brand'))
      .map(({ name, label }) => ({ name, label, options: optionsOf(name) })),
    sorts: listingSorts.map((sort) => ({
      value: sort,
      label: sortLabels[sort],
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
