/** Suggestions at a store of the ordering channel: one call to its index, for products, categories and brands. */
import { LeaflogError } from '../../errors/errors.ts'
import { firstChoice, isSoldOut, priceOf } from '../catalogue/prices.ts'
import type { ShoppingMode } from '../catalogue/menu.ts'
import { brandHref, categoryHref, productHref } from '../catalogue/slugs.ts'
import { type FoundProduct, facetAnswer, foundAnswer, highlightMarks } from '../../wire/search/search-answers.ts'
import { listingAttributes } from '../../wire/search/search.ts'
import { type IndexedStore, type StoreIndexes, indexOfStore } from './store-indexes.ts'
import { completionsOf } from './correction.ts'
import { piecesOf } from './highlights.ts'
import { SUGGESTED } from './search.rules.ts'
import type { SuggestedProduct, SuggestedWay, Suggestions } from './suggestions.ts'

/** Where and for whom an index is searched. */
export interface MenuSearch {
  /** The store whose products are found. */
  readonly store: IndexedStore
  /** Only products sold in this mode are found, with its prices. */
  readonly mode: ShoppingMode
  /** Whether answers get an id for insights events: only with consent. */
  readonly counted: boolean
}

/** Filter of products sold in a mode. */
export const inMode = (mode: ShoppingMode): string[][] => [['menu_type:BOTH', `menu_type:${mode}`]]

const marks = { highlightPreTag: highlightMarks.pre, highlightPostTag: highlightMarks.post } as const

/** Parameters of a product search besides its words and filters. */
export const productsAsked = (counted: boolean) => ({
  attributesToRetrieve: listingAttributes,
  attributesToHighlight: ['name', 'brand.name', 'subcategory', 'category'],
  ...marks,
  ...(counted && { clickAnalytics: true }),
})

export async function suggestAtMenu(
  indexes: StoreIndexes,
  { store, mode, counted }: MenuSearch,
  term: string,
  signal?: AbortSignal,
): Promise<Suggestions> {
  const indexName = indexOfStore(store)
  const facetFilters = inMode(mode)
  const ways = (facet: string) => ({
    indexName,
    type: 'facet',
    facet,
    facetQuery: term,
    facetFilters,
    maxFacetHits: SUGGESTED.ways,
    ...marks,
  })
  const [products, categories, brands] = await indexes.ask(
    store,
    [
      {
        indexName,
        query: term,
        hitsPerPage: SUGGESTED.products,
        facetFilters,
        ...productsAsked(counted),
      },
      ways('category'),
      ways('brand.name'),
    ],
    signal,
  )
  const found = foundAnswer.safeParse(products)
  if (!found.success) throw new LeaflogError('SERVICE_ANSWER_INVALID', undefined, { cause: found.error })
  const { hits, nbHits, queryID } = found.data
  return {
    term,
    total: nbHits,
    products: hits.map((product, position) => suggestedProduct(product, mode, position + 1)),
    categories: waysOf(categories, (name) => categoryHref(name)),
    brands: waysOf(brands, brandHref),
    terms: completionsOf(term, hits).slice(0, SUGGESTED.terms),
    foundBy: queryID === undefined ? null : { storeCode: store.store_code, index: indexName, queryID },
  }
}

function suggestedProduct(product: FoundProduct, mode: ShoppingMode, position: number): SuggestedProduct {
  const { name, brand, _highlightResult: highlight } = product
  const choice = firstChoice(product, mode)
  const price = choice === null ? null : priceOf(choice, mode)
  return {
    id: product.objectID,
    href: productHref(product),
    name: piecesOf(name, highlight?.name?.value),
    brand: piecesOf(brand.name, highlight?.brand?.name?.value),
    image: product.image,
    strain: product.strain_type,
    price: price && {
      from: price.final,
      was: price.onSpecial ? price.regular : null,
      several: product.variants.length > 1,
    },
    soldOut: isSoldOut(product),
    position,
  }
}

/** An invalid part is left out; only products are required. */
function waysOf(answer: unknown, hrefOf: (name: string) => string): SuggestedWay[] {
  const read = facetAnswer.safeParse(answer)
  if (!read.success) return []
  return read.data.facetHits.map(({ value, highlighted, count }) => ({
    href: hrefOf(value),
    label: piecesOf(value, highlighted),
    count,
  }))
}
