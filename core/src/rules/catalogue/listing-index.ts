import type { ListedProduct } from '../../wire/search/search.ts'
import { byWeight } from './category-order.ts'
import type { ListingSort } from './listing-query.ts'
import type { CatalogueMenu, ShoppingMode } from './menu.ts'
import { isListedIn, isSoldOutIn, lowestPrice } from './prices.ts'
import { slugOf, weightSlug } from './slugs.ts'

/** A product prepared for filtering; facet values are numbers. */
export interface Row {
  readonly product: ListedProduct
  readonly category: string
  readonly subcategory: number
  readonly brand: number
  readonly strain: number
  readonly weights: readonly number[]
  /** Lower-case words with a space before each, so that ` word` matches the start of a word. */
  readonly text: string
}

/** The values of one facet: a number each, with slug and label. */
export interface FacetValues {
  readonly slugs: readonly string[]
  readonly labels: readonly string[]
  /** Numbers in display order. */
  readonly order: readonly number[]
  numberOf(slug: string): number | undefined
}

export interface ListingIndex {
  readonly brand: FacetValues
  readonly strain: FacetValues
  readonly weight: FacetValues
  readonly subcategory: FacetValues
  /** The mode's products in a sort order; sorted once, then cached. */
  rows(mode: ShoppingMode, sort: ListingSort): readonly Row[]
}

/** Collects the values of a facet while indexing products. */
class Values {
  readonly #slugs: string[] = []
  readonly #labels: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #byLabel = new Map<string, number>()
  readonly #slugOf: (label: string) => string

  constructor(slug: (label: string) => string) {
    this.#slugOf = slug
  }

  add(label: string): number {
    const seen = this.#byLabel.get(label)
    if (seen !== undefined) return seen
    const slug = this.#slugOf(label)
    const number = this.#numbers.get(slug) ?? this.#slugs.length
    if (number === this.#slugs.length) {
      this.#slugs.push(slug)
      this.#labels.push(label)
      this.#numbers.set(slug, number)
    }
    this.#byLabel.set(label, number)
    return number
  }

  finish(compare: (a: string, b: string) => number): FacetValues {
    const label = (number: number) => this.#labels[number] ?? ''
    return {
      slugs: this.#slugs,
      labels: this.#labels,
      order: this.#slugs.map((_, number) => number).toSorted((a, b) => compare(label(a), label(b))),
      numberOf: (slug) => this.#numbers.get(slug),
    }
  }
}

const alphabetically = (a: string, b: string): number => {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()]
  return left < right ? -1 : left > right ? 1 : 0
}

const strainOrder = ['INDICA', 'HYBRID', 'SATIVA']
const byStrain = (a: string, b: string): number =>
  strainOrder.indexOf(a.toUpperCase()) - strainOrder.indexOf(b.toUpperCase())

/** The words of a text, each with a space before it. */
export const searchable = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()}`

const build = (products: readonly ListedProduct[]): ListingIndex => {
  const values = {
    brand: new Values(slugOf),
    strain: new Values(slugOf),
    weight: new Values(weightSlug),
    subcategory: new Values(slugOf),
  }
  const categories = new Map<string, string>()
  const categorySlug = (name: string): string => {
    const slug = categories.get(name) ?? slugOf(name)
    categories.set(name, slug)
    return slug
  }
  const rows = products.map((product): Row => ({
    product,
    category: categorySlug(product.category),
    subcategory: product.subcategory === null ? -1 : values.subcategory.add(product.subcategory),
    brand: values.brand.add(product.brand.name),
    strain: product.strain_type === null ? -1 : values.strain.add(product.strain_type),
    weights: [...new Set(product.variants.map((variant) => values.weight.add(variant.option)))],
    text: searchable(
      `${product.name} ${product.brand.name} ${product.category} ${product.subcategory ?? ''} ${product.strain_type ?? ''}`,
    ),
  }))
  const sorted = new Map<string, readonly Row[]>()
  return {
    brand: values.brand.finish(alphabetically),
    strain: values.strain.finish(byStrain),
    weight: values.weight.finish(byWeight),
    subcategory: values.subcategory.finish(alphabetically),
    rows(mode, sort) {
      const key = `${mode} ${sort}`
      const ready =
        sorted.get(key) ??
        sortRows(
          rows.filter((row) => isListedIn(row.product, mode)),
          mode,
          sort,
        )
      sorted.set(key, ready)
      return ready
    },
  }
}

/** Sorts by a key computed once per row. Ties keep the menu's order; sold-out products come last. */
const sortRows = (rows: readonly Row[], mode: ShoppingMode, sort: ListingSort): readonly Row[] =>
  rows
    .map((row) => ({
      row,
      isOver: Number(isSoldOutIn(row.product, mode)),
      key: sort === 'name' ? row.product.name.toLowerCase() : sortKey(row.product, mode, sort),
    }))
    .toSorted((a, b) => a.isOver - b.isOver || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ row }) => row)

const sortKey = (product: ListedProduct, mode: ShoppingMode, sort: Exclude<ListingSort, 'name'>): number => {
  switch (sort) {
    case 'featured':
      return product.featured ? 0 : 1
    case 'price':
      return lowestPrice(product, mode) ?? Number.MAX_SAFE_INTEGER
    case 'price-desc':
      return -(lowestPrice(product, mode) ?? -Number.MAX_SAFE_INTEGER)
    case 'thc':
      // THC as percent of weight sorts before milligrams per package: the two are not comparable.
      return product.thc === null ? 0 : -(product.thc.max + (product.thc.unit === '%' ? 1_000_000 : 0))
  }
}

const indexes = new WeakMap<readonly ListedProduct[], ListingIndex>()

/** The index of a menu, built on first use and cached as long as the menu's products. */
export const indexOf = (menu: Pick<CatalogueMenu, 'products'>): ListingIndex => {
  const known = indexes.get(menu.products)
  if (known !== undefined) return known
  const built = build(menu.products)
  indexes.set(menu.products, built)
  return built
}
