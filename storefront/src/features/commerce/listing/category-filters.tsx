import {
  commerceAttributes,
  commerceListingHref,
  serializeCommerceQuery,
  strainOf,
  toggleChosen,
  withoutChosen,
  type CommerceAttribute,
  type CommerceQuery,
  type CommerceSort,
} from '@leaflog/core/catalogue'
import type { FilterBarProps } from '../../../shared/product/filter-bar.tsx'
import type { FilterOption } from '../../../shared/product/filter-options.tsx'
import { StrainChip } from '../../../shared/product/strain-chip.tsx'
import { formatCents } from '../../../shared/ui/price.tsx'
import type { ListingPage } from './category-page.ts'
import type { CatalogueWords } from '../../../shared/product/words.ts'

/** The filters of the bar, in their order; yes/no attributes share one. */
const facetsShown = [
  { name: 'category', attributes: ['category_uid'] },
  { name: 'strain', attributes: ['strain_type'] },
  { name: 'size', attributes: ['size'] },
  { name: 'brand', attributes: ['brand'] },
  { name: 'price', attributes: ['price'] },
  { name: 'thc', attributes: ['thc'] },
  { name: 'offers', attributes: ['is_sale', 'is_medical_only'] },
] as const

const dollars = (text: string | undefined): string => formatCents(Math.round(Number(text) * 100)).replace(/\.00$/, '')

type Attributes = readonly CommerceAttribute[]

/** `20_39.99` is "$20 to $39.99", `25_*` is "from $25"; `20_24.9` of a potency is "20–24.9%". */
const rangeLabel = (attribute: CommerceAttribute, value: string, { t }: CatalogueWords): string => {
  const [from = '*', to = '*'] = value.split('_')
  const say = attribute === 'price' ? dollars : (end: string) => `${end}%`
  if (from === '*') return t('filters.upTo', { to: say(to) })
  if (to === '*') return t('filters.from', { from: say(from) })
  return attribute === 'price' ? t('filters.between', { from: say(from), to: say(to) }) : `${from}–${say(to)}`
}

const flags = {
  is_sale: ['filters.notOnSale', 'filters.onSale'],
  is_medical_only: ['filters.notMedicalOnly', 'filters.medicalOnly'],
} as const

/** The label of a chosen value; if it is unknown, the name of its attribute. */
const labelOf = (
  attribute: CommerceAttribute,
  value: string,
  known: string | undefined,
  words: CatalogueWords,
): string => {
  const { t, word } = words
  if (attribute === 'price' || attribute === 'thc') return rangeLabel(attribute, value, words)
  if (attribute === 'is_sale' || attribute === 'is_medical_only') return t(flags[attribute][value === '1' ? 1 : 0])
  if (attribute === 'name' || attribute === 'description' || attribute === 'short_description') return `“${value}”`
  const facet = facetsShown.find(({ attributes }: { attributes: Attributes }) => attributes.includes(attribute))
  return known === undefined ? (facet ? t(`filters.${facet.name}`) : value) : word(known)
}

const sortNames = {
  price: { ASC: 'sorts.price', DESC: 'sorts.price-desc' },
  name: { ASC: 'sorts.name', DESC: 'sorts.name-desc' },
} as const

/** The sort orders of the answer (3.8), as addresses spell them; position and relevance have one direction. */
const sortsOf = ({ listing: { sorts, defaultSort }, query }: ListingPage, { t }: CatalogueWords) =>
  sorts.flatMap(({ value: field }): { value: string; label: string; sort: CommerceSort | null }[] => {
    if (field === 'relevance' && query.text === '') return []
    if (field === 'position')
      return [
        {
          value: 'position:ASC',
          label: t('sorts.featured'),
          sort: field === defaultSort ? null : { field, direction: 'ASC' },
        },
      ]
    if (field === 'relevance')
      return [
        {
          value: 'relevance:DESC',
          label: t('sorts.relevance'),
          sort: field === defaultSort ? null : { field, direction: 'DESC' },
        },
      ]
    if (field !== 'price' && field !== 'name') return []
    return (['ASC', 'DESC'] as const).map((direction) => {
      const value = `${field}:${direction}`
      return { value, label: t(sortNames[field][direction]), sort: { field, direction } }
    })
  })

const sameSort = (a: CommerceSort | null, b: CommerceSort | null): boolean =>
  a?.field === b?.field && a?.direction === b?.direction

/** The filter bar of a commerce listing (2b.5, 3.8). */
export function categoryFilters(page: ListingPage, words: CatalogueWords): FilterBarProps {
  const { query, path, listing, facets, hidden } = page
  const href = (next: CommerceQuery) => commerceListingHref(path, next)
  const optionsOf = (attribute: CommerceAttribute): FilterOption[] => {
    const chosen = query.chosen[attribute] ?? []
    const known = facets.find(({ attribute_code }) => attribute_code === attribute)?.options ?? []
    // A custom range is not in the list of values, but can be removed.
    const own = chosen.filter((value) => !known.some((option) => option.value === value))
    const options = [...known, ...own.map((value) => ({ value, label: undefined, count: listing.total }))]
    return options.map(({ value, label, count }) => {
      const strain = attribute === 'strain_type' ? strainOf(label) : null
      return {
        value: `${attribute}:${value}`,
        label: labelOf(attribute, value, label, words),
        count,
        selected: chosen.includes(value),
        href: href(toggleChosen(query, attribute, value)),
        ...(strain && { mark: <StrainChip strain={strain} /> }),
      }
    })
  }
  const active = commerceAttributes.flatMap((attribute) =>
    (query.chosen[attribute] ?? []).map((value) => {
      const key = `${attribute}:${value}`
      const known = optionsOf(attribute).find((option) => option.value === key)
      return {
        key,
        label: labelOf(attribute, value, known?.label, words),
        href: href(toggleChosen(query, attribute, value)),
      }
    }),
  )
  const found =
    query.text === '' ? [] : [{ key: 'q', label: `“${query.text}”`, href: href({ ...query, text: '', page: 1 }) }]
  return {
    total: listing.total,
    facets: facetsShown
      .map(({ name, attributes }: { name: (typeof facetsShown)[number]['name']; attributes: Attributes }) => ({
        name,
        label: words.t(`filters.${name}`),
        options: attributes.filter((attribute) => !hidden.includes(attribute)).flatMap(optionsOf),
      }))
      .filter(({ options }) => options.length > 0),
    sorts: sortsOf(page, words).map(({ value, label, sort }) => ({
      value,
      label,
      selected: sameSort(sort, query.sort),
      href: href({ ...query, sort, page: 1 }),
    })),
    search: {
      title: page.title,
      text: query.text,
      path,
      kept: [...new URLSearchParams(serializeCommerceQuery({ ...query, text: '', page: 1 }))],
      hrefOf: (text) => href({ ...query, text, page: 1 }),
    },
    active: [...active, ...found],
    clearHref: href(withoutChosen(query)),
  }
}
