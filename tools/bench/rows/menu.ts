import { emptyQuery, listing, slugOf, weightSlug, type ListingQuery } from '@leaflog/core/catalogue'
import type { ListedProduct } from '@leaflog/core/wire/search/search'
import { generateCatalogue } from '@leaflog/fixtures'

import { plainListing, type PlainQuery } from '../plain-listing.ts'
import { median, roundsOf } from '../rounds.ts'
import { measured, type Row } from '../row.ts'

const count = 10_000
const limit = 3
const rounds = roundsOf(25)
const scope = { category: null, subcategory: null }

function productsOf(seed: number): ListedProduct[] {
  return generateCatalogue(seed, count).map((product) => ({
    ...product,
    objectID: product.id,
    product_id: product.id,
    brand: { name: product.brand },
    store_id: '1',
    stock: Object.fromEntries(product.variants.map((variant) => [variant.option, 20])),
  }))
}

/** Over the whole menu, which is the most work: without filters, with one, and with more and more of them. */
function queriesFor(products: readonly ListedProduct[]): PlainQuery[] {
  const brands = [...new Set(products.map((product) => product.brand.name))].slice(0, 5)
  const options = [...new Set(products.flatMap((product) => product.variants.map((variant) => variant.option)))].slice(
    0,
    3,
  )
  const start: PlainQuery = { brands: [], strains: [], options: [] }
  return [
    start,
    { ...start, brands },
    { ...start, options },
    { ...start, strains: ['INDICA'] },
    { ...start, brands, strains: ['INDICA', 'HYBRID'] },
    { brands, options, strains: ['SATIVA'] },
  ]
}

const listingQuery = (query: PlainQuery): ListingQuery => ({
  ...emptyQuery,
  sort: 'price',
  brand: query.brands.map(slugOf),
  strain: query.strains.map(slugOf),
  weight: query.options.map(weightSlug),
})

function time(work: () => { total: number }, expected: number): number {
  const startedAt = performance.now()
  const { total } = work()
  const took = performance.now() - startedAt
  if (total !== expected) throw new Error(`A listing found ${total} products instead of ${expected}.`)
  return took
}

export const row: Row = {
  name: `menu of ${count.toLocaleString('en-US')} products: filter, sort, facet`,
  goal: `≤ ${limit} ms`,
  unit: 'ms',
  met: ({ ours }) => ours <= limit,
  async run() {
    const menu = { products: productsOf(11) }
    const queries = queriesFor(menu.products)
    const ours: number[] = []
    const peer: number[] = []
    const cold = performance.now()
    listing(menu, scope, emptyQuery, 'RECREATIONAL')
    const indexing = performance.now() - cold
    for (let round = 0; round <= rounds; round += 1)
      for (const query of queries) {
        const expected = plainListing(menu.products, query).total
        const wanted = listingQuery(query)
        const taken = {
          ours: time(() => listing(menu, scope, wanted, 'RECREATIONAL'), expected),
          peer: time(() => plainListing(menu.products, query), expected),
        }
        if (round === 0) continue
        ours.push(taken.ours)
        peer.push(taken.peer)
      }
    const detail = `${queries.length} queries over the whole menu against plain arrays, ${rounds} rounds; preparing a new menu once ${indexing.toFixed(0)} ms`
    return measured(median(ours), median(peer), detail)
  },
}
