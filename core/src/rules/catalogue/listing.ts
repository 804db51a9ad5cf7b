import type { ListedProduct } from '../../wire/search/search.ts'
import { indexOf, searchable, type FacetValues, type Row } from './listing-index.ts'
import type { ListingQuery } from './listing-query.ts'
import type { CatalogueMenu, ShoppingMode } from './menu.ts'

/** Products per page of a listing: fills the last row in 3 and in 2 columns. */
export const pageSize = 24

/**
 * The scope of a listing before its filters: a category page, a brand's page, or the whole menu (`null` and `null`).
 */
export interface ListingScope {
  /** A category's name as the menu spells it, not its slug; null for all categories. */
  readonly category: string | null
  /** A subcategory's slug; null for all of them. */
  readonly subcategory: string | null
  /** Only products with one of these specials, for the page of all specials. */
  readonly specials?: readonly string[]
  /** Only this brand's products (slug). */
  readonly brand?: string
}

/** A value that a listing can be filtered by. */
export interface FacetOption {
  /** Its slug, as it stands in a `ListingQuery` and in the address. */
  readonly value: string
  /** The name to show; the slug if the menu does not know the value. */
  readonly label: string
  /** Number of products with this value that match the other filters. 0 only for a value that is selected. */
  readonly count: number
  /** Whether the query asks for this value. */
  readonly selected: boolean
}

/** One page of a menu's products, and what it can be filtered by. */
export interface Listing {
  /** Number of products that match, on all pages. */
  readonly total: number
  /** The products of one page. */
  readonly products: readonly ListedProduct[]
  /** From 1; a page beyond the last is the last. */
  readonly page: number
  /** Number of pages, at least 1, also if nothing matches. */
  readonly pages: number
  /** Disjunctive: a facet's counts show what choosing another value of it would give. */
  readonly facets: {
    readonly brand: readonly FacetOption[]
    readonly strain: readonly FacetOption[]
    readonly weight: readonly FacetOption[]
    readonly subcategory: readonly FacetOption[]
  }
}

type Numbers = ReadonlySet<number> | null

const numbersOf = (values: FacetValues, slugs: readonly string[]): Numbers =>
  slugs.length === 0 ? null : new Set(slugs.flatMap((slug) => values.numberOf(slug) ?? []))

const bump = (counts: Int32Array, number: number): void => {
  if (number >= 0) counts[number] = (counts[number] ?? 0) + 1
}

const options = (values: FacetValues, counts: Int32Array, selected: readonly string[]): FacetOption[] => {
  const shown = values.order.flatMap((number) => {
    const value = values.slugs[number] ?? ''
    const option = {
      value,
      label: values.labels[number] ?? '',
      count: counts[number] ?? 0,
      selected: selected.includes(value),
    }
    return option.count > 0 || option.selected ? [option] : []
  })
  const unknown = selected.filter((value) => values.numberOf(value) === undefined)
  return [...shown, ...unknown.map((value) => ({ value, label: value, count: 0, selected: true }))]
}

const inScope = (
  row: Row,
  scope: ListingScope,
  brand: number | null,
  special: string | null,
  words: readonly string[],
): boolean =>
  (scope.category === null || row.category === scope.category) &&
  (brand === null || row.brand === brand) &&
  (scope.specials === undefined || row.product.special_ids.some((id) => scope.specials?.includes(id))) &&
  (special === null || row.product.special_ids.includes(special)) &&
  words.every((word) => row.text.includes(word))

/**
 * The products of a menu that match a query, with the counts of each filter. A pure function, one pass over the menu.
 * Values of one filter widen the result, different filters narrow it.
 */
export const listing = (
  menu: Pick<CatalogueMenu, 'products'>,
  scope: ListingScope,
  query: ListingQuery,
  mode: ShoppingMode,
  perPage = pageSize,
): Listing => {
  const index = indexOf(menu)
  const brands = numbersOf(index.brand, query.brand)
  const strains = numbersOf(index.strain, query.strain)
  const weights = numbersOf(index.weight, query.weight)
  const subcategories = numbersOf(index.subcategory, scope.subcategory === null ? [] : [scope.subcategory])
  const onlyBrand = scope.brand === undefined ? null : (index.brand.numberOf(scope.brand) ?? -1)
  const words =
    query.text === ''
      ? []
      : searchable(query.text)
          .split(/(?= )/)
          .filter((word) => word.trim() !== '')
  const count = {
    brand: new Int32Array(index.brand.slugs.length),
    strain: new Int32Array(index.strain.slugs.length),
    weight: new Int32Array(index.weight.slugs.length),
    subcategory: new Int32Array(index.subcategory.slugs.length),
  }
  const found: ListedProduct[] = []
  for (const row of index.rows(mode, query.sort)) {
    if (!inScope(row, scope, onlyBrand, query.special, words)) continue
    const missBrand = brands !== null && !brands.has(row.brand)
    const missStrain = strains !== null && !strains.has(row.strain)
    const missWeight = weights !== null && !row.weights.some((weight) => weights.has(weight))
    const missSubcategory = subcategories !== null && !subcategories.has(row.subcategory)
    const misses = Number(missBrand) + Number(missStrain) + Number(missWeight) + Number(missSubcategory)
    if (misses > 1) continue
    if (misses === 0 || missBrand) bump(count.brand, row.brand)
    if (misses === 0 || missStrain) bump(count.strain, row.strain)
    if (misses === 0 || missWeight) for (const weight of row.weights) bump(count.weight, weight)
    if (misses === 0 || missSubcategory) bump(count.subcategory, row.subcategory)
    if (misses > 0) continue
    found.push(row.product)
  }
  const pages = Math.max(1, Math.ceil(found.length / perPage))
  const page = Math.min(query.page, pages)
  return {
    total: found.length,
    products: found.slice((page - 1) * perPage, page * perPage),
    page,
    pages,
    facets: {
      brand: options(index.brand, count.brand, query.brand),
      strain: options(index.strain, count.strain, query.strain),
      weight: options(index.weight, count.weight, query.weight),
      subcategory: options(index.subcategory, count.subcategory, scope.subcategory === null ? [] : [scope.subcategory]),
    },
  }
}
