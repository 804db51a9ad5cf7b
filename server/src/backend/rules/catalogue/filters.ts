/** Which offers match a listing's filter (5c.1). All conditions must match. */
import { fold, wordsOf } from '../search/words.ts'
import type { Category, Product } from './model.ts'
import type { Offer } from './offers.ts'
import { entityUid } from './uids.ts'

/** An exact match of one value, or of one of several. */
export interface EqualCondition {
  eq?: string | null | undefined
  in?: readonly (string | null)[] | null | undefined
}
/** Text contained in a value: any part of it, or with FULL whole words in order. */
export interface MatchCondition {
  match?: string | null | undefined
  match_type?: 'FULL' | 'PARTIAL' | null | undefined
}
/** Numbers; both ends are inclusive. */
export interface RangeCondition {
  from?: string | null | undefined
  to?: string | null | undefined
}

export interface ProductFilter {
  sku?: EqualCondition | null
  url_key?: EqualCondition | null
  category_id?: EqualCondition | null
  category_uid?: EqualCondition | null
  category_url_path?: EqualCondition | null
  brand?: EqualCondition | null
  strain_type?: EqualCondition | null
  size?: EqualCondition | null
  is_sale?: EqualCondition | null
  is_medical_only?: EqualCondition | null
  name?: MatchCondition | null
  description?: MatchCondition | null
  short_description?: MatchCondition | null
  price?: RangeCondition | null
  thc?: RangeCondition | null
}

/** An invalid number in a filter. */
export class BadFilter extends Error {}

type Test = (offer: Offer) => boolean

/** The values of a condition; undefined if it has none. */
export function wantedValues(condition: EqualCondition): ReadonlySet<string> | undefined {
  const { eq, in: among } = condition
  if (eq === undefined || eq === null) return among ? new Set(among.filter((value) => value !== null)) : undefined
  return among && !among.includes(eq) ? new Set() : new Set([eq])
}

const equal =
  (condition: EqualCondition | null | undefined, valuesOf: (offer: Offer) => readonly string[]): Test =>
  (offer) => {
    const wanted = condition && wantedValues(condition)
    return !wanted || valuesOf(offer).some((value) => wanted.has(value))
  }

export function matchesText({ match, match_type }: MatchCondition, text: string): boolean {
  const wanted = match?.trim() ?? ''
  if (wanted === '') return true
  if (match_type !== 'FULL') return fold(text).includes(fold(wanted))
  return ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(wanted).join(' ')} `)
}

const text =
  (condition: MatchCondition | null | undefined, textOf: (product: Product) => string): Test =>
  ({ product }) =>
    !condition || matchesText(condition, textOf(product))

function bound(value: string | null | undefined, none: number): number {
  if (value === undefined || value === null || value.trim() === '' || value.trim() === '*') return none
  const number = Number(value)
  if (!Number.isFinite(number)) throw new BadFilter(`"${value.slice(0, 40)}" is not a number.`)
  return number
}

function range(condition: RangeCondition | null | undefined, numberOf: (offer: Offer) => number | null): Test {
  if (!condition) return () => true
  const from = bound(condition.from, Number.NEGATIVE_INFINITY)
  const to = bound(condition.to, Number.POSITIVE_INFINITY)
  if (from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY) return () => true
  return (offer) => {
    const number = numberOf(offer)
    return number !== null && from <= number && number <= to
  }
}

/** A product belongs to its categories and to all their ancestors. */
export function categoriesAbove(categories: readonly Category[]): Category[] {
  const found = new Set<Category>()
  for (const category of categories) {
    for (let at: Category | null = category; at !== null; at = at.parent) found.add(at)
  }
  return [...found]
}

/** The middle of the label's percentage range; null for milligrams or no potency. */
export function thcPercent({ details: { thc } }: Product): number | null {
  return thc === null || thc.unit !== '%' ? null : Math.round((thc.min + thc.max) * 5) / 10
}

const sizesOf = ({ product, variants }: Offer) =>
  [product.size, ...variants.map((variant) => variant.product.size)].flatMap((size) => size?.id ?? []).map(String)

/** Whether a filter names individual products, which are then shown even if the mode does not sell them. */
export const namesProducts = ({ sku, url_key }: ProductFilter): boolean =>
  [sku, url_key].some((condition) => condition && wantedValues(condition) !== undefined)

/** @throws BadFilter */
export function createFilter(filter: ProductFilter): Test {
  const inCategory = (valueOf: (category: Category) => string) => (offer: Offer) =>
    categoriesAbove(offer.product.categories).map(valueOf)
  const skusOf = ({ product, variants }: Offer) =>
    [product, ...variants.map((variant) => variant.product)].map((p) => p.sku)
  const tests: Test[] = [
    equal(filter.sku, skusOf),
    equal(filter.url_key, ({ product }) => [product.urlKey]),
    equal(
      filter.category_id,
      inCategory(({ id }) => String(id)),
    ),
    equal(
      filter.category_uid,
      inCategory(({ id }) => entityUid(id)),
    ),
    equal(
      filter.category_url_path,
      inCategory(({ urlPath }) => urlPath),
    ),
    equal(filter.brand, ({ product }) => (product.brand ? [String(product.brand.id)] : [])),
    equal(filter.strain_type, ({ product }) => (product.strainType ? [String(product.strainType.id)] : [])),
    equal(filter.size, sizesOf),
    equal(filter.is_sale, ({ isOnSale }) => [isOnSale ? '1' : '0']),
    equal(filter.is_medical_only, ({ product }) => [product.isMedicalOnly ? '1' : '0']),
    text(filter.name, ({ name }) => name),
    text(filter.description, ({ details }) => details.description),
    text(filter.short_description, ({ details }) => details.shortDescription),
    range(filter.price, ({ minimum }) => minimum.final / 100),
    range(filter.thc, ({ product }) => thcPercent(product)),
  ]
  return (offer) => tests.every((test) => test(offer))
}
