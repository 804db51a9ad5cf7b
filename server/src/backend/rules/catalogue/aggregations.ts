/** The filters of a listing, with the number of products for each choice (3.8). */
import type { AttributeOption, Category } from './model.ts'
import type { Offer } from './offers.ts'
import { categoriesAbove, thcPercent } from './filters.ts'
import { entityUid } from './uids.ts'

export interface AggregationOption {
  label: string
  value: string
  count: number
}

export interface Aggregation {
  attribute_code: string
  label: string
  /** The number of options. */
  count: number
  options: AggregationOption[]
  position: number | null
}

interface Choice {
  label: string
  value: string
  /** The position of the choice in its list. */
  rank: number
}

function counted(offers: readonly Offer[], choicesOf: (offer: Offer) => readonly Choice[]): AggregationOption[] {
  const found = new Map<string, Choice & { count: number }>()
  for (const offer of offers) {
    for (const choice of choicesOf(offer)) {
      const known = found.get(choice.value)
      if (known) known.count += 1
      else found.set(choice.value, { ...choice, count: 1 })
    }
  }
  return [...found.values()]
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ label, value, count }) => ({ label, value, count }))
}

const attributeChoice = ({ id, label, position }: AttributeOption): Choice => ({
  label,
  value: String(id),
  rank: position,
})

/** Brands are pages, not menu categories, and the root contains everything. */
const isMenuCategory = (category: Category): boolean => {
  const [top] = category.urlPath.split('/')
  return category.parent !== null && top !== 'brands'
}

const categoryChoice = ({ id, name, position }: Category): Choice => ({
  label: name,
  value: entityUid(id),
  rank: position,
})

/** `20_39.99`: both ends are inclusive, as in a filter. */
function rangeChoice(from: number, to: number, unit: number): Choice {
  const last = Math.round((to - unit) * 100) / 100
  return { label: `${from}-${last}`, value: `${from}_${last}`, rank: from }
}

/** Price ranges in dollars: the finest step that gives at most this many choices. */
const priceSteps = [10, 20, 50, 100, 200, 500]
const maxPriceChoices = 8

function priceStep(offers: readonly Offer[]): number {
  const dearest = Math.max(0, ...offers.map(({ minimum }) => minimum.final / 100))
  return priceSteps.find((step) => dearest / step < maxPriceChoices) ?? 1000
}

const thcBounds = [0, 10, 15, 20, 25, 30, 60, 80, 100.1]

function thcChoice(offer: Offer): Choice[] {
  const percent = thcPercent(offer.product)
  if (percent === null) return []
  const at = thcBounds.findLastIndex((bound) => bound <= percent)
  const [from = 0, to = 100] = thcBounds.slice(at, at + 2)
  return [rangeChoice(from, to, 0.1)]
}

const sizesOf = ({ product, variants }: Offer) =>
  [product, ...variants.map((variant) => variant.product)].flatMap(({ size }) => (size ? [attributeChoice(size)] : []))

/**
 * Aggregations with at least one choice, in display order.
 * @param childrenOf counts only the direct children of this category; by default all categories
 */
export function aggregate(offers: readonly Offer[], childrenOf?: Category): Aggregation[] {
  const step = priceStep(offers)
  const categoriesOf = ({ product }: Offer) =>
    categoriesAbove(product.categories)
      .filter((category) => (childrenOf ? category.parent === childrenOf : isMenuCategory(category)))
      .map(categoryChoice)
  const all: [code: string, label: string, choicesOf: (offer: Offer) => readonly Choice[]][] = [
    [
      'price',
      'Price',
      ({ minimum }) => {
        const from = Math.floor(minimum.final / 100 / step) * step
        return [rangeChoice(from, from + step, 0.01)]
      },
    ],
    ['category_uid', 'Category', categoriesOf],
    ['brand', 'Brand', ({ product }) => (product.brand ? [attributeChoice(product.brand)] : [])],
    ['strain_type', 'Strain Type', ({ product }) => (product.strainType ? [attributeChoice(product.strainType)] : [])],
    ['size', 'Size', sizesOf],
    ['thc', 'THC', thcChoice],
    ['is_sale', 'On Sale', ({ isOnSale }) => (isOnSale ? [{ label: 'Yes', value: '1', rank: 1 }] : [])],
    [
      'is_medical_only',
      'Medical Only',
      ({ product }) => (product.isMedicalOnly ? [{ label: 'Yes', value: '1', rank: 1 }] : []),
    ],
  ]
  return all
    .map(([attribute_code, label, choicesOf], position) => {
      const options = counted(offers, choicesOf)
      return { attribute_code, label, count: options.length, options, position }
    })
    .filter(({ count }) => count > 0)
}
